import { createRoute, z } from '@hono/zod-openapi'
import { createApiRouter, json, notFound, refusals, renamed } from '#platform/http/api-router.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { rowSchema } from '#platform/http/row-schema.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { findAuthor } from './author/queries.server.ts'
import { articleStates } from './client.ts'
import { findNewSlug, findPost, listPosts } from './queries.server.ts'
import { blogPosts } from './tables.server.ts'

const author = z.union([
  z.string(),
  z.object({
    name: z.string(),
    slug: z.string().optional(),
    bio: z.string().optional(),
    url: z.string().optional(),
  }),
])

const item = rowSchema(blogPosts)
  .omit({ content: true })
  .extend({ authors: z.array(author), listed_at: z.iso.datetime(), reading_minutes: z.int() })
  .openapi('BlogPostItem')

const post = item.extend({ content: z.string(), related: z.array(item) }).openapi('BlogPost')

const filter = z.object({
  q: z.string().trim().max(200).default(''),
  tag: z.string().trim().max(100).default(''),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

const readPosts = createRoute({
  method: 'get',
  path: '/blog',
  summary: 'Visible posts, twelve to a page',
  request: { query: filter },
  responses: {
    200: json(
      z.object({ items: z.array(item), total: z.int(), tags: z.array(z.string()) }).openapi('BlogPosts'),
      'One page of posts without their bodies, how many there are in all, and every tag',
    ),
    ...refusals,
  },
})

const readPost = createRoute({
  method: 'get',
  path: '/blog/{slug}',
  summary: 'One visible post with up to three related ones',
  request: { params: z.object({ slug: z.string().max(200) }) },
  responses: { 200: json(post, 'The post'), ...renamed, ...refusals, ...notFound },
})

const readAuthor = createRoute({
  method: 'get',
  path: '/authors/{slug}',
  summary: 'Who wrote visible posts, with these posts',
  request: { params: z.object({ slug: z.string().max(200) }) },
  responses: {
    200: json(
      z
        .object({
          name: z.string(),
          slug: z.string(),
          bio: z.string().optional(),
          url: z.string().optional(),
          posts: z.array(item),
        })
        .openapi('BlogAuthor'),
      'The author',
    ),
    ...refusals,
    ...notFound,
  },
})

export function blogApi({ read, now }: Platform) {
  return createApiRouter()
    .openapi(readPosts, async (c) => c.json(await read((db) => listPosts(db, c.req.valid('query'), now())), 200))
    .openapi(readPost, async (c) => {
      const { slug } = c.req.valid('param')
      const found = await read((db) => findPost(db, slug, now()))
      if (found) return c.json(found, 200)
      const newSlug = await read((db) => findNewSlug(db, slug, now()))
      if (!newSlug) throw new Refusal(404, articleStates.missingText)
      return c.redirect(`/api/blog/${newSlug}${new URL(c.req.url).search}`, 302)
    })
    .openapi(readAuthor, async (c) => {
      const { slug } = c.req.valid('param')
      const found = await read((db) => findAuthor(db, slug, now()))
      if (!found) throw new Refusal(404, 'Nobody of that name has written here.')
      return c.json(found, 200)
    })
}
