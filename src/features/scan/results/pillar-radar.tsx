import { type PillarScores, pillarNames } from '#features/scan/scoring/pillars.ts'
import { Radar } from '#ui/radar.tsx'

export function PillarRadar({ scores, className }: { scores: PillarScores; className: string }) {
  const { ai, agility, leadership } = scores
  return (
    <Radar
      scores={[ai, agility, leadership]}
      labels={[
        `${pillarNames.ai} ${ai}`,
        `${pillarNames.agility} ${agility}`,
        `${pillarNames.leadership} ${leadership}`,
      ]}
      className={className}
    />
  )
}
