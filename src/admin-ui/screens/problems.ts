import type { z } from 'zod'
import { fieldsOf } from '#admin-ui/format/fields-of.ts'

type Values = Record<string, unknown>

/** What is wrong with a form, by field. Only fields that the schema knows are looked at: a record holds more than may be written. */
export function findProblems(schema: z.ZodType, values: Values): Record<string, unknown> {
  const given = Object.fromEntries(
    fieldsOf(schema)
      .filter((field) => values[field] !== undefined)
      .map((field) => [field, values[field]]),
  )
  const result = schema.safeParse(given)
  if (result.success) return {}
  const found: Values = {}
  for (const issue of result.error.issues) place(found, issue.path, words(issue, given))
  return found
}

function words(issue: z.core.$ZodIssue, given: Values): string {
  const value = issue.path.reduce<unknown>((inner, key) => (inner as Values | undefined)?.[key as string], given)
  if (value === undefined || value === null || String(value).trim() === '') return 'Required'
  if (issue.code === 'too_big') return `At most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`
  if (issue.code === 'too_small') return `At least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}`
  if (issue.code === 'invalid_union') return words(issue.errors.flat()[0] ?? { ...issue, code: 'custom' }, given)
  return issue.code === 'invalid_type' || issue.code === 'invalid_value' ? 'This does not fit here' : issue.message
}

function place(errors: Values, [first = 'root', ...rest]: PropertyKey[], message: string) {
  const key = String(first)
  if (rest.length === 0) {
    errors[key] ??= message
    return
  }
  const inner = typeof errors[key] === 'object' ? errors[key] : {}
  errors[key] = inner
  place(inner as Values, rest, message)
}
