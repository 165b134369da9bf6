import { sql } from 'drizzle-orm'
import { check, index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/tables.server.ts'
import { id, moment, notBlank, timestamps } from '#platform/database/columns.server.ts'
import type { Row } from '#resources/resource.server.ts'
import { states } from './states.ts'

/** Several changes that go live at one moment. */
export const releases = pgTable(
  'releases',
  {
    id: id(),
    title: text().notNull(),
    state: text({ enum: states }).notNull().default('draft'),
    /** When it goes live or, once it is, when it did. */
    planned_at: moment(),
    /** In whose name it goes live. */
    planned_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When it last went live, was taken back, or failed to go live. */
    happened_at: moment(),
    /** Why it failed to. */
    problem: text(),
    ...timestamps(),
  },
  (table) => [
    index('releases_planned_at').on(table.planned_at),
    notBlank('releases_title_not_blank', table.title),
    check('releases_state_known', sql`${table.state} in (${sql.raw(states.map((state) => `'${state}'`).join(', '))})`),
    check('releases_planned', sql`(${table.state} in ('planned', 'live')) = (${table.planned_at} is not null)`),
    check('releases_failed', sql`(${table.state} = 'failed') = (${table.problem} is not null)`),
  ],
)

/** What a release does to one item. */
export const releaseChanges = pgTable(
  'release_changes',
  {
    release_id: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    /** The id of a row, or the key of a page whose texts change. */
    item: text().notNull(),
    label: text().notNull(),
    /** The fields that change. */
    values: json().$type<Row>().notNull(),
    /** What stood in these fields when they were added: whoever writes there meanwhile is not overwritten. */
    seen: json().$type<Row>().notNull(),
    /** All fields that were different before it went live, and what stood in them afterwards. */
    before: json().$type<Row>(),
    after: json().$type<Row>(),
  },
  (table) => [
    primaryKey({ columns: [table.release_id, table.resource, table.item] }),
    index('release_changes_item').on(table.resource, table.item),
    notBlank('release_changes_resource_not_blank', table.resource),
    notBlank('release_changes_item_not_blank', table.item),
  ],
)
