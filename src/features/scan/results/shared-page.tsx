import { useQuery } from '@tanstack/react-query'
import { data } from 'react-router'
import { descriptionQuery, relatedQuery, sharedResultQuery } from '#features/scan/client.ts'
import { type ResultsContent, resultsContent } from '#features/scan/content.ts'
import { findSharedAssessment } from '#features/scan/queries.server.ts'
import { getRelated } from '#features/scan/related/queries.server.ts'
import { wording } from '#features/scan/wording.ts'
import { ApiError } from '#platform/http/api-client.ts'
import { filled, findData, type PageData } from '#platform/pages/page-data.ts'
import { readPart, statusOf } from '#platform/pages/read-part.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery, preparePage, usePageContent } from '#records/page-content/client.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { featuresContext } from '#resources/feature.server.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice, Waiting } from '#ui/notice.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import type { Route } from './+types/shared-page.ts'
import { sharedPath } from './paths.ts'
import { ResultView } from './result-view.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const { assessToken = '' } = params
  const [results, shared] = await Promise.all([
    loadTexts(context, resultsContent),
    readPart(context, async () => (await findSharedAssessment(platform.primary, assessToken)) ?? null),
  ])
  const related =
    shared && (await readPart(context, () => getRelated(platform, context.get(featuresContext), shared.result)))
  // Nothing there and nothing read are told apart.
  const { result, description } = shared ?? { result: shared, description: shared }
  const page: PageData = {
    queries: [
      results.query,
      filled(sharedResultQuery(assessToken), result),
      filled(descriptionQuery(assessToken), description),
      filled(relatedQuery(assessToken), related),
    ],
  }
  return data(page, statusOf(shared))
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { assessToken = '' } = params
  const builtIn = import('#features/scan/content.ts').then(({ resultsContent }) => resultsContent)
  return assessToken
    ? preparePage(
        'scan-results',
        builtIn,
        sharedResultQuery(assessToken),
        descriptionQuery(assessToken),
        relatedQuery(assessToken),
      )
    : preparePage('scan-results', builtIn)
}

/** Whoever has the link may read it; it is for them and for nobody's memory or search index. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' }
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const { origin = '', companyName = '' } = matches[0].loaderData ?? {}
  const { assessToken = '' } = params
  const { archetype } = findData(loaderData, descriptionQuery(assessToken)) ?? {}
  const text = findData(loaderData, contentQuery<ResultsContent>('scan-results'))
  const path = sharedPath(assessToken)
  const page = {
    title: archetype ? `${archetype.name}: Transformation Readiness Scan` : wording.notFoundTitle,
    description: archetype ? `${archetype.tagline} ${text?.meta_description ?? ''}` : wording.notFound,
    path,
    ...(archetype && { image: `${path}/picture.png` }),
  }
  return [...pageMeta(page, origin, companyName), { name: 'robots', content: 'noindex' }]
}

export default function SharedPage({ params }: Route.ComponentProps) {
  const text = usePageContent<ResultsContent>('scan-results')
  const { assessToken = '' } = params
  const { data: result, error, refetch } = useQuery(sharedResultQuery(assessToken))
  const { data: description, error: failure, refetch: again } = useQuery(descriptionQuery(assessToken))
  const { data: related } = useQuery(relatedQuery(assessToken))
  if (!assessToken) return <Missing text={text.missing_text} reason={wording.invalidLink} />
  if (error) return <Missing reason={reasonOf(error)} onRetry={refetch} />
  if (result === null) return <Missing text={text.missing_text} reason={wording.notFound} />
  if (failure) return <Missing reason={wording.loadFailed} onRetry={again} />
  if (!result || !description) return <Waiting label={text.loading} />
  return (
    <ResultView
      text={text}
      result={result}
      description={description}
      eyebrow={text.shared_eyebrow}
      related={related ?? []}
      actions={
        <>
          <ButtonLink look="go" to="/assessments">
            {text.take}
          </ButtonLink>
          <a className="button button-line" href={`${sharedPath(result.assessmentId)}/report.pdf`} download>
            {text.download}
          </a>
        </>
      }
    />
  )
}

/** What the server says against the link itself, if it could say anything. */
const reasonOf = (error: Error) =>
  (error instanceof ApiError && error.status < 500 && error.problem.error) || wording.loadFailed

export function ErrorBoundary() {
  return <Missing reason={wording.loadFailed} onRetry={() => location.reload()} />
}

type Props = { reason: string; text?: string; onRetry?: () => void }

/** A link that leads to no result, with what is known about why. */
function Missing({ reason, text, onRetry }: Props) {
  const actions = (
    <>
      <ButtonLink look="go" to="/assessments">
        {wording.toScan}
      </ButtonLink>
      {onRetry && (
        <Button look="line" onClick={onRetry}>
          {wording.retry}
        </Button>
      )}
    </>
  )
  return (
    <Notice isAlert title={wording.notFoundTitle} message={reason} actions={actions}>
      {text && <p className="soft">{text}</p>}
    </Notice>
  )
}
