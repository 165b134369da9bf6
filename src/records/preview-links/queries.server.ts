import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { users } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { previewLinks } from './tables.server.ts'

type Item = { resource: string; item_id: string }

const week = 7 * 24 * 60 * 60 * 1000

/** Answers the secret that the link carries, this once. What has expired is forgotten on the way. */
export async function addPreviewLink(db: Database, item: Item & { user_id: string }, now: Date) {
  const token = randomBytes(24).toString('base64url')
  const expires_at = new Date(now.getTime() + week).toISOString()
  await db.delete(previewLinks).where(lte(previewLinks.expires_at, now.toISOString()))
  await db
    .insert(previewLinks)
    .values({ ...item, token_hash: hashOf(token), expires_at, created_at: now.toISOString() })
  return { token, expires_at }
}

/** The links to one item that work now, the latest first. */
export function listPreviewLinks(db: Database, { resource, item_id }: Item, now: Date) {
  const { id, created_at, expires_at } = previewLinks
  return db
    .select({ id, created_at, expires_at, user_name: users.name })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.user_id))
    .where(and(eq(previewLinks.resource, resource), eq(previewLinks.item_id, item_id), works(now)))
    .orderBy(desc(created_at), desc(id))
}

/** What a link shows and who made it, as long as it works. */
export async function findPreviewed(db: Database, token: string, now: Date) {
  const { resource, item_id } = previewLinks
  const { id, email, name } = users
  const [link] = await db
    .select({ resource, item_id, user: { id, email, name } })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.user_id))
    .where(and(eq(previewLinks.token_hash, hashOf(token)), works(now)))
  return link
}

export async function findPreviewLink(db: Database, id: string) {
  const [link] = await db.select().from(previewLinks).where(eq(previewLinks.id, id))
  return link
}

export async function deletePreviewLink(tx: Transaction, id: string) {
  await tx.delete(previewLinks).where(eq(previewLinks.id, id))
}

/** It ends with the account of whoever made it, disabled ones included. */
const works = (now: Date) => and(gt(previewLinks.expires_at, now.toISOString()), eq(users.disabled, false))

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
