import { and, asc, getTableColumns, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { isOf } from '#records/consents/queries.server.ts'
import { newsConsents } from '#records/consents/tables.server.ts'
import { getRetention } from '#records/page-content/privacy/queries.server.ts'
import { startOfPeriod } from '#records/page-content/privacy/retention.ts'
import type { Erased } from '#resources/feature.server.ts'

export function exportConsents(db: Database, email: string) {
  const { id: _id, created_at: _created, updated_at: _updated, ...columns } = getTableColumns(newsConsents)
  return db.select(columns).from(newsConsents).where(isOf(email)).orderBy(asc(newsConsents.given_at))
}

export const eraseConsentsOf = (tx: Transaction, email: string) => erase(tx, isOf(email))

const unansweredDays = 30

/** The proof of what was withdrawn is kept as long as contact data; a request that nobody answered, for a month. */
export async function eraseOutdatedConsents(tx: Transaction, now: Date) {
  const { confirmed_at, withdrawn_at, given_at, asked_at } = newsConsents
  const contactEnds = startOfPeriod((await getRetention(tx)).contact, now).toISOString()
  const requestEnds = new Date(now.getTime() - unansweredDays * 24 * 60 * 60 * 1000).toISOString()
  const isOver = or(
    and(isNotNull(confirmed_at), lt(withdrawn_at, contactEnds)),
    and(isNull(confirmed_at), lt(asked_at, requestEnds)),
    and(isNull(asked_at), lt(given_at, contactEnds)),
  )
  return erase(tx, isOver)
}

/** Said only where there was one: most people never asked for news. */
async function erase(tx: Transaction, which: SQL | undefined): Promise<Erased> {
  const { given_at, policy_version } = newsConsents
  const gone = await tx.delete(newsConsents).where(which).returning({ given_at, policy_version })
  if (gone.length === 0) return { counts: {} }
  return { counts: { news_consents: gone.length }, consents: gone.map((one) => ({ ...one, marketing_consent: true })) }
}
