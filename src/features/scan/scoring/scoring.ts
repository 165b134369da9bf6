import type { ScanVersion, VersionQuestion } from '#features/scan/versions/version.ts'
import { type Archetype, type ArchetypeScores, archetypeOf, archetypeScores } from './archetypes.ts'
import { askedQuestions, levelOf, type PillarScores, pillars } from './pillars.ts'

export type Scoring = {
  dominantArchetype: Archetype
  scores: ArchetypeScores
  pillarScores: PillarScores
  message: string
}

/** The answers from 1 to 5 to the questions that a version asks, in its order, to a result. */
export function score(version: ScanVersion, answers: readonly number[]): Scoring {
  return scoreSheet(version, new Map(askedQuestions(version).map(({ id }, place) => [id, answers[place] ?? 0])))
}

/**
 * Answers by the id of their question to a result. Questions without an answer count for nothing.
 * - A pillar's score is the weighted mean of its answers, mapped from 1–5 to 0–100 and rounded. Where all weights are
 *   equal the order inside a pillar doesn't matter.
 * - The dominant archetype follows from the pillars by the version's rule.
 */
export function scoreSheet(version: ScanVersion, answers: ReadonlyMap<string, number>): Scoring {
  const asked = askedQuestions(version)
  const pillarScores = Object.fromEntries(
    pillars.map((pillar) => {
      const answered = asked.filter((question) => question.pillar === pillar && answers.has(question.id))
      return [pillar, scorePillar(answered, answers)]
    }),
  ) as PillarScores
  const dominantArchetype = dominantOf(version, pillarScores)
  return {
    dominantArchetype,
    scores: archetypeScores(pillarScores),
    pillarScores,
    message: version.archetypes[dominantArchetype].messages[levelOf(version, pillarScores).key],
  }
}

function scorePillar(answered: VersionQuestion[], answers: ReadonlyMap<string, number>): number {
  let reached = 0
  let weights = 0
  for (const { id, weight } of answered) {
    reached += ((answers.get(id) ?? 1) - 1) * weight
    weights += weight
  }
  // One division, at the end: no rounding errors in between.
  return weights === 0 ? 0 : Math.round((reached * 25) / weights)
}

/** On a tie the pillar counts that stands first in the rule. */
export function dominantOf({ rule }: Pick<ScanVersion, 'rule'>, scores: PillarScores): Archetype {
  const values = pillars.map((pillar) => scores[pillar])
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  if (lowest >= rule.from && highest - lowest <= rule.within) return 'catalyst'
  return archetypeOf[rule.ties.find((pillar) => scores[pillar] === highest) ?? 'ai']
}
