import type { Assessment } from '#features/scan/flow/state.ts'
import { ownPages } from '#features/scan/own-pages.ts'
import { asksNotToBeCounted } from '#records/visits/open-page.ts'
import { sourceOfVisit } from '#records/visits/source-of-visit.ts'
import type { Progress } from './input.ts'

// Long after the screen has answered: counting must never be felt.
const pause = 1500
const step = 4

let latest: Assessment | undefined
let told: Progress | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Has the server count how far this scan came. Sent while the visitor reads; whether it arrives is not waited for. */
export function countProgress(assessment: Assessment) {
  if (!latest) document.addEventListener('visibilitychange', tellBeforeLeaving)
  latest = assessment
  clearTimeout(timer)
  timer = setTimeout(() => whenIdle(() => tell(isWorthTelling)), pause)
}

function progressOf({ visit, answers, isComplete, result }: Assessment): Progress {
  const answered = answers.filter((answer) => answer > 0).length
  return {
    visit,
    answered,
    questions: answers.length,
    step: result ? 'result' : isComplete ? 'personal-data' : 'questions',
  }
}

/** The start, every fourth answer, and each step of the flow. */
function isWorthTelling(now: Progress, before: Progress | undefined): boolean {
  if (now.visit !== before?.visit || now.step !== before.step) return true
  return Math.floor(now.answered / step) > Math.floor(before.answered / step)
}

const isMore = (now: Progress, before: Progress | undefined) =>
  now.visit !== before?.visit || now.step !== before.step || now.answered > before.answered

function tellBeforeLeaving() {
  if (document.visibilityState === 'hidden') tell(isMore)
}

function tell(isWorth: typeof isWorthTelling) {
  const progress = latest && progressOf(latest)
  if (!progress || !isWorth(progress, told) || asksNotToBeCounted()) return
  const isFirst = progress.visit !== told?.visit
  told = progress
  const key = document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? ''
  const body = new Blob([JSON.stringify({ ...progress, ...(isFirst && { source: sourceOfVisit(ownPages) }) })], {
    type: 'application/json',
  })
  navigator.sendBeacon?.(`/api/functions/scan-progress?apikey=${encodeURIComponent(key)}`, body)
}

function whenIdle(action: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action)
  else action()
}
