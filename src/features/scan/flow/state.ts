import type { Result } from '#features/scan/client.ts'
import type { PersonalData } from '#features/scan/personal-data.ts'
import type { Question, Scan } from '#features/scan/versions/scan.ts'

/** One scan of one visitor. An answer of 0 is not given yet. */
export type Assessment = {
  /** What is asked, to the end: a version that is published meanwhile is for the next scan. */
  scan: Scan
  currentQuestion: number
  answers: number[]
  personalData: PersonalData
  /** Whether to be reminded to take it again. */
  reminder: boolean
  /** Whether to have the report sent. */
  mailReport: boolean
  isComplete: boolean
  assessToken: string
  /** Another random number, under which the server counts how far scans come; see `progress/`. */
  visit: string
  /** In the order in which they are asked. */
  questions: Question[]
  result?: Result | undefined
}

type Start = Pick<Assessment, 'scan' | 'questions' | 'assessToken' | 'visit'>

export function startAssessment({ scan, questions, assessToken, visit }: Start): Assessment {
  return {
    scan,
    currentQuestion: 0,
    answers: Array(questions.length).fill(0),
    personalData: {},
    reminder: false,
    mailReport: false,
    isComplete: false,
    assessToken,
    visit,
    questions,
  }
}

export const currentAnswer = ({ answers, currentQuestion }: Assessment) => answers[currentQuestion] ?? 0

export const isAnswered = ({ answers }: Assessment) => answers.every((answer) => answer > 0)

/** The answers in the order of the version, whatever order they were asked in. Inside a pillar it tells them apart. */
export function answersInOrder({ scan, answers, questions: asked }: Assessment): number[] {
  return scan.questions.map(({ id }) => answers[asked.findIndex((question) => question.id === id)] ?? 0)
}

export function chooseAnswer(state: Assessment, answer: number): Assessment {
  return { ...state, answers: state.answers.with(state.currentQuestion, answer) }
}

/** To the next question when this one is answered; from the last one on to the personal data when all are. */
export function goOn(state: Assessment): Assessment {
  if (!canGoOn(state)) return state
  if (isLast(state)) return complete(state)
  return { ...state, currentQuestion: state.currentQuestion + 1 }
}

export const canGoOn = (state: Assessment) => (isLast(state) ? isAnswered(state) : currentAnswer(state) > 0)

export const isLast = ({ currentQuestion, questions }: Assessment) => currentQuestion === questions.length - 1

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

/** What they would like to get by mail. */
export type Wishes = Pick<Assessment, 'reminder' | 'mailReport'>

export const wish = (state: Assessment, wishes: Partial<Wishes>): Assessment => ({ ...state, ...wishes })

/** The personal data is with the server now, and no longer on this device. */
export function finish(state: Assessment, result: Result): Assessment {
  return { ...state, personalData: {}, reminder: false, mailReport: false, result }
}
