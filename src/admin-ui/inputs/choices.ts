import { capital } from '#admin-ui/format/capital.ts'

/** Choices for a select from the values that a field may have; never an empty one. */
export const choicesOf = (values: readonly string[]) => values.map((value) => ({ id: value, name: capital(value) }))
