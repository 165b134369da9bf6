import { eraseInquiriesOf, eraseOldInquiries, exportInquiries } from '#features/contact/person.server.ts'
import { eraseAssessmentsOf, eraseOldAssessments, exportAssessments } from '#features/scan/person.server.ts'
import { forgetVisits } from '#features/scan/progress/visits.server.ts'
import type { Database } from '#platform/database.server.ts'
import { eraseMailsOf, listMailsOf } from '#platform/mail/person.server.ts'
import type { Transaction } from '#platform/transaction.server.ts'
import { listErasures, recordRequest, recordRetention } from '#records/erasures/queries.server.ts'
import { getRetention } from '#records/page-content/privacy/queries.server.ts'
import { startOfPeriod } from '#records/page-content/privacy/retention.ts'
import { forgetSecretMails } from '#records/staff/sign-in/secret-mails.server.ts'
import { secretMailKinds } from '#records/staff/sign-in/secret-mails.ts'

/** Everything we keep about whoever has this address. Staff accounts are not part of it: those belong to colleagues. */
export async function exportPerson(db: Database, email: string, now: Date) {
  return {
    email,
    exported_at: now.toISOString(),
    inquiries: await exportInquiries(db, email),
    assessments: await exportAssessments(db, email),
    mails: (await listMailsOf(db, email)).filter(({ kind }) => !secretMailKinds.includes(kind)),
    erasures: await listErasures(db, email),
  }
}

/** Erases all of it, whole or not at all, and keeps a proof that names nobody. Answers what was erased. */
export async function erasePerson(tx: Transaction, email: string, now: Date) {
  const { counts, consents } = await eraseInquiriesOf(tx, email)
  const erased = {
    ...counts,
    mails: counts.mails + (await eraseMailsOf(tx, email)),
    assessments: await eraseAssessmentsOf(tx, email),
  }
  const proof = isNothing(erased) ? undefined : await recordRequest(tx, email, erased, consents, now)
  return { erased, proof }
}

/** Erases what has been kept for as long as the policy says, read from the very settings that its text shows. */
export function eraseOutdated(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    const { contact, assessment, clientAssessment, analytics } = await getRetention(tx)
    const before = startOfPeriod(assessment, now)
    const { counts } = await eraseOldInquiries(tx, startOfPeriod(contact, now))
    const erased = {
      ...counts,
      assessments: await eraseOldAssessments(tx, before, startOfPeriod(clientAssessment, now)),
      visits: await forgetVisits(tx, startOfPeriod(analytics, now)),
    }
    if (!isNothing(erased)) await recordRetention(tx, erased, now)
    await forgetSecretMails(tx, now)
    return erased
  })
}

const isNothing = (counts: Record<string, number>) => Object.values(counts).every((count) => count === 0)
