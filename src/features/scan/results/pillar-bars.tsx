import type { CSSProperties } from 'react'
import type { Comparison } from './comparison.tsx'
import type { Description } from './describe.ts'

type Shown = Description['pillars'][number]
type Props = { title: string; pillars: Shown[]; compare?: ((pillar: Shown) => Comparison[]) | undefined }

/** The same scores as the radar, as bars in the colour of their band, with what they mean and what they compare with. */
export function PillarBars({ title, pillars, compare = () => [] }: Props) {
  return (
    <section className="pillar-bars">
      <h2>{title}</h2>
      <dl>
        {pillars.map((pillar) => (
          <div key={pillar.key} data-band={pillar.band.key} style={shareOf(pillar.score)}>
            <dt>
              {pillar.name} <span>{pillar.band.name}</span>
            </dt>
            <dd className="figures">{pillar.score}</dd>
            <dd className="soft">{pillar.reading}</dd>
            {compare(pillar).map(({ label, score, change }) => (
              <dd key={label} className="compared" style={shareOf(score)}>
                {label}
                <span className="figures">{change ? `${score} (${change})` : score}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

const shareOf = (score: number) => ({ '--share': `${score}%` }) as CSSProperties
