import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { assessments, scanVersions } from '#features/scan/tables.server.ts'
import { id, moment, notBlank, timestamps } from '#platform/database/columns.server.ts'
import { people } from '#records/people/tables.server.ts'
import { type Groups, type Sums, views } from './anonymity.ts'

/** Neither link can be read from here: of both only hashes are kept. */
export const teamScans = pgTable(
  'team_scans',
  {
    id: id(),
    name: text().notNull(),
    /** The organiser's. */
    email: text().notNull(),
    person_id: uuid().references(() => people.id, { onDelete: 'set null' }),
    /** What was published when it was made: everybody in it is asked the same. */
    version_id: uuid()
      .notNull()
      .references(() => scanVersions.id),
    team_hash: text().notNull().unique(),
    manage_hash: text().notNull().unique(),
    gdpr_wording: text().notNull(),
    policy_version: text().notNull(),
    closed_at: moment(),
    /** When it was made or answered last: from then on it is kept for as long as the privacy policy says. */
    used_at: moment().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('team_scans_email').on(sql`lower(${table.email})`),
    index('team_scans_person').on(table.person_id),
    index('team_scans_used').on(table.used_at),
    notBlank('team_scans_name_not_blank', table.name),
    check('team_scans_email_shape', sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
  ],
)

/** What has come to be shown at one moment, in sums alone: it stays when single answers are erased. */
export const teamBatches = pgTable(
  'team_batches',
  {
    id: id(),
    team_scan_id: uuid()
      .notNull()
      .references(() => teamScans.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    sums: jsonb().$type<Sums>().notNull(),
    /** Of this batch and those before it back to the last that has them. */
    groups: jsonb().$type<Groups>(),
    ...timestamps(),
  },
  (table) => [
    unique('team_batches_in_order').on(table.team_scan_id, table.number),
    check('team_batches_are_groups', sql`(${table.sums} ->> 'count')::int >= 4`),
  ],
)

/** Whose answers belong to which team. Those without a batch wait, and nobody sees anything of them. */
export const teamAnswers = pgTable(
  'team_answers',
  {
    assessment_id: text()
      .primaryKey()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    team_scan_id: uuid()
      .notNull()
      .references(() => teamScans.id, { onDelete: 'cascade' }),
    view: text({ enum: views }).notNull(),
    batch_id: uuid().references(() => teamBatches.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('team_answers_team').on(table.team_scan_id),
    index('team_answers_batch').on(table.batch_id),
    check('team_answers_view_known', sql`${table.view} in ('leadership', 'team', 'other')`),
  ],
)
