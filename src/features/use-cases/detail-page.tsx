import { useQuery } from '@tanstack/react-query'
import { data, Navigate, redirect } from 'react-router'
import { filled, findData, type PageData } from '#platform/pages/page-data.ts'
import { readPart, statusOf } from '#platform/pages/read-part.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { sharePicture } from '#ui/cover-address.ts'
import { Notice, Waiting } from '#ui/notice.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { breadcrumbs, structuredData } from '#ui/structured-data.ts'
import type { Route } from './+types/detail-page.ts'
import { findUseCaseQuery, missingTitle } from './client.ts'
import { type UseCasesContent, type UseCasesText, useCasesContent } from './content.ts'
import { Story } from './detail/story.tsx'
import { Failure } from './failure.tsx'
import { findNewSlug, findUseCase } from './queries.server.ts'
// The list's as well, so that no style sheet comes or goes while a cover grows.
import './list/stories.css'

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const [content, useCase] = await Promise.all([
    loadTexts(context, useCasesContent),
    readPart(context, async () => (await findUseCase(db, slug)) ?? null),
  ])
  const newSlug = useCase === null && (await findNewSlug(db, slug))
  if (newSlug) throw redirect(`/use-cases/${newSlug}`, 301)
  const page: PageData = { queries: [content.query, filled(findUseCaseQuery(slug), useCase)] }
  return data(page, statusOf(useCase))
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const builtIn = import('./content.ts').then(({ useCasesContent }) => useCasesContent)
  return preparePage('use-cases', builtIn, findUseCaseQuery(params.slug))
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const { origin = '', companyName = '' } = matches[0].loaderData ?? {}
  const useCase = findData(loaderData, findUseCaseQuery(params.slug))
  const path = `/use-cases/${params.slug}`
  if (!useCase) {
    const page = { title: missingTitle, description: missingTitle, path: '/use-cases' }
    return [...pageMeta(page, origin, companyName), { name: 'robots', content: 'noindex' }]
  }
  const page = {
    title: useCase.title,
    description: useCase.excerpt ?? useCase.title,
    path,
    image: sharePicture(path, useCase.hero_image_url),
    type: 'article' as const,
  }
  const trail = breadcrumbs(origin, [
    ['Home', '/'],
    ['Use Cases', '/use-cases'],
    [useCase.title, path],
  ])
  const article = {
    '@type': 'Article',
    headline: useCase.title,
    description: page.description,
    url: origin + path,
    mainEntityOfPage: origin + path,
    image: [origin + page.image],
    datePublished: useCase.created_at,
    dateModified: useCase.updated_at,
    author: { '@type': 'Organization', name: companyName, url: `${origin}/` },
    publisher: { '@type': 'Organization', name: companyName, url: `${origin}/` },
  }
  return [...pageMeta(page, origin, companyName), ...structuredData(article, trail)]
}

export default function UseCasePage({ params }: Route.ComponentProps) {
  const text = usePageContent<UseCasesContent>('use-cases')
  const { data: useCase, isError } = useQuery(findUseCaseQuery(params.slug))
  if (useCase && useCase.slug !== params.slug) return <Navigate replace to={`/use-cases/${useCase.slug}`} />
  if (useCase) return <Story text={text} useCase={useCase} />
  if (useCase === null) return <Missing text={text} />
  if (isError) return <Failure />
  return <Waiting label={text.story_loading} />
}

export function ErrorBoundary() {
  return <Failure />
}

function Missing({ text }: UseCasesText) {
  const back = (
    <ButtonLink look="ink" to="/use-cases">
      {text.missing_button}
    </ButtonLink>
  )
  return <Notice title={missingTitle} message={text.missing_text} actions={back} />
}
