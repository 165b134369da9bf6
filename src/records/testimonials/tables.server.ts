import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, notBlank, timestamps } from '#platform/database/columns.server.ts'

export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    name: text().notNull(),
    role: text(),
    company: text(),
    quote: text().notNull(),
    image_url: text(),
    page_key: text().notNull(),
    display_order: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    index('testimonials_page_order').on(table.page_key, table.display_order),
    notBlank('testimonials_name_not_blank', table.name),
    notBlank('testimonials_quote_not_blank', table.quote),
  ],
)
