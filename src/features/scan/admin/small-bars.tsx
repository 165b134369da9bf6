import type { CSSProperties } from 'react'
import { type PillarScores, pillarNames, pillars } from '#features/scan/scoring/pillars.ts'

/** The three scores in one line of a list. */
export function SmallBars({ scores }: { scores: PillarScores }) {
  return (
    <span className="small-bars">
      {pillars.map((pillar) => (
        <span key={pillar} style={{ '--share': `${scores[pillar]}%` } as CSSProperties}>
          <span className="sr-only">{pillarNames[pillar]} </span>
          {scores[pillar]}
        </span>
      ))}
    </span>
  )
}
