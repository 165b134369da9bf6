import { useSyncExternalStore } from 'react'
import { createToken } from '#features/scan/create-token.ts'
import { countProgress } from '#features/scan/progress/count-progress.ts'
import { orderQuestions } from '#features/scan/scoring/shuffle.ts'
import type { Scan } from '#features/scan/versions/scan.ts'
import { withStorage } from '#platform/browser-storage.ts'
import { readAssessment, readOrder, writeAssessment } from './saved-assessment.ts'
import { type Assessment, startAssessment } from './state.ts'

const key = 'transformation-readiness-scan'

/**
 * - `prepared`: the questions are in order, nothing has been answered, nothing is kept yet
 * - `begun`: under way or done, in this visit
 * - `returning`: begun in an earlier visit, and the visitor has not yet said whether to go on with it
 */
type Snapshot = { assessment?: Assessment | undefined; stage: 'none' | 'prepared' | 'begun' | 'returning' }

let snapshot: Snapshot | undefined
const listeners = new Set<() => void>()

/** The assessment of this browser, shared by all pages and tabs. Unknown (undefined) until scripts run. */
export function useAssessment(): Snapshot | undefined {
  return useSyncExternalStore(subscribe, getSnapshot, () => undefined)
}

/**
 * Puts the questions in the order that the page was sent with, or in a new one, unless there is one already. Where nothing
 * has been answered yet, a version that was published since takes its place.
 */
export function prepareAssessment(scan: Scan, order?: string[]) {
  const { assessment, stage } = getSnapshot()
  const isWanted = !assessment || (stage === 'prepared' && assessment.scan.id !== scan.id)
  if (isWanted) publish({ assessment: createAssessment(scan, readOrder(scan, order)), stage: 'prepared' })
}

/** Changes the assessment and keeps it. Nothing happens where another tab has just made an end of it. */
export function changeAssessment(change: (assessment: Assessment) => Assessment): Assessment | undefined {
  const { assessment } = getSnapshot()
  if (!assessment) return undefined
  const changed = change(assessment)
  keep(changed)
  return changed
}

/** Forgets what was there and begins with the questions of this version in a new order. */
export function restartAssessment(scan: Scan) {
  keep(createAssessment(scan))
}

/** Forgets everything: the next visit begins with the introduction. */
export function forgetAssessment() {
  withStorage(() => localStorage.removeItem(key))
  publish({ stage: 'none' })
}

function getSnapshot(): Snapshot {
  snapshot ??= load()
  return snapshot
}

function load(): Snapshot {
  const assessment = readAssessment(withStorage(() => localStorage.getItem(key)) ?? null)
  if (!assessment) return { stage: 'none' }
  const isSameVisit = withStorage(() => sessionStorage.getItem(key)) !== null
  return { assessment, stage: isSameVisit || assessment.result ? 'begun' : 'returning' }
}

function keep(assessment: Assessment) {
  withStorage(() => localStorage.setItem(key, writeAssessment(assessment)))
  withStorage(() => sessionStorage.setItem(key, 'begun'))
  publish({ assessment, stage: 'begun' })
  countProgress(assessment)
}

function publish(next: Snapshot) {
  snapshot = next
  for (const listener of listeners) listener()
}

/** Another tab has gone on: this one follows, so that neither overwrites the other's answers. */
function followOtherTabs(event: StorageEvent) {
  if (event.key !== key && event.key !== null) return
  const loaded = load()
  publish(loaded.assessment ? { ...loaded, stage: 'begun' } : loaded)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

const createAssessment = (scan: Scan, questions = orderQuestions(scan, Math.random)) =>
  startAssessment({ scan, questions, assessToken: createToken(), visit: createToken() })
