import { readMarkedText } from '#features/scan/question/marked-text.ts'
import { askedQuestions, type Pillar, pillars } from '#features/scan/scoring/pillars.ts'
import type { ScanVersion, VersionQuestion } from '#features/scan/versions/version.ts'
import { answerLabels } from '#features/scan/wording.ts'

export type SaidAnswer = { text: string; answer: string }

/** What somebody answered in one pillar. Both lists are empty where all answers are the same. */
export type PillarAnswers = { key: Pillar; name: string; strongest: SaidAnswer[]; weakest: SaidAnswer[] }

const most = 2

/**
 * The two strongest and the two weakest answers of each pillar, in words. Only an answer above the lowest counts as strong,
 * and only one below the highest as weak. Of equal ones the heavier question comes first, then the one asked first.
 */
export function answersByPillar(version: ScanVersion, answers: readonly number[]): PillarAnswers[] {
  const given = askedQuestions(version).map((question, place) => ({ question, answer: answers[place] ?? 0 }))
  return pillars.map((key) => {
    const own = given.filter(({ question }) => question.pillar === key)
    const values = own.map(({ answer }) => answer)
    const lowest = Math.min(...values)
    const highest = Math.max(...values)
    const heavierFirst = own.toSorted((a, b) => b.question.weight - a.question.weight)
    const strongest = heavierFirst
      .filter(({ answer }) => answer > lowest)
      .sort((a, b) => b.answer - a.answer)
      .slice(0, most)
    const weakest = heavierFirst
      .filter((entry) => entry.answer < highest && !strongest.includes(entry))
      .sort((a, b) => a.answer - b.answer)
      .slice(0, most)
    return { key, name: version.pillars[key].name, strongest: strongest.map(say), weakest: weakest.map(say) }
  })
}

const say = ({ question, answer }: { question: VersionQuestion; answer: number }): SaidAnswer => ({
  text: readMarkedText(question.text)
    .map(({ text }) => text)
    .join(''),
  answer: answerLabels[answer - 1] ?? '',
})
