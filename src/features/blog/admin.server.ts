import { eq, sql } from 'drizzle-orm'
import { sanitizeBody } from '#platform/sanitize.server.ts'
import { keepOldAddress } from '#records/redirects/queries.server.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { postChange, postInput } from './input.ts'
import { blogPosts } from './tables.server.ts'

export const blogResource: Resource = {
  name: 'blog',
  table: blogPosts,
  label: ({ title }) => String(title),
  create: postInput,
  change: postChange,
  search: [blogPosts.title, blogPosts.teaser, blogPosts.slug, blogPosts.tags],
  found: { by: [blogPosts.title, blogPosts.slug], detail: ({ slug }) => `/blog/${slug}` },
  heavyColumns: ['content'],
  filters: {
    published: (value) => eq(blogPosts.published, value === 'true'),
    state: (value) => (Object.hasOwn(states, value) ? states[value] : sql`false`),
  },
  tags: blogPosts.tags,
  sort: { field: 'created_at', order: 'desc' },
  path: ({ slug }) => `/blog/${slug}`,
  linked: { as: 'Article' },
  piece: ({ title, teaser, content }) => ({
    title: String(title),
    description: String(teaser ?? ''),
    html: sanitizeBody(String(content ?? '')),
  }),
  bodyField: 'content',
  publication: { field: 'published', date: 'publish_date' },
  dated: 'publish_date',
  sanitize: (values, before, now) => ({
    ...values,
    ...(typeof values.content === 'string' && { content: sanitizeBody(values.content) }),
    ...(before && comesOut(before, { ...before, ...values }, now) && { publish_date: now.toISOString() }),
  }),
  afterChange: (tx, before, after) => keepOldAddress(tx, 'blog', before, after),
}

const states: Record<string, ReturnType<typeof sql>> = {
  draft: sql`not ${blogPosts.published}`,
  scheduled: sql`${blogPosts.published} and ${blogPosts.publish_date} > now()`,
  live: sql`${blogPosts.published} and (${blogPosts.publish_date} is null or ${blogPosts.publish_date} <= now())`,
}

/** What goes live at once without a date gets one, else it would stand in lists where it was begun. */
function comesOut(before: Row, after: Row, now: Date) {
  const isPlanned = Date.parse(String(before.publish_date)) > now.getTime()
  return after.published === true && !after.publish_date && (before.published !== true || isPlanned)
}
