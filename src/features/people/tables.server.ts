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

/** What is written to people again and again, with variables such as `{name}`. */
export const mailTemplates = pgTable(
  'mail_templates',
  {
    id: id(),
    title: text().notNull().unique('mail_templates_title'),
    subject: text().notNull(),
    text: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    notBlank('mail_templates_title_not_blank', table.title),
    notBlank('mail_templates_subject_not_blank', table.subject),
    notBlank('mail_templates_text_not_blank', table.text),
  ],
)
