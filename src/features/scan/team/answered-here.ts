import { useSyncExternalStore } from 'react'
import { withStorage } from '#platform/browser-storage.ts'

const keyOf = (team: string) => `team-scan.${team}`

/** Under which of its results this browser has answered for a team. Unknown until scripts run. */
export function useAnsweredHere(team: string): string | null {
  return useSyncExternalStore(subscribe, () => withStorage(() => localStorage.getItem(keyOf(team))) ?? null, nothing)
}

export function rememberAnswer(team: string, assessmentId: string) {
  withStorage(() => localStorage.setItem(keyOf(team), assessmentId))
}

export function forgetAnswer(team: string) {
  withStorage(() => localStorage.removeItem(keyOf(team)))
}

const nothing = () => null

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
