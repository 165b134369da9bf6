import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { id, notBlank, timestamps } from '#platform/database/columns.server.ts'
import type { viewInput } from './input.ts'

type View = z.output<typeof viewInput>

/** Ways to look at the list that somebody has kept for everybody. */
export const peopleViews = pgTable(
  'people_views',
  {
    id: id(),
    label: text().notNull(),
    filter: jsonb().$type<View['filter']>().notNull(),
    sort: jsonb().$type<View['sort']>().notNull(),
    ...timestamps(),
  },
  (table) => [notBlank('people_views_label_not_blank', table.label)],
)
