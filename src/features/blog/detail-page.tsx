import { useQuery } from '@tanstack/react-query'
import { data, Navigate, redirect } from 'react-router'
import { filled, findData, type PageData } from '#platform/pages/page-data.ts'
import { readPart, statusOf } from '#platform/pages/read-part.server.ts'
import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { sharePicture } from '#ui/cover-address.ts'
import { Notice, Waiting } from '#ui/notice.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { blogPosting, breadcrumbs, structuredData } from '#ui/structured-data.ts'
import type { Route } from './+types/detail-page.ts'
import { Article } from './article/article.tsx'
import { articleStates, postQuery } from './client.ts'
import { type BlogContent, blogContent } from './content.ts'
import { Failure } from './failure.tsx'
import { authorsOf } from './post/authors.ts'
import { findNewSlug, findNextPublication, findPost } from './queries.server.ts'
// The list's as well, so that no style sheet comes or goes while a cover grows.
import './list/articles.css'
import './list/filters.css'

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const [blog, post, next] = await Promise.all([
    loadTexts(context, blogContent),
    readPart(context, async () => (await findPost(db, slug, now())) ?? null),
    readPart(context, () => findNextPublication(db, now())),
  ])
  if (next) expireAt(context.get(pageContext), next)
  const newSlug = post === null && (await findNewSlug(db, slug, now()))
  if (newSlug) throw redirect(`/blog/${newSlug}`, 301)
  const page: PageData = { queries: [blog.query, filled(postQuery(slug), post)] }
  return data(page, statusOf(post))
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const builtIn = import('./content.ts').then(({ blogContent }) => blogContent)
  return preparePage('blog', builtIn, postQuery(params.slug))
}

export function meta({ loaderData, params: { slug }, matches }: Route.MetaArgs) {
  const { origin = '', companyName = '' } = matches[0].loaderData ?? {}
  const post = findData(loaderData, postQuery(slug))
  if (!post) {
    const page = { title: articleStates.missingTitle, description: articleStates.missingText, path: '/blog' }
    return [...pageMeta(page, origin, companyName), { name: 'robots', content: 'noindex' }]
  }
  const path = `/blog/${slug}`
  const page = {
    title: post.title,
    description: post.teaser || post.title,
    path,
    image: sharePicture(path, post.featured_image_url),
  }
  const authors = authorsOf(post, companyName)
  const article = blogPosting({
    title: post.title,
    description: page.description,
    url: origin + path,
    image: origin + page.image,
    published: post.listed_at,
    changed: post.updated_at,
    authors: authors.map(({ name, slug }) =>
      slug ? { name, url: `${origin}/authors/${slug}` } : { name, isOrganization: true },
    ),
    publisher: { name: companyName, url: `${origin}/` },
    keywords: post.tags,
  })
  const trail = breadcrumbs(origin, [
    ['Home', '/'],
    ['Blog', '/blog'],
    [post.title, path],
  ])
  return [
    ...pageMeta({ ...page, type: 'article' }, origin, companyName),
    { property: 'article:published_time', content: post.listed_at },
    { property: 'article:modified_time', content: post.updated_at },
    ...authors.map(({ name }) => ({ name: 'author', content: name })),
    ...structuredData(article, trail),
  ]
}

export default function ArticlePage({ params }: Route.ComponentProps) {
  const text = usePageContent<BlogContent>('blog')
  const { data: post, isError, refetch } = useQuery(postQuery(params.slug))
  if (post && post.slug !== params.slug) return <Navigate replace to={`/blog/${post.slug}`} />
  if (post) return <Article key={post.id} text={text} post={post} />
  if (post === null) return <Missing />
  if (isError) return <ConnectionError onRetry={() => refetch()} />
  return <Waiting label={articleStates.loading} isShown />
}

export function ErrorBoundary() {
  return <ConnectionError onRetry={() => location.reload()} />
}

function ConnectionError({ onRetry }: { onRetry: () => void }) {
  const { failureTitle, failureText, retry, back } = articleStates
  return (
    <Failure title={failureTitle} message={failureText} retry={retry} onRetry={onRetry}>
      <ButtonLink look="line" to="/blog">
        {back}
      </ButtonLink>
    </Failure>
  )
}

function Missing() {
  const back = <ButtonLink to="/blog">{articleStates.back}</ButtonLink>
  return <Notice title={articleStates.missingTitle} message={articleStates.missingText} actions={back} />
}
