import { useQuery } from '@tanstack/react-query'
import { redirect, useSearchParams } from 'react-router'
import { filled, type PageData } from '#platform/pages/page-data.ts'
import { readPart } from '#platform/pages/read-part.server.ts'
import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { breadcrumbs, structuredData } from '#ui/structured-data.ts'
import type { Route } from './+types/list-page.ts'
import { articleStates, listFailure, postsQuery } from './client.ts'
import { type BlogContent, blogContent } from './content.ts'
import { Failure } from './failure.tsx'
import { countPages, everything, readFilter, searchOf } from './filter.ts'
import { Articles } from './list/articles.tsx'
import { Filters } from './list/filters.tsx'
import { findNextPublication, listPosts } from './queries.server.ts'
// The article's as well, so that no style sheet comes or goes while a cover grows.
import './article/article.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const filter = readFilter(new URL(request.url).searchParams)
  const [blog, found, next] = await Promise.all([
    loadTexts(context, blogContent),
    readPart(context, () => listPosts(db, filter, now())),
    readPart(context, () => findNextPublication(db, now())),
  ])
  const lastPage = found ? countPages(found.total) : filter.page
  if (filter.page > lastPage) throw redirect(`/blog${searchOf({ ...filter, page: lastPage })}`)
  if (next) expireAt(context.get(pageContext), next)
  return { queries: [blog.query, filled(postsQuery(filter), found)] } satisfies PageData
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const builtIn = import('./content.ts').then(({ blogContent }) => blogContent)
  return preparePage('blog', builtIn, postsQuery(readFilter(new URL(request.url).searchParams)))
}

export const meta: Route.MetaFunction = (args) => {
  const { origin = '' } = args.matches[0].loaderData ?? {}
  const { q, tag, sort, page } = readFilter(new URLSearchParams(args.location.search))
  // Only the plain pages are worth finding; every other view shows the same articles again.
  const path = `/blog${searchOf({ ...everything, page })}`
  const repeats = q || tag || sort === 'oldest'
  return [
    ...contentMeta<BlogContent>('blog', path)(args),
    ...(repeats ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...structuredData(
      breadcrumbs(origin, [
        ['Home', '/'],
        ['Blog', '/blog'],
      ]),
    ),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Blog',
      href: `${origin}/blog/rss.xml`,
    },
  ]
}

export default function BlogPage() {
  const text = usePageContent<BlogContent>('blog')
  const [parameters] = useSearchParams()
  const filter = readFilter(parameters)
  const posts = useQuery(postsQuery(filter))
  return (
    <>
      <Filters text={text} filter={filter} total={posts.data?.total} tags={posts.data?.tags ?? []} />
      {posts.isError ? (
        <Failure message={listFailure} retry={articleStates.retry} onRetry={() => posts.refetch()} />
      ) : (
        <Articles text={text} filter={filter} data={posts.data} isChanging={posts.isPlaceholderData} />
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <Failure message={listFailure} retry={articleStates.retry} onRetry={() => location.reload()} />
}
