import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { flowContent } from '#features/scan/content.ts'
import { shortestOpeningToken } from '#features/scan/opening-token.ts'
import { assessments } from '#features/scan/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import type { Environment } from '#platform/environment.server.ts'
import { mailedOrigin } from '#platform/http/request-origin.server.ts'
import { enqueueMails, type NewMail } from '#platform/mail/outbox.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import { renderMail } from '#platform/mail/template.server.tsx'
import { getCompanyName, getPageContent } from '#records/page-content/queries.server.ts'

const day = 24 * 60 * 60 * 1000

/** Long enough for something to have changed. */
const reminderDays = 90

export const reminderKind = 'scan reminder'

export const stopPath = (assessToken: string) => `/assessment/reminder/${encodeURIComponent(assessToken)}`

/** What is kept of a wish to be reminded, in the words that were ticked. Without an address there is none. */
export async function reminderOf(tx: Transaction, isWanted: boolean, now: Date) {
  if (!isWanted) return {}
  const { data_reminder } = await getPageContent(tx, flowContent)
  return {
    remind_at: new Date(now.getTime() + reminderDays * day).toISOString(),
    reminder_wording: data_reminder,
  }
}

type Deps = { db: Database; environment: Environment; now: Date }

const atOnce = 200

/** Writes the reminders that are due. Whoever has taken the scan again meanwhile needs none. */
export async function sendReminders({ db, environment, now }: Deps) {
  const [text, company] = await Promise.all([getPageContent(db, flowContent), getCompanyName(db)])
  const origin = mailedOrigin(environment)
  for (;;) {
    const found = await db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(assessments)
        .where(lte(assessments.remind_at, now.toISOString()))
        .orderBy(assessments.remind_at)
        .limit(atOnce)
        .for('update', { skipLocked: true })
      const drafts: NewMail[] = []
      for (const { id, assess_token, email, first_name, person_id, completed_at } of due) {
        await tx.update(assessments).set({ remind_at: null }).where(eq(assessments.id, id))
        if (!email || !person_id || (await hasTakenSince(tx, email, completed_at))) continue
        const address = `${origin}/assessments?again=${id}`
        const subject = text.reminder_subject.replace('{company}', () => company)
        drafts.push({
          about: person_id,
          kind: reminderKind,
          to: { address: email, name: first_name ?? '' },
          unsubscribe_url: origin + stopPath(assess_token),
          subject,
          ...renderMail({
            title: text.reminder_title,
            paragraphs: [text.reminder_text],
            link: { label: text.reminder_button, address },
            closing: `${text.reminder_closing} ${origin}${stopPath(assess_token)}`,
          }),
        })
      }
      await enqueueMails(tx, readMailSettings(environment), drafts)
      return due.length
    })
    if (found < atOnce) return
  }
}

async function hasTakenSince(tx: Transaction, email: string, moment: string) {
  const isSame = sql`lower(${assessments.email}) = lower(${email})`
  return (await tx.$count(assessments, and(isSame, gt(assessments.completed_at, moment)))) > 0
}

/** Whether a link leads to anybody, and whether a reminder of theirs is still ahead. */
export async function findReminder(db: Database, assessToken: string) {
  const email = await findEmail(db, assessToken)
  if (!email) return undefined
  const isAhead = and(isOf(email), isNotNull(assessments.remind_at))
  return { isAhead: (await db.$count(assessments, isAhead)) > 0 }
}

/** No more reminders to the address that this one went to. Answers whether the link leads to anybody. */
export async function stopReminders(db: Database, assessToken: string): Promise<boolean> {
  const email = await findEmail(db, assessToken)
  if (!email) return false
  await db.update(assessments).set({ remind_at: null }).where(isOf(email))
  return true
}

const isOf = (email: string) => sql`lower(${assessments.email}) = lower(${email})`

async function findEmail(db: Database, assessToken: string) {
  if (assessToken.length < shortestOpeningToken) return undefined
  const [row] = await db
    .select({ email: assessments.email })
    .from(assessments)
    .where(eq(assessments.assess_token, assessToken))
  return row?.email ?? undefined
}
