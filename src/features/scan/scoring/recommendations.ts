import type { ScanVersion } from '#features/scan/versions/version.ts'
import type { Archetype } from './archetypes.ts'
import { lowestPillars, type PillarScores } from './pillars.ts'

export type Recommendation = { title: string; text: string }

const most = 3

/**
 * What to do next, at most three things: those of the lowest pillar, then of the second-lowest, each while it is below
 * the version's score, then the archetype's own action.
 */
export function listRecommendations(
  { recommendations, archetypes }: Pick<ScanVersion, 'recommendations' | 'archetypes'>,
  scores: PillarScores,
  archetype: Archetype,
): Recommendation[] {
  const [lowest, second] = lowestPillars(scores)
  const listFor = (pillar: typeof lowest, part: ScanVersion['recommendations']['lowest']) =>
    scores[pillar] < part.below
      ? recommendations.pillars[pillar].filter(({ below }) => scores[pillar] < below).slice(0, part.most)
      : []
  const chosen = [
    ...listFor(lowest, recommendations.lowest),
    ...listFor(second, recommendations.second),
    archetypes[archetype].action,
  ]
  return chosen.slice(0, most).map(({ title, text }) => ({ title, text }))
}
