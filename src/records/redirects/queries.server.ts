import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { redirectedSlugs } from './tables.server.ts'

type Addressed = Record<string, unknown>

/**
 * Remembers the address that an item had, when it gets a new one. Of drafts as well: one may have been published, be
 * taken off the site, get a new address and be published again. Whoever follows an old address is led on to what
 * is visible only.
 */
export async function keepOldAddress(tx: Transaction, resource: string, before: Addressed, after: Addressed) {
  if (before.slug === after.slug) return
  const item_id = String(before.id)
  const renamed = and(eq(redirectedSlugs.resource, resource), eq(redirectedSlugs.slug, String(after.slug)))
  await tx.delete(redirectedSlugs).where(renamed)
  await tx
    .insert(redirectedSlugs)
    .values({ resource, slug: String(before.slug), item_id })
    .onConflictDoUpdate({ target: [redirectedSlugs.resource, redirectedSlugs.slug], set: { item_id } })
}

/** The item that once had this address. Asked for on a miss alone; what can't have been an address is not looked for. */
export async function findRenamed(db: Database, resource: string, slug: string): Promise<string | undefined> {
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) return undefined
  const [row] = await db
    .select({ id: redirectedSlugs.item_id })
    .from(redirectedSlugs)
    .where(and(eq(redirectedSlugs.resource, resource), eq(redirectedSlugs.slug, slug)))
  return row?.id
}
