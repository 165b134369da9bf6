import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, notBlank, timestamps } from '#platform/database/columns.server.ts'

/**
 * Who asked for news, in which words, and what became of it. It counts from the moment it was confirmed until it was
 * withdrawn; what was withdrawn stays as the proof that it was once given.
 */
export const newsConsents = pgTable(
  'news_consents',
  {
    id: id(),
    email: text().notNull(),
    name: text(),
    /** What was shown and ticked. */
    wording: text().notNull(),
    policy_version: text().notNull(),
    /** By which form. */
    way: text().notNull(),
    given_at: moment().notNull(),
    /** When the mail was written whose link confirms it. */
    asked_at: moment(),
    confirmed_at: moment(),
    withdrawn_at: moment(),
    withdrawn_by: text({ enum: ['link', 'one click', 'staff'] }),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('news_consents_one_live').on(sql`lower(${table.email})`).where(sql`${table.withdrawn_at} is null`),
    index('news_consents_email').on(sql`lower(${table.email})`),
    index('news_consents_newest').on(table.given_at),
    notBlank('news_consents_wording_not_blank', table.wording),
    check('news_consents_email_shape', sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('news_consents_withdrawn_somehow', sql`(${table.withdrawn_at} is null) = (${table.withdrawn_by} is null)`),
    check('news_consents_withdrawn_known', sql`${table.withdrawn_by} in ('link', 'one click', 'staff')`),
  ],
)

export type NewsConsent = typeof newsConsents.$inferSelect
