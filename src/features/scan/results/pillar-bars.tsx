import type { CSSProperties } from 'react'
import { bandOf, type PillarScores, pillarNames, pillars } from '#features/scan/scoring/pillars.ts'
import { readingOf } from '#features/scan/scoring/readings.ts'

/** The same scores as the radar, as bars in the colour of their band, with what they mean. */
export function PillarBars({ title, scores }: { title: string; scores: PillarScores }) {
  return (
    <section className="pillar-bars">
      <h2>{title}</h2>
      <dl>
        {pillars.map((pillar) => {
          const score = scores[pillar]
          const band = bandOf(score)
          return (
            <div key={pillar} data-band={band.key} style={{ '--share': `${score}%` } as CSSProperties}>
              <dt>
                {pillarNames[pillar]} <span>{band.name}</span>
              </dt>
              <dd className="figures">{score}</dd>
              <dd className="soft">{readingOf(pillar, score)}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
