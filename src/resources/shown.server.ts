import { and, getTableColumns, type SQL } from 'drizzle-orm'
import type { Resource } from './resource.server.ts'

/**
 * The columns that users are shown. Nothing else may decide which rows come, or in which order: whoever can sort by a
 * secret reads it letter by letter.
 */
export function shownColumns({ table, hidden = [] }: Resource) {
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name)))
}

/** Of the rows that users are shown those for which this is true. */
export const shownRows = ({ only }: Resource, ...conditions: (SQL | undefined)[]) => and(only, ...conditions)
