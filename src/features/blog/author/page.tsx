import { useQuery } from '@tanstack/react-query'
import { data } from 'react-router'
import { articleStates, authorQuery, listFailure } from '#features/blog/client.ts'
import { type BlogContent, blogContent } from '#features/blog/content.ts'
import { Failure } from '#features/blog/failure.tsx'
import { findNextPublication } from '#features/blog/queries.server.ts'
import { filled, findData, type PageData } from '#platform/pages/page-data.ts'
import { readPart, statusOf } from '#platform/pages/read-part.server.ts'
import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice, Waiting } from '#ui/notice.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { breadcrumbs, person, structuredData } from '#ui/structured-data.ts'
import type { Route } from './+types/page.ts'
import { Author } from './author.tsx'
import { findAuthor } from './queries.server.ts'

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const [blog, author, next] = await Promise.all([
    loadTexts(context, blogContent),
    readPart(context, async () => (await findAuthor(db, slug, now())) ?? null),
    readPart(context, () => findNextPublication(db, now())),
  ])
  if (next) expireAt(context.get(pageContext), next)
  const page: PageData = { queries: [blog.query, filled(authorQuery(slug), author)] }
  return data(page, statusOf(author))
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const builtIn = import('#features/blog/content.ts').then(({ blogContent }) => blogContent)
  return preparePage('blog', builtIn, authorQuery(params.slug))
}

export function meta({ loaderData, params: { slug }, matches }: Route.MetaArgs) {
  const { origin = '', companyName = '' } = matches[0].loaderData ?? {}
  const author = findData(loaderData, authorQuery(slug))
  if (!author) {
    const page = { title: missing.title, description: missing.text, path: '/blog' }
    return [...pageMeta(page, origin, companyName), { name: 'robots', content: 'noindex' }]
  }
  const { name, bio } = author
  const path = `/authors/${slug}`
  const page = { title: `Articles by ${name}`, description: bio ?? `What ${name} writes about.`, path }
  const works = { name: companyName, url: `${origin}/` }
  const trail = breadcrumbs(origin, [
    ['Home', '/'],
    ['Blog', '/blog'],
    [name, path],
  ])
  return [
    ...pageMeta(page, origin, companyName),
    ...structuredData(person({ name, url: origin + path, bio, works }), trail),
  ]
}

export default function AuthorPage({ params }: Route.ComponentProps) {
  const text = usePageContent<BlogContent>('blog')
  const { data: author, isError, refetch } = useQuery(authorQuery(params.slug))
  if (author) return <Author text={text} author={author} />
  if (author === null) return <Missing />
  if (isError) return <ConnectionError onRetry={() => refetch()} />
  return <Waiting label="Loading Author..." isShown />
}

export function ErrorBoundary() {
  return <ConnectionError onRetry={() => location.reload()} />
}

const missing = { title: 'Author Not Found', text: 'Nobody of that name has written here.' }

function ConnectionError({ onRetry }: { onRetry: () => void }) {
  const { failureTitle, retry } = articleStates
  return <Failure title={failureTitle} message={listFailure} retry={retry} onRetry={onRetry} />
}

function Missing() {
  const back = <ButtonLink to="/blog">{articleStates.back}</ButtonLink>
  return <Notice title={missing.title} message={missing.text} actions={back} />
}
