import { type FieldError, fieldErrors } from '#platform/http/problem.server.ts'
import type { EditableTexts } from '#resources/feature.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import type { Shape } from '#resources/text-list.ts'
import { describeText } from './describe.server.ts'
import { schemaOf, storedSchemaOf } from './schema.ts'
import { parseJson, toValue } from './values.ts'

/** What is wrong with a text of a page, whichever way it is saved. */
export function findTextProblems(
  { content: page, lists = {} }: EditableTexts,
  key: string,
  content: string,
  path: string,
): FieldError[] {
  const shape = Object.hasOwn(lists, key) ? lists[key] : undefined
  const text = describeText(page.pageKey, key, page.texts[key] ?? '', shape)
  const stored = text.shape && storedSchemaOf(text.shape).safeParse(parseJson(content)).error
  const error = stored ?? schemaOf(text).safeParse(toValue(text, content)).error
  return (error ? fieldErrors(error) : listLeftOut(text.shape, content)).map((fault) => ({
    ...fault,
    path: [path, fault.path].filter(Boolean).join('.'),
  }))
}

/** What the form takes and the page would still leave out. */
function listLeftOut({ problemOf }: Partial<Shape> = {}, content: string): FieldError[] {
  const list = problemOf && parseJson(content)
  if (!Array.isArray(list)) return []
  return list.flatMap((entry, place) => {
    const problem = problemOf?.(entry)
    return problem
      ? [{ path: [place, problem.field].filter((part) => part !== '').join('.'), message: problem.message }]
      : []
  })
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
