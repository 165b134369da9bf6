import { afterNewcomers } from './newcomers.server.ts'

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>

type Options = {
  maxConcurrent: number
  /** How long the first in a queue longer than `burst` may have waited before nobody else joins it. */
  timeoutMs: number
  burst: number
  /** The longest queue, whatever its pace. */
  maxQueued: number
  now?: () => number
}

/**
 * So many at once, the others queue. A burst is served to its last; but once the queue stands, newcomers are rejected at
 * once instead of waiting for an answer that they would no longer want.
 */
export function createConcurrencyLimit(options: Options) {
  const { maxConcurrent, timeoutMs, burst, maxQueued, now = () => performance.now() } = options
  const queue: { since: number; start: (release: () => void) => void }[] = []
  let running = 0
  let rejected = 0
  let isScheduled = false

  // One in each turn of the event loop: rendering seldom waits for anything, and a whole queue of it in one go would keep
  // everybody else, and the newcomers that should be rejected, out of sight until its end.
  function schedule() {
    if (isScheduled || queue.length === 0 || running >= maxConcurrent) return
    isScheduled = true
    afterNewcomers(() => {
      isScheduled = false
      running += 1
      queue.shift()?.start(once(release))
      schedule()
    })
  }

  function release() {
    running -= 1
    schedule()
  }

  return {
    /** Answers how to release the place again, or nothing when there is none. */
    async acquire(): Promise<(() => void) | undefined> {
      const [first] = queue
      const isStanding = first && queue.length >= burst && now() - first.since > timeoutMs
      if (isStanding || queue.length >= maxQueued) {
        rejected += 1
        return undefined
      }
      return new Promise((start) => {
        queue.push({ since: now(), start })
        schedule()
      })
    },
    queued: () => queue.length,
    rejected: () => rejected,
  }
}

function once(act: () => void) {
  let done = false
  return () => {
    if (done) return
    done = true
    act()
  }
}
