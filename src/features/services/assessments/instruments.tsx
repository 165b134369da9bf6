import type { CSSProperties } from 'react'
import { Section } from '#ui/section.tsx'
import type { AssessmentsText } from './assessments-text.ts'
import { type Duration, findDuration } from './duration.ts'
import './instruments.css'

const instruments = ['individual', 'team', 'ai', 'organizational'] as const
const shortestScale = 8

/** The four assessments on one scale of weeks. */
export function Instruments({ text }: AssessmentsText) {
  const durations = instruments.map((key) => findDuration(text[`${key}_duration`]))
  const weeks = Math.max(shortestScale, ...durations.map((duration) => duration?.most ?? 0))
  return (
    <Section className="instruments" style={{ '--weeks': weeks } as CSSProperties}>
      <h2>{text.scale_title}</h2>
      <p className="lead">{text.scale_text}</p>
      <div className="instrument-scale" aria-hidden="true">
        <span>{text.scale_week}</span>
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
        <h3>{text[`${name}_title`]}</h3>
        <b className="figures">{text[`${name}_duration`]}</b>
      </header>
      {duration && <span className="instrument-line" aria-hidden="true" style={drawn(duration)} />}
      <p>{text[`${name}_text`]}</p>
      <dl>
        <div>
          <dt>{text.scale_measures}</dt>
          <dd>{text[`${name}_measures`]}</dd>
        </div>
        <div>
          <dt>{text.scale_receives}</dt>
          <dd>{text[`${name}_receives`]}</dd>
        </div>
      </dl>
    </article>
  )
}

const drawn = ({ least, most }: Duration) => ({ '--least': least, '--most': most }) as CSSProperties
