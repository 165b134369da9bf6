import { integer, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/columns.server.ts'

const blogIndex = pgSchema('blog_index')

/** Kept by triggers on `blog_posts`, one row for each published post: see the migration `blog-index`. */
export const entries = blogIndex.table('entries', {
  post_id: uuid().primaryKey(),
  /** What lists are sorted by: the publish date, else the day the post was written. */
  listed_at: moment().notNull(),
  visible_from: moment().notNull(),
  tags: text().array().notNull(),
  author_slugs: text().array().notNull(),
  word_count: integer().notNull(),
})

/** How many published posts carry a tag, future ones included. The empty tag counts them all. */
export const tagCounts = blogIndex.table('tags', { tag: text().primaryKey(), posts: integer().notNull() })
