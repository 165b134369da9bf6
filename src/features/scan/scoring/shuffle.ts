import { archetypeOf } from './archetypes.ts'
import { pillars } from './pillars.ts'
import { type Question, questions } from './questions.ts'

/** A new order: shuffled inside each pillar, the pillars themselves stay in theirs. `random` gives 0 ≤ x < 1. */
export function shuffleQuestions(random: () => number): Question[] {
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
