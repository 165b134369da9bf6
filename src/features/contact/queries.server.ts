import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import type { Environment } from '#platform/environment.server.ts'
import type { ProofOfWork } from '#platform/http/proof-of-work.server.ts'
import { countMailsSince, enqueueMails } from '#platform/mail/outbox.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import { consentContent } from '#records/consents/content.ts'
import { giveConsent } from '#records/consents/queries.server.ts'
import { policyVersion } from '#records/page-content/policy-version.ts'
import { getCompanyName, getPageContent } from '#records/page-content/queries.server.ts'
import { upsertPerson } from '#records/people/queries.server.ts'
import { answerDue } from '#records/working-time/calendar.ts'
import { getWorkingTime } from '#records/working-time/queries.server.ts'
import { announce } from '#resources/webhooks/announce.server.ts'
import { contactContent } from './content.ts'
import type { Inquiry } from './input.ts'
import { confirmationKind, confirmationMail, teamMail } from './mails.server.tsx'
import { findSpamSigns, type Sender } from './spam.server.ts'
import { consents, inquiries } from './tables.server.ts'

type Deps = { db: Database; environment: Environment; proofOfWork: ProofOfWork; now: Date }

const hour = 60 * 60 * 1000
const keyLifetime = 24 * hour

/**
 * Keeps an inquiry with its consent and the mails it calls for, all or nothing. An inquiry that was sent before under
 * the same key is not kept again. Throws `LimitReached` when there are too many from one place. Answers whether it is a
 * new one that somebody should answer.
 */
export async function storeInquiry(
  { db, environment, proofOfWork, now }: Deps,
  inquiry: Inquiry,
  sender: Sender,
): Promise<boolean> {
  // Read afresh: what a consent records must not lag behind what was shown, not even for a moment.
  const text = await getPageContent(db, contactContent)
  const policy = await getPageContent(db, policyVersion)
  return db.transaction(async (tx) => {
    const calendar = await getWorkingTime(tx)
    const due_at = answerDue(calendar, now).toISOString()
    const id = await claim(tx, { ...inquiry, due_at }, sender.idempotencyKey, now)
    if (!id) return false
    const spam_signs = await findSpamSigns(tx, proofOfWork, sender, now)
    const suspected_spam = spam_signs.length > 0
    const { name, email, company, source, intent: interest, message } = inquiry
    const person = await upsertPerson(tx, { email, name, company, source, at: now, isSuspected: suspected_spam })
    await tx.update(inquiries).set({ spam_signs, person_id: person.id }).where(eq(inquiries.id, id))
    await tx.insert(consents).values({
      inquiry_id: id,
      gdpr_consent: inquiry.gdprConsent,
      marketing_consent: inquiry.marketingConsent,
      gdpr_wording: text.gdpr_consent,
      marketing_wording: text.marketing_consent,
      policy_version: policy.version,
      given_at: now.toISOString(),
    })
    const stored = { ...inquiry, id, due_at, suspected_spam }
    const confirmation = (await mayConfirm(tx, stored, now)) ? [confirmationMail(stored, text)] : []
    await enqueueMails(tx, readMailSettings(environment), [teamMail(stored, calendar.time_zone), ...confirmation])
    if (inquiry.marketingConsent) {
      const { marketing_consent: wording } = text
      const given = { email, name, wording, policy_version: policy.version, way: 'contact form' }
      const said = { text: await getPageContent(tx, consentContent), company: await getCompanyName(tx) }
      await giveConsent(tx, { environment, now, ...said }, given, { mayAsk: !suspected_spam })
    }
    const told = { id, email, name, company, interest, message, suspected_spam, created_at: now.toISOString() }
    await announce(tx, 'inquiry.created', told, now)
    return !suspected_spam
  })
}

/** The new row's id, or nothing when the key is known. Others with the same key wait here until this one is decided. */
async function claim(tx: Transaction, inquiry: Inquiry & { due_at: string }, key: string | undefined, now: Date) {
  const { name, email, company, intent, message, source, due_at } = inquiry
  const row = { name, email, company, intent, message, source, due_at, idempotency_key: key ?? null }
  const insert = () =>
    tx
      .insert(inquiries)
      .values({ ...row, created_at: now.toISOString() })
      .onConflictDoNothing({ target: inquiries.idempotency_key })
      .returning({ id: inquiries.id })
  const [kept] = await insert()
  if (kept || !key) return kept?.id
  const outdated = lte(inquiries.created_at, new Date(now.getTime() - keyLifetime).toISOString())
  const known = and(eq(inquiries.idempotency_key, key), outdated)
  const forgotten = await tx.update(inquiries).set({ idempotency_key: null }).where(known).returning()
  return forgotten.length > 0 ? (await insert())[0]?.id : undefined
}

/** At most once an hour to one address, and never on behalf of what looks like spam: the address may be a stranger's. */
async function mayConfirm(
  tx: Transaction,
  { email, suspected_spam }: Inquiry & { suspected_spam: boolean },
  now: Date,
) {
  if (suspected_spam) return false
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 7))`)
  return (await countMailsSince(tx, confirmationKind, email, new Date(now.getTime() - hour))) === 0
}
