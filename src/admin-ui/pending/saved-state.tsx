import { useEffect, useState } from 'react'
import type { AutosaveState } from './autosave.ts'

/** What has become of what is typed. Only the state is read aloud, not how its age grows. */
export function SavedState({ state }: { state: AutosaveState }) {
  return (
    <>
      <span role="status">{wordsOf(state)}</span>
      {state.kind === 'kept' && <Age key={state.at} at={state.at} />}
    </>
  )
}

function wordsOf(state: AutosaveState) {
  if (state.kind === 'kept') return 'Saved'
  if (state.kind === 'failed') return `Not saved yet: ${reasonOf(state.error)}`
  return 'Not saved yet'
}

function reasonOf(error: Error & { status?: number }) {
  const { status = 0 } = error
  if (status === 0 || status === 503) return 'no connection'
  if (status === 401) return 'you are signed out. Please sign in again in another tab'
  if (status === 409) return 'you went on in another window'
  if (status === 413) return 'the text is too long'
  return error.message
}

function Age({ at }: { at: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return <> {ageOf(now - at)}, for you alone</>
}

const minute = 60_000

/** How long ago, no finer than five seconds: 5 seconds ago, 2 minutes ago. */
export function ageOf(ms: number): string {
  const seconds = Math.floor(ms / 5_000) * 5
  if (seconds < 5) return 'just now'
  if (ms < minute) return `${seconds} seconds ago`
  const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
  if (ms < 60 * minute) return ago(Math.floor(ms / minute), 'minute')
  if (ms < 48 * 60 * minute) return ago(Math.floor(ms / (60 * minute)), 'hour')
  return ago(Math.floor(ms / (24 * 60 * minute)), 'day')
}
