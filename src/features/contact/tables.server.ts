import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { emptyTextList, id, moment, notBlank, timestamps } from '#platform/database/columns.server.ts'
import { people } from '#records/people/tables.server.ts'
import type { Source } from '#records/visits/source.ts'
import { inquiryStatuses } from './input.ts'

export const inquiryStatus = pgEnum('inquiry_status', inquiryStatuses)

export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    idempotency_key: text().unique(),
    person_id: uuid().references(() => people.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    intent: text(),
    message: text().notNull(),
    status: inquiryStatus().notNull().default('new'),
    /** The e-mail address of the colleague who answers it. */
    owner: text(),
    notes: text(),
    /** Where the visit came from in which it was sent, as far as the browser told. */
    source: jsonb().$type<Source>(),
    spam_signs: text().array().notNull().default(emptyTextList()),
    suspected_spam: boolean().notNull().generatedAlwaysAs(sql`cardinality(spam_signs) > 0`),
    due_at: moment().notNull().default(sql`now() + interval '24 hours'`),
    /** Empty again when it is taken up once more. */
    answered_at: moment(),
    ...timestamps(),
  },
  (table) => [
    index('inquiries_open').on(table.status, table.due_at),
    index('inquiries_person').on(table.person_id, table.created_at.desc().nullsFirst()),
    index('inquiries_email').on(sql`lower(${table.email})`),
    notBlank('inquiries_name_not_blank', table.name),
    notBlank('inquiries_company_not_blank', table.company),
    notBlank('inquiries_message_not_blank', table.message),
    check('inquiries_email_shape', sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
  ],
)

export const consents = pgTable(
  'consents',
  {
    id: id(),
    inquiry_id: uuid()
      .notNull()
      .unique()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    gdpr_consent: boolean().notNull(),
    marketing_consent: boolean().notNull().default(false),
    gdpr_wording: text().notNull(),
    marketing_wording: text().notNull(),
    policy_version: text().notNull(),
    given_at: moment().notNull().default(sql`now()`),
  },
  (table) => [check('consents_gdpr_given', sql`${table.gdpr_consent}`)],
)
