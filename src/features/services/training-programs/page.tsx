import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Claim } from '#features/services/claim.tsx'
import { filled, type PageData } from '#platform/pages/page-data.ts'
import { readPart } from '#platform/pages/read-part.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import type { Texts } from '#records/page-content/defaults.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { testimonialsQuery } from '#records/testimonials/client.ts'
import { listTestimonials } from '#records/testimonials/queries.server.ts'
import { Voice } from '#records/testimonials/voice.tsx'
import { Closing } from '#ui/closing.tsx'
import { CountUp } from '#ui/count-up.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/page.ts'
import { type TrainingContent, trainingContent } from './content.ts'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const [training, voices] = await Promise.all([
    loadTexts(context, trainingContent),
    readPart(context, () => listTestimonials(db, 'training')),
  ])
  return { queries: [training.query, filled(testimonialsQuery('training'), voices)] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ trainingContent }) => trainingContent)
  return preparePage('training', builtIn, testimonialsQuery('training'))
}

export const meta = contentMeta<TrainingContent>('training', '/services/training-programs')

export default function TrainingProgramsPage() {
  const text = usePageContent<TrainingContent>('training')
  return (
    <>
      <Hero text={text} />
      <Programmes text={text} />
      <Formats text={text} />
      <Philosophy text={text} />
      <Results text={text} />
      <Voices text={text} />
      <section className="training-closing last-words">
        <div className="page-width">
          <Closing title={text.cta_title} text={text.cta_text} way={{ to: '/contact', label: text.cta_button }} />
        </div>
      </section>
    </>
  )
}

const steps = [1, 2, 3] as const

function Philosophy({ text }: TrainingText) {
  return (
    <Section tone="ink" className="titled">
      <div className="split split-even">
        <h2>{text.philosophy_title}</h2>
        <p className="lead">{text.philosophy_text}</p>
      </div>
      <div className="philosophy-round">
        <ol>
          {steps.map((n) => (
            <li key={n}>
              <h3>{text[`philosophy_${n}_title`]}</h3>
              <p>{text[`philosophy_${n}_text`]}</p>
            </li>
          ))}
        </ol>
        <Claim text={text.philosophy_claim} />
      </div>
    </Section>
  )
}

const results = [1, 2, 3, 4] as const

function Results({ text }: TrainingText) {
  return (
    <Section className="training-results titled">
      <h2>{text.results_title}</h2>
      <dl>
        {results.map((n) => (
          <div key={n} style={{ '--share': text[`results_${n}_figure`] } as CSSProperties}>
            <dt>
              {text[`results_${n}_label`]}
              <span>{text[`results_${n}_text`]}</span>
            </dt>
            <dd>
              <CountUp figure={text[`results_${n}_figure`]} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Voices({ text }: TrainingText) {
  const { data: voices = [] } = useQuery(testimonialsQuery('training'))
  if (voices.length === 0) return null
  return (
    <Section tone="mist" className="training-voices titled">
      <h2 className="eyebrow">{text.voices_title}</h2>
      <ul className="columns">
        {voices.map((voice) => (
          <li key={voice.id}>
            <Voice voice={voice} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const programmes = [1, 2, 3, 4] as const
const abilities = [1, 2, 3] as const

function Programmes({ text }: TrainingText) {
  return (
    <Section id="programmes" tone="mist" className="programmes titled">
      <h2>{text.programmes_title}</h2>
      <ol>
        {programmes.map((n) => (
          <li key={n}>
            <span className="figures" aria-hidden="true">
              {n}
            </span>
            <div>
              <h3 className="subheading">{text[`programme_${n}_title`]}</h3>
              <p>{text[`programme_${n}_text`]}</p>
              <p className="soft small">
                <b>{text.programmes_for}:</b> {text[`programme_${n}_for`]}
              </p>
            </div>
            <div>
              <h4 className="label">{text.programmes_after}</h4>
              <ul className="dashes">
                {abilities.map((m) => (
                  <li key={m}>{text[`programme_${n}_after_${m}`]}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const days = Array.from({ length: 15 }, (_, i) => i)

/** Working days of three weeks: `together` in one room, `online` on a screen. */
const formats = [
  { n: 1, together: [0, 1, 2], online: [] },
  { n: 2, together: [], online: [1, 6, 11] },
  { n: 3, together: [0, 14], online: [3, 6, 9, 12] },
] as const

function Formats({ text }: TrainingText) {
  return (
    <Section className="formats titled">
      <h2>{text.formats_title}</h2>
      <ul className="columns">
        {formats.map(({ n, together, online }) => (
          <li key={n}>
            <svg viewBox="0 0 300 36" strokeWidth="3" aria-hidden="true">
              <path className="lane-faint" d="M10 18H290" />
              {days.map((day) => (
                <circle key={day} cx={10 + day * 20} cy="18" {...look(together, online, day)} />
              ))}
            </svg>
            <h3 className="subheading">{text[`format_${n}_title`]}</h3>
            <p>{text[`format_${n}_text`]}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function look(together: readonly number[], online: readonly number[], day: number) {
  if (together.includes(day)) return { r: 9, className: 'day-together lane-agile' }
  if (online.includes(day)) return { r: 7.5, className: 'station lane-ai' }
  return { r: 2, className: 'day-alone lane-edge' }
}

/** From the outer lane to the inner one; `at` is where its runner is. */
const lanes = [
  { radius: 250, lane: 'agile', at: [640, 30] },
  { radius: 205, lane: 'ai', at: [282, 162] },
  { radius: 160, lane: 'agile', at: [311, 360] },
  { radius: 115, lane: 'ai', at: [560, 395] },
] as const

/** Four programmes, four lanes of a running track. */
function Hero({ text }: TrainingText) {
  return (
    <section className="training-hero">
      <div className="page-head page-width">
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
        <a href="#programmes" className="button button-line">
          {text.hero_link}
          <Icon path={arrowRight} />
        </a>
      </div>
      <svg
        viewBox="120 0 720 560"
        preserveAspectRatio="xMinYMid meet"
        strokeWidth="4"
        className="drawn"
        aria-hidden="true"
      >
        {lanes.map(({ radius, lane }) => (
          <path
            key={radius}
            className={`lane-${lane}`}
            d={`M2000 ${280 - radius}H450A${radius} ${radius} 0 0 0 450 ${280 + radius}H2000`}
          />
        ))}
        <path className="lane-velocity" strokeWidth="14" d="M700 372V554" />
        {lanes.map(({ radius, lane, at: [x, y] }) => (
          <circle key={radius} className={`station lane-${lane}`} cx={x} cy={y} r="14" />
        ))}
      </svg>
    </section>
  )
}

type TrainingText = { text: Texts<TrainingContent> }
