import { and, desc, eq, inArray, not, sql } from 'drizzle-orm'
import type { Session } from '#accounts/session.server.ts'
import { isSecretMail } from '#accounts/sign-in/secret-mails.server.ts'
import { listEntries, type Reader } from '#admin/audit/list.server.ts'
import { summarizeBackups } from '#admin/backups/queries.server.ts'
import { summarizeInquiries } from '#features/contact/admin/summary.server.ts'
import { summarizeScans } from '#features/scan/admin/summary.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import type { Environment } from '#platform/environment.server.ts'
import type { MailSettings } from '#platform/mail/settings.server.ts'
import { countDeadLinks } from '#records/dead-links/queries.server.ts'
import { releases } from '#records/releases/tables.server.ts'
import { workingDayAt } from '#records/working-time/calendar.ts'
import { getWorkingTime } from '#records/working-time/queries.server.ts'
import { countSamples } from '#resources/samples.server.ts'
import { summarizeContent } from './content.server.ts'
import { listFirstSteps } from './first-steps.server.ts'
import { getMyDay } from './my-day.server.ts'

export type Dashboard = Awaited<ReturnType<typeof getDashboard>>

type Asked = { environment: Environment; settings: MailSettings; session: Session; reader: Reader; now: Date }

/** Everything that the first screen shows, in one answer. */
export async function getDashboard(db: Database, { environment, settings, session, reader, now }: Asked) {
  const { ends } = workingDayAt(await getWorkingTime(db), now)
  const [
    my_day,
    inquiries,
    scans,
    content,
    { items: edits },
    mail,
    steps,
    samples,
    dead_links,
    failed_releases,
    backups,
  ] = await Promise.all([
    getMyDay(db, session.user, { now, ends }),
    summarizeInquiries(db, now),
    summarizeScans(db, now),
    summarizeContent(db, now),
    listEntries(db, reader, { page: 1, per_page: 8, order: 'desc', kind: 'change' }),
    summarizeMails(db, settings),
    listFirstSteps(db, settings, session),
    countSamples(db),
    countDeadLinks(db, reader.readable),
    listFailedReleases(db),
    // It names places on the server.
    session.user.role === 'admin' ? summarizeBackups(db, environment, now) : null,
  ])
  return {
    at: now.toISOString(),
    my_day,
    inquiries,
    scans,
    content,
    edits,
    mails: mail,
    samples,
    dead_links,
    failed_releases,
    first_steps: steps,
    backups,
  }
}

function listFailedReleases(db: Database) {
  const { id, title, state, planned_at, happened_at, problem } = releases
  return db
    .select({ id, title, state, planned_at, happened_at, problem })
    .from(releases)
    .where(eq(state, 'failed'))
    .orderBy(desc(happened_at))
    .limit(5)
}

async function summarizeMails(db: Database, { missing }: MailSettings) {
  const { id, kind, status, last_error, created_at } = mails
  const [rows, failed] = await Promise.all([
    db
      .select({ status, count: sql<number>`count(*)::int` })
      .from(mails)
      .where(and(not(isSecretMail), inArray(status, ['waiting', 'queued', 'failed'])))
      .groupBy(status),
    db
      .select({ id, kind, last_error, created_at })
      .from(mails)
      .where(and(not(isSecretMail), eq(status, 'failed')))
      .orderBy(desc(created_at))
      .limit(3),
  ])
  const countOf = (wanted: string) => rows.find(({ status }) => status === wanted)?.count ?? 0
  return { waiting: countOf('waiting'), queued: countOf('queued'), failed: countOf('failed'), latest: failed, missing }
}
