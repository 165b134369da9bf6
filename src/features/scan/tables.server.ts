import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgEnum, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { between, moment, timestamps } from '#platform/database/columns.server.ts'
import { people } from '#records/people/tables.server.ts'
import type { Source } from '#records/visits/source.ts'

export const archetype = pgEnum('archetype', ['explorer', 'bundler', 'scaler', 'catalyst'])
export const companySize = pgEnum('company_size', ['startup', 'small', 'medium', 'large', 'enterprise'])

export const assessments = pgTable(
  'assessments',
  {
    id: text().primaryKey(),
    assess_token: text().notNull().unique(),
    person_id: uuid().references(() => people.id, { onDelete: 'set null' }),
    catalogue_version: text().notNull(),
    answers: smallint().array().notNull(),
    dominant_archetype: archetype().notNull(),
    ai_score: smallint().notNull(),
    agility_score: smallint().notNull(),
    leadership_score: smallint().notNull(),
    message: text().notNull(),
    first_name: text(),
    last_name: text(),
    email: text(),
    role: text(),
    company_name: text(),
    company_size: companySize(),
    /** Where the visit came from in which it was sent: of those with an address alone, so that others stay nobody's. */
    source: jsonb().$type<Source>(),
    /** Clients' assessments are kept for longer. */
    is_client: boolean().notNull().default(false),
    completed_at: moment().notNull().default(sql`now()`),
    ...timestamps(),
  },
  (table) => [
    index('assessments_newest').on(table.completed_at),
    index('assessments_person').on(table.person_id, table.completed_at.desc().nullsFirst()),
    index('assessments_email').on(sql`lower(${table.email})`),
    check('assessments_id_length', sql`char_length(${table.id}) >= 22`),
    check(
      'assessments_answers_complete',
      sql`cardinality(${table.answers}) = 16 and array_position(${table.answers}, null) is null
        and 1 <= all (${table.answers}) and 5 >= all (${table.answers})`,
    ),
    between('assessments_ai_score_range', table.ai_score, 0, 100),
    between('assessments_agility_score_range', table.agility_score, 0, 100),
    between('assessments_leadership_score_range', table.leadership_score, 0, 100),
  ],
)

/**
 * How far scans came, by a random number that is kept nowhere else but in the browser. Times are full hours, so that
 * none of these rows can be matched with an assessment.
 */
export const scanVisits = pgTable(
  'scan_visits',
  {
    id: text().primaryKey(),
    started_at: moment().notNull(),
    answered: smallint().notNull(),
    reached_personal_data: boolean().notNull().default(false),
    completed_at: moment(),
  },
  (table) => [
    index('scan_visits_newest').on(table.started_at),
    check('scan_visits_id_length', sql`char_length(${table.id}) between 22 and 64`),
    between('scan_visits_answered_range', table.answered, 0, 16),
    check('scan_visits_full_hours', sql`${table.started_at} = date_trunc('hour', ${table.started_at}, 'UTC')`),
  ],
)
