import { type AnyColumn, and, asc, count, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { deadLinks } from './tables.server.ts'

export type DeadLink = typeof deadLinks.$inferSelect
export type NewDeadLink = typeof deadLinks.$inferInsert

/** Those that lead nowhere first. */
export function listDeadLinks(db: Database, resources: string[]): Promise<DeadLink[]> {
  return db
    .select()
    .from(deadLinks)
    .where(inArray(deadLinks.resource, resources))
    .orderBy(sql`${deadLinks.moved_to} is not null`, asc(deadLinks.href), asc(deadLinks.item_label), asc(deadLinks.id))
    .limit(1_000)
}

/** Those that lead nowhere, in the named resources or in all. */
export async function countDeadLinks(db: Database, resources: readonly string[] | undefined): Promise<number> {
  const [row] = await db
    .select({ dead: count() })
    .from(deadLinks)
    .where(and(resources && inArray(deadLinks.resource, [...resources]), isNull(deadLinks.moved_to)))
  return row?.dead ?? 0
}

export async function findDeadLink(db: Database, id: string): Promise<DeadLink | undefined> {
  const [link] = await db.select().from(deadLinks).where(eq(deadLinks.id, id))
  return link
}

/** What a whole check has found takes the place of what the one before did, all at once. */
export async function replaceDeadLinks(db: Database, links: NewDeadLink[]) {
  await db.transaction(async (tx) => {
    await tx.delete(deadLinks)
    await addDeadLinks(tx, links)
  })
}

const batch = 500

export async function addDeadLinks(tx: Transaction, links: NewDeadLink[]) {
  for (let start = 0; start < links.length; start += batch)
    await tx
      .insert(deadLinks)
      .values(links.slice(start, start + batch).map((link) => ({ ...link, id: idOf(link) })))
      .onConflictDoNothing()
}

/** The same link has the same id in every check, so that a list on somebody's screen stays good when another runs. */
const idOf = ({ resource, item_id, field, href, words }: NewDeadLink) =>
  sql`md5(${JSON.stringify([resource, item_id, field, href, words])})::uuid`

/** Those of an item that it no longer holds, or all of them. */
export async function forgetLinksOf(tx: Transaction, resource: string, item_id: string, held: string[] = []) {
  const gone = held.length > 0 ? notInArray(deadLinks.href, held) : undefined
  await tx.delete(deadLinks).where(and(eq(deadLinks.resource, resource), eq(deadLinks.item_id, item_id), gone))
}

/** What was said about links to a page. */
export async function forgetLinksTo(tx: Transaction, path: string) {
  await tx.delete(deadLinks).where(isTo(deadLinks.href, path))
}

const isTo = (address: AnyColumn, path: string) => sql`regexp_replace(${address}, '[?#].*$', '') = ${path}`

/** Old addresses of a page are led on to where it is now, or nowhere. */
export async function redirectDeadLink(tx: Transaction, path: string, next: string | null) {
  const { moved_to } = deadLinks
  const led = next === null ? null : sql`${next} || substr(${moved_to}, ${path.length + 1}::int)`
  await tx.update(deadLinks).set({ moved_to: led }).where(isTo(moved_to, path))
}
