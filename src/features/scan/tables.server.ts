import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { between, id, moment, notBlank, timestamps } from '#platform/database/columns.server.ts'
import { people } from '#records/people/tables.server.ts'
import type { Source } from '#records/visits/source.ts'
import { relatedKinds } from '#resources/related.ts'
import { pillars } from './scoring/pillars.ts'
import type { ScanVersion } from './versions/version.ts'
import { version1Id } from './versions/version-1.ts'

export const archetype = pgEnum('archetype', ['explorer', 'bundler', 'scaler', 'catalyst'])
export const companySize = pgEnum('company_size', ['startup', 'small', 'medium', 'large', 'enterprise'])

export const versionStatus = pgEnum('scan_version_status', ['draft', 'published', 'retired'])

/** What is asked and how it is scored. A version that was published never changes again: results refer to it. */
export const scanVersions = pgTable(
  'scan_versions',
  {
    id: id(),
    number: integer().notNull().unique(),
    /** What users call it, for themselves. */
    title: text().notNull(),
    status: versionStatus().notNull().default('draft'),
    definition: jsonb().$type<ScanVersion>().notNull(),
    published_at: moment(),
    retired_at: moment(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('scan_versions_one_published').on(table.status).where(sql`${table.status} = 'published'`),
    notBlank('scan_versions_title_not_blank', table.title),
    check('scan_versions_number_counts', sql`${table.number} > 0`),
    check('scan_versions_definition_is_object', sql`jsonb_typeof(${table.definition}) = 'object'`),
    check('scan_versions_published_once', sql`(${table.status} = 'draft') = (${table.published_at} is null)`),
  ],
)

export const assessments = pgTable(
  'assessments',
  {
    id: text().primaryKey(),
    assess_token: text().notNull().unique(),
    person_id: uuid().references(() => people.id, { onDelete: 'set null' }),
    version_id: uuid()
      .default(version1Id)
      .notNull()
      .references(() => scanVersions.id),
    /** Like the defaults here, for processes of the release before that still run while this one starts. */
    catalogue_version: text().notNull().default('1'),
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
    /** The result that it was compared with: of the same browser, or whose link was brought along. */
    earlier_id: text().references((): AnyPgColumn => assessments.id, { onDelete: 'set null' }),
    /** The first of these; empty for the first itself. It outlives it, so that one browser goes on counting once. */
    series: text(),
    /** When to ask by mail whether they would like to take it again; in the words that were ticked. */
    remind_at: moment(),
    reminder_wording: text(),
    /** Whether the report is still to be drawn and put into the outbox. */
    report_owed: boolean().notNull().default(false),
    /** Where the visit came from in which it was sent: of those with an address alone, so that others stay nobody's. */
    source: jsonb().$type<Source>(),
    /** Answered in a team: users see no single one of these. It stays when the team scan is deleted. */
    is_for_team: boolean().notNull().default(false),
    /** Clients' assessments are kept for longer. */
    is_client: boolean().notNull().default(false),
    completed_at: moment().notNull().default(sql`now()`),
    ...timestamps(),
  },
  (table) => [
    index('assessments_newest').on(table.completed_at),
    index('assessments_person').on(table.person_id, table.completed_at.desc().nullsFirst()),
    index('assessments_earlier').on(table.earlier_id),
    index('assessments_reminders').on(table.remind_at).where(sql`${table.remind_at} is not null`),
    index('assessments_version').on(table.version_id),
    index('assessments_email').on(sql`lower(${table.email})`),
    check('assessments_id_length', sql`char_length(${table.id}) >= 22`),
    check(
      'assessments_answers_complete',
      sql`cardinality(${table.answers}) between 1 and 60 and array_position(${table.answers}, null) is null
        and 1 <= all (${table.answers}) and 5 >= all (${table.answers})`,
    ),
    between('assessments_ai_score_range', table.ai_score, 0, 100),
    between('assessments_agility_score_range', table.agility_score, 0, 100),
    between('assessments_leadership_score_range', table.leadership_score, 0, 100),
  ],
)

/** How organisations of one size have answered, worked out each night: counts and means of those who are enough to be nobody. */
export const scanPeers = pgTable(
  'scan_peers',
  {
    /** Of the versions whose scores can be compared. */
    family: text().notNull(),
    company_size: companySize().notNull(),
    results: integer().notNull(),
    ai_mean: smallint().notNull(),
    agility_mean: smallint().notNull(),
    leadership_mean: smallint().notNull(),
    computed_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.family, table.company_size] }),
    check('scan_peers_enough', sql`${table.results} >= 20`),
  ],
)

/** What users have chosen for the results of one archetype and weakest pillar, in place of what its tags would find. */
export const scanPins = pgTable(
  'scan_pins',
  {
    id: id(),
    archetype: archetype().notNull(),
    pillar: text({ enum: pillars }).notNull(),
    kind: text({ enum: relatedKinds }).notNull(),
    /** The id of a page of that kind; it is passed over while nobody may read it. */
    page_id: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('scan_pins_one_each').on(table.archetype, table.pillar, table.kind),
    check('scan_pins_pillar_known', sql`${table.pillar} in ('ai', 'agility', 'leadership')`),
    check('scan_pins_kind_known', sql`${table.kind} in ('service', 'use-case', 'consultant', 'event', 'article')`),
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
    /** How many were asked. */
    questions: smallint().notNull().default(16),
    reached_personal_data: boolean().notNull().default(false),
    completed_at: moment(),
  },
  (table) => [
    index('scan_visits_newest').on(table.started_at),
    check('scan_visits_id_length', sql`char_length(${table.id}) between 22 and 64`),
    check('scan_visits_answered_range', sql`${table.answered} between 0 and ${table.questions}`),
    between('scan_visits_questions_range', table.questions, 1, 60),
    check('scan_visits_full_hours', sql`${table.started_at} = date_trunc('hour', ${table.started_at}, 'UTC')`),
  ],
)
