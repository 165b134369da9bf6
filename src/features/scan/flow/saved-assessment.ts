import { type Archetype, archetypeOf, archetypes } from '#features/scan/scoring/archetypes.ts'
import { pillars } from '#features/scan/scoring/pillars.ts'
import type { Question, Scan } from '#features/scan/versions/scan.ts'
import type { Assessment } from './state.ts'

const version = 2

/**
 * The text kept in the browser. What was asked is kept with it, so that it can be finished when another version has been
 * published; the order in which it was asked by the questions' ids.
 */
export function writeAssessment(assessment: Assessment): string {
  const order = assessment.questions.map(({ id }) => id)
  return JSON.stringify({ ...assessment, questions: order, version })
}

/** What was kept, or nothing when it is broken or of an older form: then all starts afresh. */
export function readAssessment(text: string | null): Assessment | undefined {
  const saved = parse(text)
  if (saved?.version !== version || !isScan(saved.scan)) return undefined
  const { scan, currentQuestion, answers, personalData, isComplete, assessToken, visit, result } = saved
  const order = readOrder(scan, saved.questions)
  const count = scan.questions.length
  if (!order || !isWhole(currentQuestion, 0, count - 1) || !isAnswerList(answers, count)) return undefined
  if (!isToken(assessToken) || !isToken(visit) || typeof isComplete !== 'boolean') return undefined
  if (isComplete && answers.includes(0)) return undefined
  if (!isTextRecord(personalData) || !(result === undefined || isResult(result))) return undefined
  const [reminder, mailReport] = [saved.reminder === true, saved.mailReport === true]
  return {
    scan,
    currentQuestion,
    answers,
    personalData,
    reminder,
    mailReport,
    isComplete,
    assessToken,
    visit,
    questions: order,
    result,
  }
}

function parse(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Every question of the scan once, with the pillars in their order. */
export function readOrder({ questions }: Scan, ids: unknown): Question[] | undefined {
  if (!Array.isArray(ids) || new Set(ids).size !== questions.length) return undefined
  const found = ids.flatMap((id) => questions.find((question) => question.id === id) ?? [])
  return found.every((question, i) => question.category === questions[i]?.category) && found.length === questions.length
    ? found
    : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTextRecord = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string')

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to

const isAnswerList = (value: unknown, count: number): value is number[] =>
  Array.isArray(value) && value.length === count && value.every((answer) => isWhole(answer, 0, 5))

const categories: unknown[] = Object.values(archetypeOf)

const isQuestion = (value: unknown): value is Question =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.text === 'string' &&
  categories.includes(value.category) &&
  (value.tooltips === undefined || isTextRecord(value.tooltips))

const isScan = (value: unknown): value is Scan =>
  isRecord(value) &&
  isToken(value.id) &&
  typeof value.isShuffled === 'boolean' &&
  isTextRecord(value.pillarNames) &&
  pillars.every((pillar) => pillar in (value.pillarNames as object)) &&
  Array.isArray(value.questions) &&
  value.questions.length > 0 &&
  value.questions.every(isQuestion)

const isScores = (value: unknown, names: readonly string[]) =>
  isRecord(value) && names.every((name) => isWhole(value[name], 0, 100))

function isResult(value: unknown): value is NonNullable<Assessment['result']> {
  if (!isRecord(value)) return false
  return (
    typeof value.assessmentId === 'string' &&
    typeof value.message === 'string' &&
    archetypes.includes(value.dominantArchetype as Archetype) &&
    isScores(value.pillarScores, ['ai', 'agility', 'leadership']) &&
    isScores(value.scores, archetypes)
  )
}
