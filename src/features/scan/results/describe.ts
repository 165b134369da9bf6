import { type Archetype, type ArchetypeScores, archetypes } from '#features/scan/scoring/archetypes.ts'
import { type Band, bandOf, levelOf, type Pillar, type PillarScores, pillars } from '#features/scan/scoring/pillars.ts'
import { listRecommendations, type Recommendation } from '#features/scan/scoring/recommendations.ts'
import type { ScanVersion } from '#features/scan/versions/version.ts'

type Scored = { dominantArchetype: Archetype; scores: ArchetypeScores; pillarScores: PillarScores }

/** A result in the words of the version that it was scored by. */
export type Description = {
  archetype: { name: string; tagline: string; callToAction: string }
  level: string
  pillars: { key: Pillar; name: string; score: number; band: Band; reading: string }[]
  recommendations: Recommendation[]
  archetypes: { key: Archetype; name: string; score: number }[]
}

export function describeResult(version: ScanVersion, { dominantArchetype, scores, pillarScores }: Scored): Description {
  const { name, tagline, callToAction } = version.archetypes[dominantArchetype]
  return {
    archetype: { name, tagline, callToAction },
    level: levelOf(version, pillarScores).name,
    pillars: pillars.map((key) => {
      const band = bandOf(version, pillarScores[key])
      const { name, readings } = version.pillars[key]
      return { key, name, score: pillarScores[key], band, reading: readings[band.key] }
    }),
    recommendations: listRecommendations(version, pillarScores, dominantArchetype),
    archetypes: archetypes.map((key) => ({ key, name: version.archetypes[key].name, score: scores[key] })),
  }
}
