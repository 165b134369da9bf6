import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { User } from '#accounts/session.server.ts'
import { editorPath } from '#admin/content/editor-path.ts'
import type { UsedIn } from '#admin-ui/pictures/library.ts'
import type { Database } from '#platform/database/database.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { contentResource } from '#records/page-content/admin.server.ts'
import { releaseChanges, releases } from '#records/releases/tables.server.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { changeRow, findRow } from '#resources/rows.server.ts'
import { pendingVersions } from '#resources/tables.server.ts'

/** A field of an item that shows a stored file; `path` is the file's `bucket/name`. */
type Use = { path: string; resource: string; id: string; field: string }

/** Every place where an item that users manage shows a stored file, or that one alone. */
export async function listUses(db: Database, resources: Resource[], path?: string): Promise<Use[]> {
  const parts = resources.filter(mayShowPictures).flatMap((resource) => usesIn(resource, path))
  if (parts.length === 0) return []
  const { rows } = await db.execute<Use>(
    sql`select distinct * from (${sql.join(parts, sql` union all `)}) as uses ${path === undefined ? sql`` : sql`where path = ${path}`}`,
  )
  return rows
}

const storedPath = '/storage/([a-z0-9-]+/[A-Za-z0-9._-]+)'

const mayShowPictures = ({ change, isPersonal }: Resource) => change !== undefined && !isPersonal

function usesIn({ name, table, hidden = [] }: Resource, path = ''): SQL[] {
  return Object.entries(getTableColumns(table))
    .filter(([field, column]) => column.getSQLType() === 'text' && !hidden.includes(field))
    .map(
      ([field, column]) => sql`select ${name} as resource, ${table.id}::text as id, ${field} as field,
        (regexp_matches(${column}, ${storedPath}, 'g'))[1] as path
        from ${table} where ${column} like ${`%/storage/${path.replace(/[\\%_]/g, '\\$&')}%`}`,
    )
}

/** Files that somebody has put into what is not saved yet, or into a release that is not live. */
export async function listTyped(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(
    sql`select distinct (regexp_matches(typed, ${storedPath}, 'g'))[1] as path from (
      select ${pendingVersions.values}::text as typed from ${pendingVersions}
      union all
      select ${releaseChanges.values}::text from ${releaseChanges}
      join ${releases} on ${releases.id} = ${releaseChanges.release_id} where ${releases.state} <> 'live'
    ) as unsaved where typed like '%/storage/%'`,
  )
  return rows.map(({ path }) => path)
}

/** The same for people: what the items are called, and where they are edited. Answers by path. */
export async function describeUses(db: Database, resources: Resource[], uses: Use[]) {
  const items = await Promise.all(
    groupByItem(uses).map(async ({ resource: name, id, uses }) => {
      const resource = resources.find((known) => known.name === name)
      const row = resource && (await findRow(db, resource, id))
      if (!row) return []
      const item: UsedIn = { resource: name, id, label: resource.label(row), to: editPath(resource, row) }
      return [...new Set(uses.map(({ path }) => path))].map((path) => ({ path, item }))
    }),
  )
  const sorted = items.flat().sort((a, b) => a.item.label.localeCompare(b.item.label, 'en'))
  const byPath = Map.groupBy(sorted, ({ path }) => path)
  return (path: string) => (byPath.get(path) ?? []).map(({ item }) => item)
}

/** The items that show one file. */
export const listItems = async (db: Database, resources: Resource[], path: string) =>
  (await describeUses(db, resources, await listUses(db, resources, path)))(path)

function groupByItem(uses: Use[]) {
  const items = Map.groupBy(uses, ({ resource, id }) => `${resource}/${id}`)
  return [...items.values()].flatMap((uses) => (uses[0] ? { ...uses[0], uses } : []))
}

function editPath({ name }: Resource, { id, page_key, section_key }: Row) {
  return name === contentResource.name ? editorPath(String(page_key), String(section_key)) : `/admin/${name}/${id}`
}

type Replacement = { path: string; address: string; now: Date }

/**
 * Lets every item that shows a file show another address instead. Each is a change like any other: it is written down, and
 * the history keeps the address before. To be called inside a transaction.
 */
export async function replaceUses(
  db: Database,
  resources: Resource[],
  user: User,
  { path, address, now }: Replacement,
): Promise<number> {
  const items = groupByItem(await listUses(db, resources, path))
  for (const { resource: name, id, uses } of items) {
    const resource = resources.find((known) => known.name === name)
    const row = resource && (await findRow(db, resource, id))
    if (!row) continue
    const values = Object.fromEntries(uses.map(({ field }) => [field, readdressed(String(row[field]), path, address)]))
    await changeRow(db, resource, user, { id, values, now }).catch((error) => {
      if (!(error instanceof Refusal)) throw error
      throw new Refusal(409, `“${resource.label(row)}” can not be changed: ${error.message}`)
    })
  }
  return items.length
}

/** With its version and all that follows it; in HTML an ampersand is written out. */
function readdressed(text: string, path: string, address: string): string {
  const known = new RegExp(`/storage/${path.replace(/[.\\-]/g, '\\$&')}(?![\\w.-])(?:\\?(?:&amp;|[\\w=&-])*)?`, 'g')
  return text.replace(known, () => address)
}
