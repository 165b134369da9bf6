import { asc, desc, ilike, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import type { Resource, Row } from './resource.server.ts'
import { shownColumns, shownRows } from './shown.server.ts'

const wholeNumber = (most: number) => z.coerce.number().int().min(1).max(most)

export const listQuery = z.object({
  q: z.string().trim().max(200).optional(),
  sort: z.string().optional(),
  order: z.enum(['asc', 'desc']).optional(),
  page: wholeNumber(1_000_000).default(1),
  per_page: wholeNumber(10_000).default(25),
  /** Only these, separated by commas. */
  ids: z.string().max(100_000).optional(),
  /** Without what can be long; for the file of a whole list. */
  brief: z.literal('true').optional(),
})

export async function listTags(db: Database, table: Resource['table'], tags: NonNullable<Resource['tags']>) {
  const tag = sql<string>`unnest(${tags})`
  const rows = await db.selectDistinct({ tag }).from(table).orderBy(tag)
  return rows.map((row) => row.tag)
}

/** One page of a resource's rows, and how many there are in all. */
export async function listRows(db: Database, resource: Resource, given: Record<string, string>) {
  const { q, sort, order, page, per_page, ids, brief } = readQuery(given)
  const { table, tags, tieBreakers = [], heavyColumns = [] } = resource
  const columns = Object.entries(shownColumns(resource))
  const search = resource.search.filter((column) => columns.some(([, shown]) => shown === column))
  const filters = { ...resource.filters, ...(tags && { tag: (value: string) => sql`${value} = any (${tags})` }) }
  const narrowed = Object.entries(filters).map(([name, filter]) => given[name] && filter(given[name]))
  const where = shownRows(
    resource,
    q ? or(...search.map((column) => ilike(sql`${column}::text`, `%${q.replace(/[\\%_]/g, '\\$&')}%`))) : undefined,
    ids ? inArray(sql`${table.id}::text`, ids.split(',')) : undefined,
    ...narrowed.filter((condition) => typeof condition === 'object'),
  )
  const direction = (order ?? (sort ? 'asc' : resource.sort.order)) === 'desc' ? desc : asc
  const [items, total] = await Promise.all([
    db
      .select(Object.fromEntries(columns.filter(([name]) => !brief || !heavyColumns.includes(name))))
      .from(table)
      .where(where)
      .orderBy(
        direction(sortColumn(resource, sort)),
        ...tieBreakers.map((by) => (typeof by === 'string' ? asc(sortColumn(resource, by)) : by)),
        asc(table.id),
      )
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(table, where),
  ])
  return { items: items as Row[], total }
}

function readQuery(given: Record<string, string>) {
  const result = listQuery.safeParse(given)
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Refusal(422, 'The list can not be asked for like that.', errors)
}

function sortColumn(resource: Resource, field = resource.sort.field) {
  const columns = shownColumns(resource)
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined
  if (!column)
    throw new Refusal(422, 'There is no such field to sort by.', [{ path: 'sort', message: 'Unknown field' }])
  return column
}
