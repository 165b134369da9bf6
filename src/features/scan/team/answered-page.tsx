import { useEffect } from 'react'
import { data } from 'react-router'
import { sharedPath } from '#features/scan/results/paths.ts'
import { PillarBars } from '#features/scan/results/pillar-bars.tsx'
import { PillarRadar } from '#features/scan/results/pillar-radar.tsx'
import { findData } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Eyebrow } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/answered-page.ts'
import { forgetAnswer, rememberAnswer } from './answered-here.ts'
import { type AnswerContent, answerContent } from './content.ts'
import { forgetForm } from './kept-form.ts'
import { answerLeaveForm, privateHeaders, readOwnAnswer } from './page.server.ts'
import '#features/scan/results/result-view.css'
import './team.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [{ query }, own] = await Promise.all([
    loadTexts(context, answerContent),
    readOwnAnswer(context.get(platformContext), params),
  ])
  return data({ queries: [query], own }, own ? 200 : 404)
}

export function action({ params, context }: Route.ActionArgs) {
  return answerLeaveForm(context.get(platformContext), params)
}

export const headers = () => privateHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const text = findData(loaderData, contentQuery<AnswerContent>('team-answer'))
  return [
    {
      title: `${loaderData?.own?.description.archetype.name ?? text?.meta_title} | ${matches[0].loaderData?.companyName}`,
    },
    { name: 'description', content: text?.meta_description },
    { name: 'robots', content: 'noindex' },
  ]
}

/** What colleagues see after they have answered: their own result, and what becomes of it. */
export default function TeamAnsweredPage({ loaderData, params }: Route.ComponentProps) {
  const text = usePageContent<AnswerContent>('team-answer')
  const { own } = loaderData
  const { token, assessmentId } = params
  const state = own?.state ?? 'left'
  useEffect(() => {
    forgetForm(token)
    if (state === 'left') forgetAnswer(token)
    else rememberAnswer(token, assessmentId)
  }, [state, token, assessmentId])
  if (!own) {
    const toScan = (
      <ButtonLink look="line" to="/assessments">
        {text.take_scan}
      </ButtonLink>
    )
    return <Notice isAlert title={text.unknown_title} message={text.unknown_text} actions={toScan} />
  }
  const { archetype, pillars } = own.description
  return (
    <article>
      <header className="page-head tone-ink result-head">
        <div className="page-width split split-wide">
          <div>
            <Eyebrow>{text.answered_eyebrow}</Eyebrow>
            <h1>{archetype.name}</h1>
            <p className="result-tagline">{archetype.tagline}</p>
            <p className="team-own-state" role="status">
              <b>
                <bdi>{own.team}</bdi>.
              </b>{' '}
              {text[`answered_${state}`]}
            </p>
            <div className="button-row">
              <ButtonLink look="go" to={sharedPath(assessmentId)}>
                {text.whole_result}
              </ButtonLink>
              <a className="button button-line" href={`${sharedPath(assessmentId)}/report.pdf`} download>
                {text.report}
              </a>
            </div>
            {state === 'waiting' && (
              <form method="post" className="team-leave">
                <Button look="line" className="button-small" type="submit">
                  {text.leave}
                </Button>
              </form>
            )}
          </div>
          <PillarRadar pillars={pillars} className="result-radar drawn" />
        </div>
      </header>
      <Section width="narrow">
        <PillarBars title={text.pillars_title} pillars={pillars} />
      </Section>
    </article>
  )
}
