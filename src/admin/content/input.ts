import { z } from 'zod'
import { moment } from '#platform/input.ts'
import { textChange } from '#records/page-content/input.ts'

/** Under this name the typing of a page's form is kept, by the key of the page. */
export const pagesResource = 'content'

const { content, show_on_homepage } = textChange.required().shape

/**
 * The texts of a page that one save changes, all or none. `content: null` goes back to the default. `version` is the
 * `updated_at` that the writer has seen, `null` where nothing was saved yet; without it nobody's change is noticed.
 */
export const pageSave = z.strictObject({
  texts: z.record(
    z.string(),
    z.strictObject({
      content: content.nullable(),
      show_on_homepage: show_on_homepage.optional(),
      version: moment.nullable().optional(),
    }),
  ),
})

export type PageSave = z.infer<typeof pageSave>
export type TextSave = PageSave['texts'][string]
