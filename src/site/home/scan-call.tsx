import type { CSSProperties } from 'react'
import { useFeatureFlag } from '#records/feature-flags/client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, check, Icon } from '#ui/icon.tsx'
import { Radar } from '#ui/radar.tsx'
import { Section } from '#ui/section.tsx'
import type { HomeText } from './content.ts'
import './scan-call.css'

const gains = [1, 2, 3] as const
const exampleScores: [number, number, number] = [64, 78, 52]
const lanes = ['ai', 'agile', 'velocity']

export function ScanCall({ text }: HomeText) {
  if (!useFeatureFlag('transformation_readiness_scan')) return null
  return (
    <Section tone="ink" className="scan-call">
      <div className="split split-even">
        <div>
          <h2>{text.scan_title}</h2>
          <p className="lead">{text.scan_text}</p>
          <ul className="ruled">
            {gains.map((n) => (
              <li key={n}>
                <Icon path={check} />
                {text[`scan_gain_${n}`]}
              </li>
            ))}
          </ul>
          <ButtonLink look="go" to="/scan/transformation-readiness">
            {text.scan_button}
            <Icon path={arrowRight} />
          </ButtonLink>
          <p className="hint">{text.scan_note}</p>
        </div>
        <figure className="card scan-preview">
          <figcaption>
            {text.scan_preview_title}
            <b>{text.scan_preview_archetype}</b>
            <span className="badge">{text.scan_preview_level}</span>
          </figcaption>
          <Radar scores={exampleScores} labels={[text.scan_pillar_1, text.scan_pillar_2, text.scan_pillar_3]} />
          <dl className="shares">
            {gains.map((n, i) => (
              <div
                key={n}
                style={{ '--share': `${exampleScores[i]}%`, '--lane': `var(--${lanes[i]})` } as CSSProperties}
              >
                <dt>{text[`scan_pillar_${n}`]}</dt>
                <dd className="figures">{exampleScores[i]}</dd>
              </div>
            ))}
          </dl>
        </figure>
      </div>
    </Section>
  )
}
