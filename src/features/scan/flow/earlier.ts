import { useEffect } from 'react'
import { withStorage } from '#platform/browser-storage.ts'

const key = 'transformation-readiness-scan-earlier'

/** The id of the result that this browser has had before, or was sent here with: a new one is compared with it. */
export const findEarlier = () => withStorage(() => localStorage.getItem(key)) ?? undefined

export function keepEarlier(assessmentId: string) {
  withStorage(() => localStorage.setItem(key, assessmentId))
}

/** `?again=` with the link of a result, or its id. */
export function readAgain(search: string): string | undefined {
  const said = new URLSearchParams(search).get('again') ?? ''
  return said.match(/([\w-]{16,200})\/?(?:[?#].*)?$/)?.[1]
}

/** For the pages that a scan begins on. */
export function useAgainLink() {
  useEffect(() => {
    const again = readAgain(location.search)
    if (again) keepEarlier(again)
  }, [])
}
