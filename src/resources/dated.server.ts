import { and, asc, getTableColumns, gte, lte } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Resource, Row } from './resource.server.ts'
import { shownColumns, shownRows } from './shown.server.ts'

/** Something that has its day: `at` is that day, or the moment. `isPublic` is missing where all of a kind is seen. */
export type DatedItem = {
  resource: string
  id: string
  title: string
  field: string
  at: string
  isPublic?: boolean
  updated_at: string
}

/** At most so many of one kind: a month of more is read in its list. */
const most = 500

/** What takes place between two moments, kind by kind. */
export async function listDated(db: Database, resources: Resource[], from: Date, to: Date): Promise<DatedItem[]> {
  const found = await Promise.all(resources.map((resource) => listOfOneKind(db, resource, from, to)))
  return found.flat()
}

async function listOfOneKind(db: Database, resource: Resource, from: Date, to: Date): Promise<DatedItem[]> {
  const { name, table, dated: field = '', label, publication } = resource
  const column = getTableColumns(table)[field]
  if (!column) return []
  const isDay = column.getSQLType() === 'date'
  const limit = (moment: Date) => (isDay ? moment.toISOString().slice(0, 10) : moment.toISOString())
  const rows: Row[] = await db
    .select(shownColumns(resource))
    .from(table)
    .where(shownRows(resource, and(gte(column, limit(from)), lte(column, limit(to)))))
    .orderBy(asc(column), asc(table.id))
    .limit(most)
  return rows.map((row) => ({
    resource: name,
    id: String(row.id),
    title: label(row),
    field,
    at: String(row[field]),
    ...(publication && { isPublic: row[publication.field] === true }),
    updated_at: String(row.updated_at),
  }))
}
