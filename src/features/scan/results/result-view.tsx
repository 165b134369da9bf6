import type { ReactNode, RefObject } from 'react'
import type { Result } from '#features/scan/client.ts'
import type { RelatedLink } from '#features/scan/related/choose.ts'
import { RelatedPages } from '#features/scan/related/related-pages.tsx'
import { Eyebrow } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import { type Compared, ComparisonTable, comparisonsOf } from './comparison.tsx'
import type { Description } from './describe.ts'
import { PillarBars } from './pillar-bars.tsx'
import { PillarRadar } from './pillar-radar.tsx'
import './result-view.css'
import type { ResultTexts } from '#features/scan/content.ts'
import { TeamInvitation } from '#features/scan/team/invitation.tsx'

type Props = {
  text: ResultTexts
  result: Result
  description: Description
  eyebrow: string
  heading?: RefObject<HTMLHeadingElement | null>
  /** What can be done with the result, under its name. */
  actions: ReactNode
  /** What only whoever took the scan sees. */
  own?: ReactNode
  compared?: Compared | null | undefined
  related: RelatedLink[]
}

export function ResultView({ text, result, description, eyebrow, heading, actions, own, compared, related }: Props) {
  const { archetype, level, pillars, recommendations } = description
  return (
    <article>
      <header className="page-head tone-ink result-head">
        <div className="page-width split split-wide">
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1 ref={heading} tabIndex={-1}>
              {archetype.name}
            </h1>
            <p className="result-tagline">{archetype.tagline}</p>
            <p className="eyebrow eyebrow-bar">
              {text.level}: <b>{level}</b>
            </p>
            <div className="button-row">{actions}</div>
          </div>
          <PillarRadar pillars={pillars} className="result-radar drawn" />
        </div>
      </header>
      <Section>
        <div className="split result-standing">
          <div className="result-message">
            <p>{result.message}</p>
            <SiteLink to="/blog/agile-archetypes-explained" className="text-link">
              {text.guide}
              <Icon path={arrowRight} />
            </SiteLink>
          </div>
          <PillarBars
            title={text.pillars_title}
            pillars={pillars}
            compare={compared ? (pillar) => comparisonsOf(text, compared, pillar) : undefined}
          />
          {compared && <ComparisonTable text={text} pillars={pillars} compared={compared} />}
        </div>
      </Section>
      {own}
      <Section tone="mist" width="narrow" className="result-next">
        <h2>{text.next_title}</h2>
        <ol className="ruled">
          {recommendations.map((recommendation) => (
            <li key={recommendation.title}>
              <h3>{recommendation.title}</h3>
              <p>{recommendation.text}</p>
            </li>
          ))}
        </ol>
        <p className="soft">{text.call_text}</p>
        <ButtonLink look="go" to="/contact">
          {archetype.callToAction}
          <Icon path={arrowRight} />
        </ButtonLink>
      </Section>
      <RelatedPages text={text} related={related} />
      <TeamInvitation text={text} />
    </article>
  )
}
