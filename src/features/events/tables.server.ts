import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { emptyTextList, id, notBlank, timestamps } from '#platform/database/columns.server.ts'
import { eventFormats, eventTypes } from './input.ts'

export const eventType = pgEnum('event_type', eventTypes)
export const eventFormat = pgEnum('event_format', eventFormats)

export const events = pgTable(
  'events',
  {
    id: id(),
    title: text().notNull(),
    description: text(),
    event_type: eventType().notNull(),
    is_visible: boolean().notNull().default(true),
    event_date: date({ mode: 'string' }),
    /** It stays among the upcoming ones although its day is over. */
    keep_upcoming: boolean().notNull().default(false),
    event_time: text(),
    location: text(),
    event_format: eventFormat(),
    badge_text: text(),
    cta_visible: boolean().notNull().default(false),
    cta_text: text(),
    registration_url: text(),
    tags: text().array().notNull().default(emptyTextList()),
    display_order: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    index('events_visible').on(table.display_order).where(sql`${table.is_visible}`),
    notBlank('events_title_not_blank', table.title),
  ],
)
