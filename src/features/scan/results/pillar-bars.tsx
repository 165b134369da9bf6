import type { CSSProperties } from 'react'
import type { Description } from './describe.ts'

/** The same scores as the radar, as bars in the colour of their band, with what they mean. */
export function PillarBars({ title, pillars }: { title: string; pillars: Description['pillars'] }) {
  return (
    <section className="pillar-bars">
      <h2>{title}</h2>
      <dl>
        {pillars.map(({ key, name, score, band, reading }) => (
          <div key={key} data-band={band.key} style={{ '--share': `${score}%` } as CSSProperties}>
            <dt>
              {name} <span>{band.name}</span>
            </dt>
            <dd className="figures">{score}</dd>
            <dd className="soft">{reading}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
