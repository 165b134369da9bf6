import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '#platform/database/columns.server.ts'

/** That data was erased, and which consents it had rested on, without saying whose it was. */
export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    reason: text({ enum: ['request', 'retention'] }).notNull(),
    /** A keyed hash of the address: whoever asks about an address can be answered, and no address can be read from it. */
    person: text(),
    /** How many rows of what. */
    erased: jsonb().$type<Record<string, number>>().notNull(),
    consents: jsonb().$type<Consent[]>().notNull().default([]),
    erased_at: moment().notNull(),
  },
  (table) => [
    index('erasures_person').on(table.person),
    check('erasures_reason_known', sql`${table.reason} in ('request', 'retention')`),
    check('erasures_person_on_request', sql`(${table.reason} = 'request') = (${table.person} is not null)`),
  ],
)

export type Consent = { given_at: string; policy_version: string; marketing_consent: boolean }
