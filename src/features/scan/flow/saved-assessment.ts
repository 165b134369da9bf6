import { type Archetype, archetypes } from '#features/scan/scoring/archetypes.ts'
import { questionCount } from '#features/scan/scoring/pillars.ts'
import { catalogueVersion, questions } from '#features/scan/scoring/questions.ts'
import type { Assessment } from './state.ts'

const version = 1

/** The text kept in the browser. Questions are kept by their ids, in the order in which they were asked. */
export function writeAssessment(assessment: Assessment): string {
  const order = assessment.questions.map(({ id }) => id)
  return JSON.stringify({ ...assessment, questions: order, version, catalogueVersion })
}

/** What was kept, or nothing when it is broken, of an older form or about an older catalogue: then all starts afresh. */
export function readAssessment(text: string | null): Assessment | undefined {
  const saved = parse(text)
  if (saved?.version !== version || saved.catalogueVersion !== catalogueVersion) return undefined
  const { currentQuestion, answers, personalData, isComplete, assessToken, visit, result } = saved
  const order = readOrder(saved.questions)
  if (!order || !isWhole(currentQuestion, 0, questionCount - 1) || !isAnswerList(answers)) return undefined
  if (!isToken(assessToken) || !isToken(visit) || typeof isComplete !== 'boolean') return undefined
  if (isComplete && answers.includes(0)) return undefined
  if (!isTextRecord(personalData) || !(result === undefined || isResult(result))) return undefined
  return { currentQuestion, answers, personalData, isComplete, assessToken, visit, questions: order, result }
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

/** Every question of the catalogue once, with the pillars in their order. */
export function readOrder(ids: unknown) {
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

const isAnswerList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length === questionCount && value.every((answer) => isWhole(answer, 0, 5))

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
