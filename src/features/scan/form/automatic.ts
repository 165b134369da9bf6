import { useState } from 'react'
import { withStorage } from '#platform/browser-storage.ts'

const key = 'transformation-readiness-scan.automatic'

/** Whether this visitor wants a chosen answer to lead to the next question without a press on Next. Off at first. */
export function useAutomatic(): [boolean, (automatic: boolean) => void] {
  const [automatic, setAutomatic] = useState(() => withStorage(() => localStorage.getItem(key)) === 'on')
  return [
    automatic,
    (wanted) => {
      setAutomatic(wanted)
      withStorage(() => localStorage.setItem(key, wanted ? 'on' : 'off'))
    },
  ]
}
