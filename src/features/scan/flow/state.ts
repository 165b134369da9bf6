import type { Result } from '#features/scan/client.ts'
import type { PersonalData } from '#features/scan/personal-data.ts'
import { lastQuestion, questionCount } from '#features/scan/scoring/pillars.ts'
import { type Question, questions } from '#features/scan/scoring/questions.ts'

/** One scan of one visitor. An answer of 0 is not given yet. */
export type Assessment = {
  currentQuestion: number
  answers: number[]
  personalData: PersonalData
  isComplete: boolean
  assessToken: string
  /** Another random number, under which the server counts how far scans come; see `progress/`. */
  visit: string
  questions: Question[]
  result?: Result | undefined
}

export function startAssessment(questions: Question[], assessToken: string, visit: string): Assessment {
  return {
    currentQuestion: 0,
    answers: Array(questionCount).fill(0),
    personalData: {},
    isComplete: false,
    assessToken,
    visit,
    questions,
  }
}

export const currentAnswer = ({ answers, currentQuestion }: Assessment) => answers[currentQuestion] ?? 0

export const isAnswered = ({ answers }: Assessment) => answers.every((answer) => answer > 0)

/** The answers in the order of the catalogue, whatever order they were asked in. Inside a pillar it tells them apart. */
export function answersInOrder({ answers, questions: asked }: Assessment): number[] {
  return questions.map(({ id }) => answers[asked.findIndex((question) => question.id === id)] ?? 0)
}

export function chooseAnswer(state: Assessment, answer: number): Assessment {
  return { ...state, answers: state.answers.with(state.currentQuestion, answer) }
}

/** To the next question when this one is answered; from the last one on to the personal data when all are. */
export function goOn(state: Assessment): Assessment {
  if (!canGoOn(state)) return state
  if (state.currentQuestion === lastQuestion) return complete(state)
  return { ...state, currentQuestion: state.currentQuestion + 1 }
}

export const canGoOn = (state: Assessment) =>
  state.currentQuestion < lastQuestion ? currentAnswer(state) > 0 : isAnswered(state)

/** From wherever the last open question was answered, so that the way back leads there. */
export function complete(state: Assessment): Assessment {
  return isAnswered(state) ? { ...state, isComplete: true } : state
}

/** To the question before; from the personal data to the question that completed the scan. */
export function goBack(state: Assessment): Assessment {
  if (state.isComplete) return { ...state, isComplete: false }
  return { ...state, currentQuestion: Math.max(0, state.currentQuestion - 1) }
}

export function enterPersonalData(state: Assessment, change: PersonalData): Assessment {
  return { ...state, personalData: { ...state.personalData, ...change } }
}

/** The personal data is with the server now, and no longer on this device. */
export function finish(state: Assessment, result: Result): Assessment {
  return { ...state, personalData: {}, result }
}
