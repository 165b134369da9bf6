import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { getRetention } from '#records/page-content/privacy/queries.server.ts'
import { startOfPeriod } from '#records/page-content/privacy/retention.ts'
import { consents, inquiries } from './tables.server.ts'

const { idempotency_key: _, ...columns } = getTableColumns(inquiries)

/** Everything that whoever has this address has written to us, and what they agreed to. */
export async function exportInquiries(db: Database, email: string) {
  const { gdpr_consent, marketing_consent, gdpr_wording, marketing_wording, policy_version, given_at } = consents
  return db
    .select({
      ...columns,
      consent: { gdpr_consent, marketing_consent, gdpr_wording, marketing_wording, policy_version, given_at },
    })
    .from(inquiries)
    .leftJoin(consents, eq(consents.inquiry_id, inquiries.id))
    .where(isBy(email))
    .orderBy(asc(inquiries.created_at))
}

export const eraseInquiriesOf = (tx: Transaction, email: string) => erase(tx, isBy(email))

/** All inquiries of everyone whose last contact with us, by them or by our answer, is longer ago than we keep them. */
export async function eraseOutdatedInquiries(tx: Transaction, now: Date) {
  const before = startOfPeriod((await getRetention(tx)).contact, now)
  const outdated = sql`select lower(email) from inquiries group by 1
    having greatest(max(created_at), max(answered_at)) < ${before.toISOString()}`
  return erase(tx, sql`lower(${inquiries.email}) in (${outdated})`)
}

const isBy = (email: string) => sql`lower(${inquiries.email}) = lower(${email})`

async function erase(tx: Transaction, which: SQL) {
  const found = await tx.select({ id: inquiries.id }).from(inquiries).where(which).for('update')
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return { counts: { inquiries: 0, consents: 0, mails: 0 }, consents: [] }
  // One parameter for all: as a list, more than 65,535 ids would be refused.
  const all = sql`${sql.param(ids)}::uuid[]`
  const { given_at, policy_version, marketing_consent } = consents
  const given = await tx
    .delete(consents)
    .where(sql`${consents.inquiry_id} = any(${all})`)
    .returning({ given_at, policy_version, marketing_consent })
  const sent = await tx.delete(mails).where(sql`${mails.about} = any(${all})`)
  await tx.delete(inquiries).where(sql`${inquiries.id} = any(${all})`)
  return { counts: { inquiries: ids.length, consents: given.length, mails: sent.rowCount ?? 0 }, consents: given }
}
