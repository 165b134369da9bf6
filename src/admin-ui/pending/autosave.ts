import type { Values } from './pending.ts'

export type AutosaveState =
  /** Nothing is typed that is not saved. */
  | { kind: 'calm' }
  /** Typed, and not yet confirmed by the server. */
  | { kind: 'unconfirmed' }
  /** Confirmed at this moment. */
  | { kind: 'kept'; at: number }
  | { kind: 'failed'; error: Error }

type Options = {
  /** What is typed and not saved at this moment. */
  read: () => Values | null
  send: (values: Values | null) => Promise<unknown>
  onState: (state: AutosaveState) => void
  /** Whether another try can help. */
  canRetry: (error: Error) => boolean
}

/** What the server has already, and since when. */
type Known = { values: Values | null; at?: number }

const pauseMs = 700
const longestMs = 1_000
const retriesMs = [2_000, 4_000, 8_000, 15_000]

/**
 * Sends what is typed after a short pause, and at the latest after a second; one call at a time, the last one always
 * with all there is. What the server has not confirmed is sent again.
 */
export function createAutosave({ read, send, onState, canRetry }: Options, known: Known = { values: null }) {
  let confirmed = JSON.stringify(known.values)
  let at = known.at ?? 0
  let since: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<boolean> | undefined
  let failures = 0
  let isHeld = false

  const tell = (state: AutosaveState) => onState(state)

  function plan(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(flush, ms)
  }

  /** Something may have been typed. */
  function touch() {
    if (isHeld) return
    since ??= Date.now()
    tell({ kind: 'unconfirmed' })
    if (!sending) plan(Math.min(pauseMs, Math.max(0, since + longestMs - Date.now())))
  }

  /** Sends at once. Answers whether all that is typed is confirmed. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (isHeld) return true
    if (sending) await sending
    sending ??= sendLatest().finally(() => {
      sending = undefined
      if (since !== undefined && !isHeld && failures === 0) touch()
    })
    return sending
  }

  async function sendLatest(): Promise<boolean> {
    since = undefined
    const values = read()
    const written = JSON.stringify(values)
    try {
      if (written !== confirmed) {
        await send(values)
        at = Date.now()
      }
    } catch (error) {
      if (!isHeld) fail(error as Error)
      return false
    }
    confirmed = written
    failures = 0
    if (since === undefined && !isHeld) tell(values ? { kind: 'kept', at } : { kind: 'calm' })
    return since === undefined
  }

  function fail(error: Error) {
    since ??= Date.now()
    tell({ kind: 'failed', error })
    if (canRetry(error)) plan(retriesMs[Math.min(failures, retriesMs.length - 1)] ?? 0)
    failures += 1
  }

  return {
    touch,
    flush,
    /** From here on the form itself is being saved: nothing more is sent until that has an end. */
    hold() {
      isHeld = true
      clearTimeout(timer)
    },
    release() {
      if (!isHeld) return
      isHeld = false
      since = undefined
      touch()
    },
    /** What the server has not confirmed yet; nothing if it has all. */
    unsent(): { values: Values | null } | undefined {
      const values = read()
      return isHeld || JSON.stringify(values) === confirmed ? undefined : { values }
    },
    /** The server has this, as another call has told. */
    confirm(values: Values | null) {
      confirmed = JSON.stringify(values)
    },
  }
}
