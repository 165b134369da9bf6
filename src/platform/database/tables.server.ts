import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, emptyTextList, id, moment, notBlank, timestamps } from './columns.server.ts'

/** Keys that were made once and must stay the same on every process, such as the public one. */
export const generatedSecrets = pgTable('generated_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: moment().notNull().default(sql`now()`),
})

/** `waiting`: no mail server is configured yet. `failed`: the receiving side refused it for good. */
export const mailStatus = pgEnum('mail_status', ['waiting', 'queued', 'sent', 'failed'])

/** Every mail, from the moment it is owed. A job carries only its id, so that this table is the truth about it. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** What the mail is about, such as an inquiry; its mails are erased with it. */
    about: uuid().notNull(),
    kind: text().notNull(),
    /** Empty: to the team, at the address that is configured when it is sent. */
    to_address: text(),
    to_name: text(),
    reply_to_address: text(),
    reply_to_name: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    message_id: text().notNull().unique(),
    /** The Message-IDs of what went before, the latest last: by them mail programs put it below what it answers. */
    reply_chain: text().array().notNull().default(emptyTextList()),
    /** Which of our users wrote it, under the name of then; nobody where it was made by itself. */
    written_by: text(),
    /** By which whoever gets it stops all of its kind, with one click in their mail program. */
    unsubscribe_url: text(),
    status: mailStatus().notNull(),
    attempts: integer().notNull().default(0),
    last_error: text(),
    /** Since when it is tried to send it. Put back when users have it sent again. */
    owed_since: moment().notNull().default(sql`now()`),
    sent_at: moment(),
    ...timestamps(),
  },
  (table) => [
    index('mails_to').on(sql`lower(${table.to_address})`, table.created_at.desc().nullsFirst()),
    index('mails_about').on(table.about),
    index('mails_newest').on(table.status, table.created_at),
    index('mails_recipient').on(table.kind, sql`lower(${table.to_address})`, table.created_at),
  ],
)

/** What is sent along with a mail, and goes with it. */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    id: id(),
    mail_id: uuid()
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    file_name: text().notNull(),
    content_type: text().notNull(),
    data: bytes().notNull(),
  },
  (table) => [
    index('mail_attachments_mail').on(table.mail_id),
    notBlank('mail_attachments_file_name_not_blank', table.file_name),
  ],
)

/** Each attempt to make a scheduled backup. It is good once it is finished: its file was restored to try it. */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    /** As the process that made it calls it. */
    file: text().notNull(),
    /** As of when the data are. */
    started_at: moment().notNull(),
    finished_at: moment(),
    bytes: bigint({ mode: 'number' }),
    rows: bigint({ mode: 'number' }),
    error: text(),
  },
  (table) => [index('backups_newest').on(table.started_at)],
)

/** Proofs of work and one-time codes that were handed in, until they would expire anyway. */
export const usedProofs = pgTable(
  'used_proofs',
  { signature: text().primaryKey(), expires_at: moment().notNull() },
  (table) => [index('used_proofs_expired').on(table.expires_at)],
)

/** Counters of rate-limiter-flexible, in the columns that it expects. Not written ahead: a crash only resets them. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
