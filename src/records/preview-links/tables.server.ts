import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/tables.server.ts'
import { id, moment, notBlank } from '#platform/database/columns.server.ts'

/** Links that show a draft to whoever has them. Of each only a hash is kept: a copy of the data opens none. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: id(),
    token_hash: text().notNull().unique(),
    resource: text().notNull(),
    item_id: uuid().notNull(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
    created_at: moment().notNull().default(sql`now()`),
  },
  (table) => [
    index('preview_links_item').on(table.resource, table.item_id),
    notBlank('preview_links_resource_not_blank', table.resource),
  ],
)
