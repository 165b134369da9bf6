import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, notBlank, timestamps } from '#platform/database/columns.server.ts'

export const brandReferences = pgTable(
  'brand_references',
  {
    id: id(),
    name: text().notNull(),
    logo_url: text(),
    display_order: integer().notNull().default(0),
    show_text_only: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    index('brand_references_order').on(table.display_order, table.name),
    notBlank('brand_references_name_not_blank', table.name),
  ],
)
