import type { CSSProperties } from 'react'
import { Claim } from '#features/services/claim.tsx'
import type { PageData } from '#platform/pages/page-data.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Closing } from '#ui/closing.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { Radar } from '#ui/radar.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/page.ts'
import { type AssessmentServicesContent, assessmentServicesContent } from './content.ts'
import { type Duration, findDuration } from './duration.ts'
import './instruments.css'
import type { Texts } from '#records/page-content/defaults.ts'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { query } = await loadTexts(context, assessmentServicesContent)
  return { queries: [query] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ assessmentServicesContent }) => assessmentServicesContent)
  return preparePage('services-assessments', builtIn)
}

export const meta = contentMeta<AssessmentServicesContent>('services-assessments', '/services/assessments')

export default function AssessmentsPage() {
  const text = usePageContent<AssessmentServicesContent>('services-assessments')
  return (
    <>
      <Hero text={text} />
      <Instruments text={text} />
      <OwnTeam text={text} />
      <WhyMeasure text={text} />
      <Report text={text} />
    </>
  )
}

/** What a team can do by itself, before it needs us. */
function OwnTeam({ text }: AssessmentsText) {
  return (
    <Section tone="ink" className="titled">
      <div className="ends">
        <div>
          <h2>{text.own_team_title}</h2>
          <p className="lead">{text.own_team_text}</p>
        </div>
        <ButtonLink look="line" to="/team">
          {text.own_team_button}
          <Icon path={arrowRight} />
        </ButtonLink>
      </div>
    </Section>
  )
}

const reasons = [1, 2, 3, 4] as const

function WhyMeasure({ text }: AssessmentsText) {
  return (
    <Section tone="mist" className="why-measure titled">
      <div className="split">
        <h2>{text.why_title}</h2>
        <ul className="columns">
          {reasons.map((n) => (
            <li key={n} className="card">
              <Claim text={text[`why_${n}_claim`]} />
              <p>{text[`why_${n}_text`]}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Hero({ text }: AssessmentsText) {
  return (
    <section className="tone-mist">
      <div className="page-head split page-width">
        <h1>{text.hero_title}</h1>
        <div>
          <p className="lead">{text.hero_text}</p>
          <div className="button-row">
            <ButtonLink look="go" to="/contact">
              {text.hero_button}
              <Icon path={arrowRight} />
            </ButtonLink>
            <ButtonLink look="line" to="/scan/transformation-readiness">
              {text.hero_scan_link}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="ruler" aria-hidden="true" />
    </section>
  )
}

const parts = [1, 2, 3, 4] as const

/** What comes out of it, and the way to us. */
function Report({ text }: AssessmentsText) {
  const [top = '', right = '', left = ''] = text.report_picture_pillars.split(',').map((name) => name.trim())
  return (
    <Section className="titled">
      <div className="split">
        <figure className="report-sheet" aria-hidden="true">
          <figcaption>{text.report_picture_title}</figcaption>
          <Radar scores={[74, 58, 41]} labels={[top, right, left]} />
          <div className="report-lines" />
          <p>{text.report_picture_note}</p>
        </figure>
        <div>
          <h2>{text.report_title}</h2>
          <p className="lead">{text.report_text}</p>
          <ol className="report-parts columns ruled">
            {parts.map((n) => (
              <li key={n}>
                <h3>{text[`report_${n}_title`]}</h3>
                <p>{text[`report_${n}_text`]}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="report-call sheet split split-even tone-ink">
        <Closing isSplit title={text.cta_title} text={text.cta_text} way={{ to: '/contact', label: text.cta_button }} />
      </div>
    </Section>
  )
}

const instruments = ['individual', 'team', 'ai', 'organizational'] as const
const shortestScale = 8

/** The four assessments on one scale of weeks. */
function Instruments({ text }: AssessmentsText) {
  const durations = instruments.map((key) => findDuration(text[`${key}_duration`]))
  const weeks = Math.max(shortestScale, ...durations.map((duration) => duration?.most ?? 0))
  return (
    <Section className="titled" style={{ '--weeks': weeks } as CSSProperties}>
      <h2>{text.scale_title}</h2>
      <p className="lead">{text.scale_text}</p>
      <div className="instrument-scale" aria-hidden="true">
        <span className="label">{text.scale_week}</span>
        <ol>
          {Array.from({ length: weeks }, (_, i) => i + 1).map((week) => (
            <li key={week}>{week}</li>
          ))}
        </ol>
      </div>
      {instruments.map((key, i) => (
        <Instrument key={key} name={key} duration={durations[i]} text={text} />
      ))}
    </Section>
  )
}

type Named = { name: (typeof instruments)[number]; duration: Duration | undefined }

function Instrument({ name, duration, text }: AssessmentsText & Named) {
  return (
    <article className={`instrument instrument-${name}`}>
      <header>
        <h3 className="subheading">{text[`${name}_title`]}</h3>
        <b className="figures">{text[`${name}_duration`]}</b>
      </header>
      {duration && <span className="instrument-line" aria-hidden="true" style={drawn(duration)} />}
      <p className="soft">{text[`${name}_text`]}</p>
      <dl>
        <div>
          <dt className="label">{text.scale_measures}</dt>
          <dd>{text[`${name}_measures`]}</dd>
        </div>
        <div>
          <dt className="label">{text.scale_receives}</dt>
          <dd>{text[`${name}_receives`]}</dd>
        </div>
      </dl>
    </article>
  )
}

const drawn = ({ least, most }: Duration) => ({ '--least': least, '--most': most }) as CSSProperties

type AssessmentsText = { text: Texts<AssessmentServicesContent> }
