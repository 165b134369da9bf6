import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, jsonb, numeric, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/tables.server.ts'
import { id, moment, notBlank, timestamps } from '#platform/database/columns.server.ts'
import { stages } from './stages.ts'

export const personStage = pgEnum('person_stage', stages)

/** Where somebody came from, as far as their own page knew when they sent something. */
export type Source = {
  firstPath?: string | undefined
  lastPath?: string | undefined
  referrer?: string | undefined
  campaign?: { source?: string | undefined; medium?: string | undefined; name?: string | undefined } | undefined
}

/** Whoever has left an e-mail address. Each address is one row, and one card unless it was merged into another. */
export const people = pgTable(
  'people',
  {
    id: id(),
    /** In small letters, so that one address is one person. */
    email: text().notNull().unique('people_email'),
    domain: text().notNull().generatedAlwaysAs(sql`split_part(email, '@', 2)`),
    name: text(),
    company: text(),
    role: text(),
    company_size: text(),
    phone: text(),
    owner_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    stage: personStage().notNull().default('new'),
    lost_reason: text(),
    /** In the site's currency. */
    value: numeric({ precision: 14, scale: 2, mode: 'number' }),
    next_step: text(),
    next_step_at: moment(),
    /** Of what they sent first. */
    source: jsonb().$type<Source>(),
    /** The card that shows what this address has left. The row stays, so that they can be told apart again. */
    merged_into: uuid().references((): AnyPgColumn => people.id, { onDelete: 'cascade' }),
    /** When they last sent something, or were last written to. */
    last_met_at: moment().notNull().default(sql`now()`),
    ...timestamps(),
  },
  (table) => [
    index('people_newest').on(table.last_met_at.desc().nullsFirst(), table.id),
    index('people_board').on(table.stage, table.next_step_at, table.last_met_at.desc().nullsFirst(), table.id),
    // How many there are in a stage and what they are worth, without a look at the rows.
    index('people_sums').on(table.stage, table.value).where(sql`${table.merged_into} is null`),
    index('people_owner').on(table.owner_id, table.next_step_at),
    index('people_domain').on(table.domain),
    index('people_merged').on(table.merged_into),
    index('people_search').using(
      'gin',
      table.name.op('gin_trgm_ops'),
      table.email.op('gin_trgm_ops'),
      table.company.op('gin_trgm_ops'),
    ),
    check('people_email_shape', sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('people_email_small', sql`${table.email} = lower(${table.email})`),
    check('people_value_positive', sql`${table.value} >= 0`),
    check('people_not_merged_into_itself', sql`${table.merged_into} <> ${table.id}`),
  ],
)

/** What is known of a mail from a person that one of us put on the card. */
export type ReceivedMail = {
  from: string
  subject: string
  message_id?: string | undefined
  references: string[]
  attachments: { name: string; size: number }[]
}

/** What we did with a person, beyond what other tables hold: notes, other stages and owners, merges. */
export const personEntries = pgTable(
  'person_entries',
  {
    id: id(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    at: moment().notNull().default(sql`now()`),
    /** Who did it, under the name of then; nobody where it followed by itself. */
    by_id: uuid(),
    by_name: text(),
    text: text(),
    data: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('person_entries_newest').on(table.person_id, table.at.desc().nullsFirst()),
    notBlank('person_entries_kind_not_blank', table.kind),
  ],
)
