export type Gate = ReturnType<typeof createGate>

type Limits = {
  /** How many are inside at the same time. */
  atOnce: number
  /** How long the first in a line longer than `short` may have waited, in milliseconds, before nobody else joins it. */
  patience: number
  short: number
  /** The longest line, whatever its pace. */
  longest: number
  now?: () => number
}

/**
 * Lets so many in at once and the others wait in line. A burst is served to its last; but once the line stands, newcomers
 * are turned away at once instead of waiting for an answer that they would no longer want.
 */
export function createGate({ atOnce, patience, short, longest, now = () => performance.now() }: Limits) {
  const line: { since: number; call: (leave: () => void) => void }[] = []
  let inside = 0
  let turnedAway = 0
  let isOpening = false

  // One in each turn of the event loop: rendering seldom waits for anything, and a whole line of it in one go would keep
  // everybody else, and the newcomers that should be turned away, out of sight until its end.
  function open() {
    if (isOpening || line.length === 0 || inside >= atOnce) return
    isOpening = true
    setImmediate(() => {
      isOpening = false
      inside += 1
      line.shift()?.call(once(leave))
      open()
    })
  }

  function leave() {
    inside -= 1
    open()
  }

  return {
    /** Answers how to leave again, or nothing when there is no place. */
    async enter(): Promise<(() => void) | undefined> {
      const [first] = line
      const isStanding = first && line.length >= short && now() - first.since > patience
      if (isStanding || line.length >= longest) {
        turnedAway += 1
        return undefined
      }
      return new Promise((call) => {
        line.push({ since: now(), call })
        open()
      })
    },
    waiting: () => line.length,
    turnedAway: () => turnedAway,
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
