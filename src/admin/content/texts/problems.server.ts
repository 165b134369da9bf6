import type { FieldError } from '#platform/http/problem.server.ts'
import type { EditableTexts } from '#resources/feature.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { describeText } from './describe.server.ts'
import { schemaOf } from './schema.ts'
import { toValue } from './values.ts'

/** What is wrong with a text of a page, whichever way it is saved. */
export function findTextProblems(
  { content: page, lists = {} }: EditableTexts,
  key: string,
  content: string,
  path: string,
): FieldError[] {
  const shape = Object.hasOwn(lists, key) ? lists[key] : undefined
  const text = describeText(page.pageKey, key, page.texts[key] ?? '', shape)
  const issues = schemaOf(text).safeParse(toValue(text, content)).error?.issues ?? []
  return issues.map((issue) => ({ path: [path, ...issue.path].join('.'), message: issue.message }))
}

/** The same for single rows. A text that no page has is free: nothing is made of it but words. */
export function checkTextsOf(pages: EditableTexts[]): NonNullable<Resource['check']> {
  const known = new Map(pages.map((page) => [page.content.pageKey, page]))
  return ({ page_key, section_key, content }) => {
    const page = known.get(String(page_key))
    const key = String(section_key)
    if (!page || !Object.hasOwn(page.content.texts, key)) return []
    return findTextProblems(page, key, String(content), 'content')
  }
}
