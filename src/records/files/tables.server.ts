import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { between, bytes, moment, timestamps } from '#platform/database/columns.server.ts'

export const files = pgTable(
  'files',
  {
    bucket: text().notNull(),
    name: text().notNull(),
    content_type: text().notNull(),
    sha256: text().notNull(),
    data: bytes().notNull(),
    /** What users call it; at first the name that the file came with. */
    title: text(),
    /** The words that stand for the picture wherever a page has none of its own. */
    alt: text(),
    /** It says nothing, so that nothing is read aloud for it. */
    is_decorative: boolean().notNull().default(false),
    width: integer(),
    height: integer(),
    /** What has to stay in sight where a page cuts the picture, in percent from the left and from the top. */
    focus_x: integer().notNull().default(50),
    focus_y: integer().notNull().default(50),
    /** The picture of the same bucket that this one was cut from. */
    cut_from: text(),
    /** Since a night in which nothing used it. */
    unused_since: moment(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.name] }),
    check('files_bucket_shape', sql`${table.bucket} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('files_name_shape', sql`${table.name} ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$'`),
    check('files_size', sql`${table.width} > 0 and ${table.height} > 0`),
    between('files_focus_x', table.focus_x, 0, 100),
    between('files_focus_y', table.focus_y, 0, 100),
  ],
)

/** What files held before they were replaced under their names: older addresses still show it. */
export const fileVersions = pgTable(
  'file_versions',
  {
    bucket: text().notNull(),
    name: text().notNull(),
    sha256: text().notNull(),
    content_type: text().notNull(),
    data: bytes().notNull(),
    created_at: moment().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.name, table.sha256] }),
    foreignKey({
      name: 'file_versions_file',
      columns: [table.bucket, table.name],
      foreignColumns: [files.bucket, files.name],
    }).onDelete('cascade'),
  ],
)

/** Pictures in the sizes that pages have asked for. They can be made again at any time. */
export const fileVariants = pgTable(
  'file_variants',
  {
    bucket: text().notNull(),
    name: text().notNull(),
    sha256: text().notNull(),
    width: integer().notNull(),
    format: text({ enum: ['avif', 'webp'] }).notNull(),
    /** Empty where the other format is smaller. */
    data: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.name, table.sha256, table.width, table.format] }),
    foreignKey({
      name: 'file_variants_file',
      columns: [table.bucket, table.name],
      foreignColumns: [files.bucket, files.name],
    }).onDelete('cascade'),
    check('file_variants_format', sql`${table.format} in ('avif', 'webp')`),
  ],
)
