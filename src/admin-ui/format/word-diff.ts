export type Piece = { kind: 'same' | 'gone' | 'new'; words: string }

/** Beyond this many changed words it is another text, and is shown as one. */
const mostChanges = 600

/** Two texts as one, word by word: what both have, what went and what came. */
export function diffWords(before: string, after: string): Piece[] {
  const old = wordsOf(before)
  const next = wordsOf(after)
  let start = 0
  while (start < old.length && start < next.length && old[start] === next[start]) start++
  let end = 0
  const rest = Math.min(old.length, next.length) - start
  while (end < rest && old.at(-1 - end) === next.at(-1 - end)) end++
  const oldMiddle = old.slice(start, old.length - end)
  const nextMiddle = next.slice(start, next.length - end)
  return joined([
    ...old.slice(0, start).map(same),
    ...(walk(oldMiddle, nextMiddle) ?? [...oldMiddle.map(gone), ...nextMiddle.map(come)]),
    ...old.slice(old.length - end).map(same),
  ])
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

const same = (words: string): Piece => ({ kind: 'same', words })
const gone = (words: string): Piece => ({ kind: 'gone', words })
const come = (words: string): Piece => ({ kind: 'new', words })

/** Myers' way to the fewest changes: `reach` holds, for each diagonal, how far into the old text so many changes get. */
function walk(old: string[], next: string[]): Piece[] | undefined {
  const most = Math.min(old.length + next.length, mostChanges)
  let reach = new Map([[1, 0]])
  const steps: Map<number, number>[] = []
  for (let changes = 0; changes <= most; changes++) {
    steps.push(reach)
    const further = new Map<number, number>()
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = isDown(reach, diagonal, changes) ? at(reach, diagonal + 1) : at(reach, diagonal - 1) + 1
      while (x < old.length && x - diagonal < next.length && old[x] === next[x - diagonal]) x++
      further.set(diagonal, x)
      if (x >= old.length && x - diagonal >= next.length) return trace(old, next, steps)
    }
    reach = further
  }
  return undefined
}

function trace(old: string[], next: string[], steps: Map<number, number>[]): Piece[] {
  const pieces: Piece[] = []
  let [x, y] = [old.length, next.length]
  for (let changes = steps.length - 1; changes >= 0; changes--) {
    const reach = steps[changes] ?? new Map<number, number>()
    const diagonal = x - y
    const from = isDown(reach, diagonal, changes) ? diagonal + 1 : diagonal - 1
    const [oldX, oldY] = [at(reach, from), at(reach, from) - from]
    while (x > oldX && y > oldY && x > 0 && y > 0) {
      x--
      y--
      pieces.push(same(old[x] ?? ''))
    }
    if (changes === 0) break
    pieces.push(x === oldX ? come(next[oldY] ?? '') : gone(old[oldX] ?? ''))
    x = oldX
    y = oldY
  }
  return pieces.reverse()
}

const at = (reach: Map<number, number>, diagonal: number) => reach.get(diagonal) ?? -1

const isDown = (reach: Map<number, number>, diagonal: number, changes: number) =>
  diagonal === -changes || (diagonal !== changes && at(reach, diagonal - 1) < at(reach, diagonal + 1))

/** Neighbours of one kind as one piece; within a change what went comes before what came. */
function joined(pieces: Piece[]): Piece[] {
  const runs: Piece[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last?.kind === piece.kind) last.words += ` ${piece.words}`
    else runs.push({ ...piece })
  }
  return runs
}
