import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, timestamps } from '#platform/database/columns.server.ts'

export const files = pgTable(
  'files',
  {
    bucket: text().notNull(),
    name: text().notNull(),
    content_type: text().notNull(),
    sha256: text().notNull(),
    data: bytes().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.name] }),
    check('files_bucket_shape', sql`${table.bucket} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('files_name_shape', sql`${table.name} ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$'`),
  ],
)
