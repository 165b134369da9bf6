import type { FieldErrors } from 'react-hook-form'
import type { TextsForm } from '#admin/content/texts/edits.ts'
import { schemaOf } from '#admin/content/texts/schema.ts'
import type { Text } from '#admin/content/texts/text.ts'

/** The texts whose fields are to be looked at; all of them before a save. */
export function asked(texts: Text[], names: string[] | undefined): Text[] {
  const keys = names && new Set(names.map((name) => name.split('.')[1]))
  return keys ? texts.filter(({ section_key }) => keys.has(section_key)) : texts
}

/** As the form library wants it: nested like the values, with a message at each leaf. */
export function problemsIn(texts: Text[], { texts: values }: TextsForm): FieldErrors<TextsForm> {
  const found: Record<string, unknown> = {}
  for (const text of texts) {
    const value = values[text.section_key] ?? ''
    const isUnreadable = text.kind === 'list' && !Array.isArray(value)
    const result = isUnreadable ? undefined : schemaOf(text).safeParse(value)
    for (const { path, message } of result?.error?.issues ?? []) place(found, [text.section_key, ...path], message)
  }
  return (Object.keys(found).length > 0 ? { texts: found } : {}) as FieldErrors<TextsForm>
}

function place(errors: Record<string, unknown>, [first = '', ...rest]: PropertyKey[], message: string) {
  const key = String(first)
  if (rest.length === 0) {
    errors[key] ??= { type: 'custom', message }
    return
  }
  errors[key] ??= {}
  place(errors[key] as Record<string, unknown>, rest, message)
}
