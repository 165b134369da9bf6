import type { ReactNode, RefObject } from 'react'
import type { Result } from '#features/scan/client.ts'
import { archetypeNames, archetypeTaglines, callToAction } from '#features/scan/scoring/archetypes.ts'
import { readinessLevel } from '#features/scan/scoring/pillars.ts'
import { listRecommendations } from '#features/scan/scoring/recommendations.ts'
import { Eyebrow } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { PillarBars } from './pillar-bars.tsx'
import { PillarRadar } from './pillar-radar.tsx'
import './result-view.css'
import type { ResultTexts } from '#features/scan/content.ts'

type Props = {
  text: ResultTexts
  result: Result
  eyebrow: string
  heading?: RefObject<HTMLHeadingElement | null>
  /** What can be done with the result, under its name. */
  actions: ReactNode
}

export function ResultView({ text, result, eyebrow, heading, actions }: Props) {
  const { dominantArchetype, pillarScores, message } = result
  return (
    <article>
      <header className="page-head tone-ink result-head">
        <div className="page-width split split-wide">
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1 ref={heading} tabIndex={-1}>
              {archetypeNames[dominantArchetype]}
            </h1>
            <p className="result-tagline">{archetypeTaglines[dominantArchetype]}</p>
            <p className="eyebrow eyebrow-bar">
              {text.level}: <b>{readinessLevel(pillarScores)}</b>
            </p>
            <div className="button-row">{actions}</div>
          </div>
          <PillarRadar scores={pillarScores} className="result-radar drawn" />
        </div>
      </header>
      <Section>
        <div className="split">
          <div className="result-message">
            <p>{message}</p>
            <SiteLink to="/blog/agile-archetypes-explained" className="text-link">
              {text.guide}
              <Icon path={arrowRight} />
            </SiteLink>
          </div>
          <PillarBars title={text.pillars_title} scores={pillarScores} />
        </div>
      </Section>
      <Section tone="mist" width="narrow" className="result-next">
        <h2>{text.next_title}</h2>
        <ol className="ruled">
          {listRecommendations(pillarScores, dominantArchetype).map((recommendation) => (
            <li key={recommendation.title}>
              <h3>{recommendation.title}</h3>
              <p>{recommendation.text}</p>
            </li>
          ))}
        </ol>
        <p className="soft">{text.call_text}</p>
        <ButtonLink look="go" to="/contact">
          {callToAction[dominantArchetype]}
          <Icon path={arrowRight} />
        </ButtonLink>
      </Section>
    </article>
  )
}
