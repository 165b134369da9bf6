import { useQuery } from '@tanstack/react-query'
import { data } from 'react-router'
import { relatedQuery } from '#features/scan/client.ts'
import { type ResultsContent, resultsContent } from '#features/scan/content.ts'
import { getRelated } from '#features/scan/related/queries.server.ts'
import { wording } from '#features/scan/wording.ts'
import { filled, findData } from '#platform/pages/page-data.ts'
import { readPart, statusOf } from '#platform/pages/read-part.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { featuresContext } from '#resources/feature.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/own-page.ts'
import { findOwnAssessment } from './own.server.ts'
import { OwnAnswers } from './own-answers.tsx'
import { sharedPath } from './paths.ts'
import { ResultView } from './result-view.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const { assessToken } = params
  const [results, own] = await Promise.all([
    loadTexts(context, resultsContent),
    readPart(context, async () => (await findOwnAssessment(platform.primary, assessToken)) ?? null),
  ])
  const related = own && (await readPart(context, () => getRelated(platform, context.get(featuresContext), own.result)))
  const queries = [results.query, filled(relatedQuery(own?.result.assessmentId ?? ''), related)]
  return data({ queries, own, assessToken }, statusOf(own))
}

/** It is for one person and for nobody's memory or search index. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const text = findData(loaderData, contentQuery<ResultsContent>('scan-results'))
  const { archetype } = loaderData?.own?.description ?? {}
  const title = archetype ? `${archetype.name}: Transformation Readiness Scan` : wording.notFoundTitle
  return [
    { title: `${title} | ${matches[0].loaderData?.companyName}` },
    { name: 'description', content: text?.meta_description },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The result of whoever took the scan, at an address of its own: for browsers without scripts, and for links in mails. */
export default function OwnPage({ loaderData }: Route.ComponentProps) {
  const text = usePageContent<ResultsContent>('scan-results')
  const { own, assessToken } = loaderData
  const { data: related } = useQuery(relatedQuery(own?.result.assessmentId ?? ''))
  if (!own) {
    const message = own === null ? wording.notFound : wording.loadFailed
    const actions = (
      <ButtonLink look="go" to="/assessments">
        {wording.toScan}
      </ButtonLink>
    )
    return (
      <Notice isAlert title={wording.notFoundTitle} message={message} actions={actions}>
        <p className="soft">{text.missing_text}</p>
      </Notice>
    )
  }
  const { result, description, answers } = own
  return (
    <ResultView
      text={text}
      result={result}
      description={description}
      eyebrow={text.eyebrow}
      related={related ?? []}
      compared={own}
      own={<OwnAnswers text={text} answers={answers} />}
      actions={
        <>
          <ButtonLink look="go" to={sharedPath(result.assessmentId)}>
            {text.share}
          </ButtonLink>
          <a className="button button-line" href={`${sharedPath(assessToken)}/report.pdf`} download>
            {text.download}
          </a>
          <ButtonLink look="line" to={`/scan/transformation-readiness?again=${result.assessmentId}`}>
            {text.again}
          </ButtonLink>
        </>
      }
    />
  )
}
