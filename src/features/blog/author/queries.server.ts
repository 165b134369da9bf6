import { authorsOf } from '#features/blog/post/authors.ts'
import { listPostsByAuthor } from '#features/blog/queries.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type AuthorPage = NonNullable<Awaited<ReturnType<typeof findAuthor>>>

/** Someone who signed at least one post that may be read now. The newest post that says more about them counts. */
export async function findAuthor(db: Database, slug: string, now: Date) {
  const posts = await listPostsByAuthor(db, slug, now)
  const bylines = posts.flatMap((post) => authorsOf(post, '')).filter((author) => author.slug === slug)
  const [newest] = bylines
  if (!newest) return
  const bio = bylines.find((author) => author.bio)?.bio
  const url = bylines.find((author) => author.url)?.url
  const face = posts.find(({ faces }) => faces[newest.name])?.faces[newest.name]
  return { name: newest.name, slug, face, ...(bio && { bio }), ...(url && { url }), posts }
}
