import { useState } from 'react'

const key = 'transformation-readiness-scan.automatic'

/** Whether this visitor wants a chosen answer to lead to the next question without a press on Next. Off at first. */
export function useAutomatic(): [boolean, (automatic: boolean) => void] {
  const [automatic, setAutomatic] = useState(read)
  return [
    automatic,
    (wanted) => {
      setAutomatic(wanted)
      write(wanted)
    },
  ]
}

function read() {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

function write(automatic: boolean) {
  try {
    localStorage.setItem(key, automatic ? 'on' : 'off')
  } catch {
    // Where nothing can be kept the choice holds for this page.
  }
}
