import type { Question, Scan } from '#features/scan/versions/scan.ts'
import { archetypeOf } from './archetypes.ts'
import { pillars } from './pillars.ts'

/** The order in which somebody is asked: shuffled inside each pillar, where the version wants it. `random` gives 0 ≤ x < 1. */
export function orderQuestions({ questions, isShuffled }: Scan, random: () => number): Question[] {
  if (!isShuffled) return questions
  return pillars.flatMap((pillar) =>
    shuffle(
      questions.filter((question) => question.category === archetypeOf[pillar]),
      random,
    ),
  )
}

/** Fisher–Yates: every order is equally likely. */
function shuffle<Item>(items: Item[], random: () => number): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}
