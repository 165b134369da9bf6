import { integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.server.ts'

const blogIndex = pgSchema('blog_index')

/** Kept by triggers on `blog_posts`, one row for each published post: see the migration `blog-search`. */
export const entries = blogIndex.table('entries', {
  post_id: uuid().primaryKey(),
  /** What lists are sorted by: the publish date, else the day the post was written. */
  listed_at: moment().notNull(),
  visible_from: moment().notNull(),
  author_slugs: text().array().notNull(),
  word_count: integer().notNull(),
})
