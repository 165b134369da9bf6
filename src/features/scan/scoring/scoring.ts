import { type Archetype, type ArchetypeScores, archetypeOf, archetypeScores } from './archetypes.ts'
import { messageFor } from './messages.ts'
import { type PillarScores, pillars, questionsPerPillar, readinessLevel } from './pillars.ts'

export type Scoring = {
  dominantArchetype: Archetype
  scores: ArchetypeScores
  pillarScores: PillarScores
  message: string
}

/**
 * Sixteen answers from 1 to 5 (5 AI, 6 agility, 5 leadership) to a result.
 * - A pillar's score is the mean of its answers, mapped from 1–5 to 0–100 and rounded. The order inside a pillar
 *   doesn't matter, so the questions may be shuffled there.
 * - The dominant archetype is the catalyst when all pillars reach 60 and lie within 15 points of each other, else the
 *   one of the highest pillar; on a tie AI comes before agility, and agility before leadership.
 */
export function score(answers: readonly number[]): Scoring {
  const pillarScores = scorePillars(answers)
  const dominantArchetype = dominantOf(pillarScores)
  return {
    dominantArchetype,
    scores: archetypeScores(pillarScores),
    pillarScores,
    message: messageFor(dominantArchetype, readinessLevel(pillarScores)),
  }
}

function scorePillars(answers: readonly number[]): PillarScores {
  let start = 0
  const entries = pillars.map((pillar) => {
    const count = questionsPerPillar[pillar]
    const sum = answers.slice(start, start + count).reduce((total, answer) => total + answer, 0)
    start += count
    // One division, at the end: (sum / count - 1) / 4 * 100 without the rounding errors in between.
    return [pillar, Math.round(((sum - count) * 25) / count)]
  })
  return Object.fromEntries(entries)
}

const balancedFrom = 60
const balancedWithin = 15

export function dominantOf(scores: PillarScores): Archetype {
  const values = pillars.map((pillar) => scores[pillar])
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  if (lowest >= balancedFrom && highest - lowest <= balancedWithin) return 'catalyst'
  return archetypeOf[pillars[values.indexOf(highest)] ?? 'ai']
}
