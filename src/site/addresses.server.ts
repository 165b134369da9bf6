import { listPostAddresses } from '#features/blog/queries.server.ts'
import { listUseCaseAddresses } from '#features/use-cases/queries.server.ts'
import type { Database } from '#platform/database.server.ts'
import { listTextChanges } from '#records/page-content/queries.server.ts'
import { staticPages } from './static-pages.ts'

export type Address = { path: string; changed?: string | undefined }

/** The path of every page that may be seen now, with the moment of its last change where one is known. */
export async function listAddresses(db: Database, now: Date): Promise<Address[]> {
  const [texts, posts, useCases] = await Promise.all([
    listTextChanges(db),
    listPostAddresses(db, now),
    listUseCaseAddresses(db),
  ])
  const textsOf = (pageKey: string) => texts.find((page) => page.page_key === pageKey)?.changed
  const newest: Record<string, string | undefined> = {
    '/blog': latest(posts.map((post) => post.updated_at)),
    '/use-cases': latest(useCases.map((useCase) => useCase.updated_at)),
  }
  const authors = [...new Set(posts.flatMap((post) => post.author_slugs))].sort().map((slug) => ({
    path: `/authors/${slug}`,
    changed: latest(posts.filter((post) => post.author_slugs.includes(slug)).map((post) => post.updated_at)),
  }))
  return [
    ...Object.entries(staticPages).map(([path, key]) => ({ path, changed: latest([textsOf(key), newest[path]]) })),
    ...posts.map(({ slug, updated_at }) => ({ path: `/blog/${slug}`, changed: updated_at })),
    ...useCases.map(({ slug, updated_at }) => ({ path: `/use-cases/${slug}`, changed: updated_at })),
    ...authors,
  ]
}

/** ISO moments of one form sort as texts. */
const latest = (moments: (string | null | undefined)[]) =>
  moments
    .filter((moment) => typeof moment === 'string')
    .sort()
    .at(-1)
