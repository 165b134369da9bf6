import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { type ConfirmationDeps, confirmableMs, mailConfirmation } from './mail.server.ts'
import { type NewsConsent, newsConsents } from './tables.server.ts'
import { openConsentTokens } from './token.server.ts'

type Given = Pick<NewsConsent, 'email' | 'name' | 'wording' | 'policy_version' | 'way'>

/**
 * Keeps that somebody asked for news, inside the transaction of the form, and asks by mail whether it was them. Whoever
 * gets news already is asked nothing; whoever has not answered yet has asked anew. Without `mayAsk` no mail is written:
 * the address may be a stranger's.
 */
export async function giveConsent(tx: Transaction, deps: ConfirmationDeps, given: Given, { mayAsk = true } = {}) {
  const [live] = await tx.select().from(newsConsents).where(isLive(given.email)).for('update')
  if (live?.confirmed_at) return
  const values = { ...given, given_at: deps.now.toISOString() }
  const [consent] = live
    ? await tx.update(newsConsents).set(values).where(eq(newsConsents.id, live.id)).returning()
    : await tx.insert(newsConsents).values(values).onConflictDoNothing().returning()
  if (consent && mayAsk) await mailConfirmation(tx, deps, consent)
}

/** What a link is about as it stands now: what was given last under that address, if that is not withdrawn. */
export async function findConsent(db: Database, token: string): Promise<NewsConsent | undefined> {
  const id = (await openConsentTokens(db)).read(token)
  const [own] = id ? await db.select().from(newsConsents).where(eq(newsConsents.id, id)) : []
  if (!own?.withdrawn_at) return own
  const [live] = await db.select().from(newsConsents).where(isLive(own.email))
  return live ?? own
}

/** The latest of each of these addresses, by the address in small letters. */
export async function findLatestConsents(db: Database, emails: string[]): Promise<Map<string, NewsConsent>> {
  const address = sql<string>`lower(${newsConsents.email})`
  const wanted = emails.map((email) => email.toLowerCase())
  const rows = await db
    .selectDistinctOn([address])
    .from(newsConsents)
    .where(inArray(address, wanted))
    .orderBy(address, desc(newsConsents.given_at))
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]))
}

export type ConsentState = 'pending' | 'ended' | 'confirmed' | 'withdrawn'

export function stateOf({ withdrawn_at, confirmed_at, asked_at }: NewsConsent, now: Date): ConsentState {
  if (withdrawn_at) return 'withdrawn'
  if (confirmed_at) return 'confirmed'
  return asked_at && now.getTime() - new Date(asked_at).getTime() < confirmableMs ? 'pending' : 'ended'
}

/** Answers whether it counts now. */
export async function confirmConsent(db: Database, { id }: NewsConsent, now: Date): Promise<boolean> {
  const askedLately = gt(newsConsents.asked_at, new Date(now.getTime() - confirmableMs).toISOString())
  const isOpen = and(isNull(newsConsents.confirmed_at), isNull(newsConsents.withdrawn_at), askedLately)
  const confirmed_at = now.toISOString()
  const confirmed = await db
    .update(newsConsents)
    .set({ confirmed_at })
    .where(and(eq(newsConsents.id, id), isOpen))
  return confirmed.rowCount === 1
}

/** Answers whether there was anything to withdraw. */
export async function withdrawConsent(
  db: Database,
  { id }: Pick<NewsConsent, 'id'>,
  by: NonNullable<NewsConsent['withdrawn_by']>,
  now: Date,
): Promise<boolean> {
  const withdrawn = await db
    .update(newsConsents)
    .set({ withdrawn_at: now.toISOString(), withdrawn_by: by })
    .where(and(eq(newsConsents.id, id), isNull(newsConsents.withdrawn_at)))
  return withdrawn.rowCount === 1
}

export const isOf = (email: string) => sql`lower(${newsConsents.email}) = lower(${email})`

const isLive = (email: string) => and(isOf(email), isNull(newsConsents.withdrawn_at))
