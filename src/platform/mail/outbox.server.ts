import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, not, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { mailAttachments, mails } from '#platform/database/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { hasJob, type Jobs, sendJobs } from '#platform/jobs/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import { deliver } from './deliver.server.ts'
import type { MailSettings } from './settings.server.ts'
import type { Attachment, MailTransport } from './transport.server.ts'

type Person = { address: string; name: string }

/** Without `to` it goes to the team. */
export type NewMail = Pick<
  typeof mails.$inferInsert,
  'about' | 'kind' | 'subject' | 'text' | 'html' | 'unsubscribe_url' | 'reply_chain' | 'written_by' | 'created_at'
> & {
  to?: Person
  replyTo?: Person
  attachments?: Attachment[]
}

/** Keeps mails in the transaction of what they are about. They are sent later, or once there is a mail server. Answers how each stands. */
export async function enqueueMails(tx: Transaction, settings: MailSettings, drafts: NewMail[]) {
  if (drafts.length === 0) return []
  const rows = drafts.map((draft) => rowOf(draft, settings))
  await tx.insert(mails).values(rows)
  const attached = rows.flatMap(({ id: mail_id }, place) =>
    (drafts[place]?.attachments ?? []).map((attachment) => ({ ...attachment, mail_id })),
  )
  if (attached.length > 0) await tx.insert(mailAttachments).values(attached)
  await sendMailJobs(tx, rows)
  return rows.map(({ id, status }) => ({ id, status }))
}

/** How many such mails that address was sent, or is owed, since then. */
export function countMailsSince(tx: Transaction, kind: string, address: string, since: Date): Promise<number> {
  const sameAddress = sql`lower(${mails.to_address}) = lower(${address})`
  return tx.$count(mails, and(eq(mails.kind, kind), sameAddress, gt(mails.created_at, since.toISOString())))
}

const queue = 'mail'

// From a few seconds up to five minutes apart. There is no last attempt here: what ends a mail is up to `deliver`.
const retries = { retryLimit: 1_000_000, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 }
const decade = 10 * 365 * 24 * 60 * 60

/** To be called while no other process starts. */
export async function prepareOutbox(db: Database, jobs: Jobs, settings: MailSettings) {
  await jobs.define(queue, { ...retries, retentionSeconds: decade })
  await db.transaction((tx) => resumeMails(tx, settings))
}

export async function startOutbox(
  parts: { db: Database; log: Log; transport: MailTransport; now: () => Date },
  jobs: Jobs,
) {
  await jobs.work<{ mailId: string }>(queue, ({ mailId }) => deliver({ ...parts, now: parts.now() }, mailId))
}

/**
 * Gives each mail that is owed and has no job one: what waited for a mail server, what came back from a backup.
 * Answers how many are on their way now.
 */
export async function resumeMails(tx: Transaction, settings: MailSettings): Promise<number> {
  const without = and(inArray(mails.status, ['waiting', 'queued']), not(hasJob(queue, 'mailId', mails.id)))
  const owed = await tx.select({ id: mails.id, to: mails.to_address }).from(mails).where(without).for('update')
  for (const status of ['queued', 'waiting'] as const) {
    const ids = owed.filter(({ to }) => statusFor(to, settings) === status).map(({ id }) => id)
    // One parameter for all: as a list, more than 65,535 ids would be refused.
    if (ids.length > 0)
      await tx
        .update(mails)
        .set({ status })
        .where(sql`${mails.id} = any(${sql.param(ids)}::uuid[])`)
    if (status === 'queued')
      await sendMailJobs(
        tx,
        ids.map((id) => ({ id, status })),
      )
  }
  return owed.filter(({ to }) => settings.canSend(to)).length
}

export async function sendMailJobs(tx: Transaction, rows: { id: string; status: 'queued' | 'waiting' }[]) {
  const ready = rows.filter(({ status }) => status === 'queued')
  await sendJobs(
    tx,
    queue,
    ready.map(({ id }) => ({ mailId: id })),
  )
}

export const statusFor = (to: string | null, settings: MailSettings) =>
  settings.canSend(to) ? ('queued' as const) : ('waiting' as const)

function rowOf({ to, replyTo, attachments: _, ...draft }: NewMail, settings: MailSettings) {
  return {
    ...draft,
    ...newIdentity(settings),
    to_address: to?.address ?? null,
    to_name: to?.name ?? null,
    reply_to_address: replyTo?.address ?? null,
    reply_to_name: replyTo?.name ?? null,
    status: statusFor(to?.address ?? null, settings),
  } as const
}

export function newIdentity({ domain }: MailSettings) {
  const id = randomUUID()
  return { id, message_id: `<${id}@${domain}>` }
}
