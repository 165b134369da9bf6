export const views = ['leadership', 'team', 'other'] as const

/** How somebody sees the team. */
export type View = (typeof views)[number]

/** No figure is shown, and none can be worked out from all that were ever shown, that tells of fewer people than this. */
export const minimumGroupSize = 4

export type Answer = { view: View; values: number[] }

/** How many there are, what their values add up to, one by one, and what the squares of these add up to. */
export type Sums = { count: number; totals: number[]; squares: number[] }

/** Sums of one view against the other. */
export type Groups = Record<'leadership' | 'team', Sums>

/** Answers that have come to be shown together. Of its `members` some may have been erased since; its `size` stays. */
export type Batch = { size: number; members: Answer[] }

type Side = keyof Groups

/** Those beside the team stand on neither side; if they are too few to stay hidden there, with the team. */
const waysToSplit: ((view: View) => Side | undefined)[] = [
  (view) => (view === 'other' ? undefined : view),
  (view) => (view === 'leadership' ? 'leadership' : 'team'),
]

/**
 * What is to be shown from now on, if anything: those who wait, as soon as they are enough, and both sides, as soon as
 * these can be told apart over all batches whose sides have not been.
 */
export function publish(waiting: Answer[], open: Batch[]): { sums: Sums; groups: Groups | null } | undefined {
  if (waiting.length < minimumGroupSize) return undefined
  const batches = [...open, { size: waiting.length, members: waiting }]
  const sideOf = waysToSplit.find((way) => canTellApart(batches, way))
  const isOn = (side: Side) =>
    sumsOf(batches.flatMap(({ members }) => members).filter(({ view }) => sideOf?.(view) === side))
  const groups = sideOf ? { leadership: isOn('leadership'), team: isOn('team') } : null
  return { sums: sumsOf(waiting), groups }
}

/**
 * Whoever knows the sums of every batch, and of one side over all of them, can weigh each batch so that as many as
 * possible cancel out: what is left is the smaller part of each batch, those of the side or the others. Together these
 * have to be enough people, or nobody. Decision 031 has the proof.
 */
function canTellApart(batches: Batch[], sideOf: (view: View) => Side | undefined): boolean {
  return (['leadership', 'team', undefined] as const).every((side) => {
    const left = batches.map(({ size, members }) => {
      const on = members.filter(({ view }) => sideOf(view) === side).length
      // Those that were erased since can't be shown on either side, and so are on neither.
      const part = side ? on : on + size - members.length
      return Math.min(part, size - part)
    })
    const people = left.reduce((sum, count) => sum + count, 0)
    return people === 0 || people >= minimumGroupSize
  })
}

const sumsOf = (answers: Answer[]): Sums =>
  addUp(answers.map(({ values }) => ({ count: 1, totals: values, squares: values.map((value) => value * value) })))

function addUp(parts: Sums[]): Sums {
  const add = (lists: number[][]) =>
    lists.reduce<number[]>((sum, list) => list.map((value, place) => value + (sum[place] ?? 0)), [])
  const some = parts.filter(({ count }) => count > 0)
  return {
    count: some.reduce((sum, { count }) => sum + count, 0),
    totals: add(some.map(({ totals }) => totals)),
    squares: add(some.map(({ squares }) => squares)),
  }
}

/** All that the organiser may see: everybody, and the views against each other where both are enough. */
export function visibleResults(published: { sums: Sums; groups: Groups | null }[]): {
  all: Sums
  groups: Groups | null
} {
  const known = published.flatMap(({ groups }) => groups ?? [])
  const groups = {
    leadership: addUp(known.map(({ leadership }) => leadership)),
    team: addUp(known.map(({ team }) => team)),
  }
  const isEnough = Math.min(groups.leadership.count, groups.team.count) >= minimumGroupSize
  return { all: addUp(published.map(({ sums }) => sums)), groups: isEnough ? groups : null }
}
