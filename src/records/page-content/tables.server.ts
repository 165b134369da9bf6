import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, notBlank, timestamps } from '#platform/database/columns.server.ts'

export const pageContent = pgTable(
  'page_content',
  {
    id: id(),
    page_key: text().notNull(),
    section_key: text().notNull(),
    content: text().notNull(),
    show_on_homepage: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    unique('page_content_page_section').on(table.page_key, table.section_key),
    index('page_content_homepage').on(table.page_key, table.show_on_homepage),
    notBlank('page_content_page_key_not_blank', table.page_key),
    notBlank('page_content_section_key_not_blank', table.section_key),
  ],
)
