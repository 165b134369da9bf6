export const views = ['leadership', 'team', 'other'] as const

/** How somebody sees the team. */
export type View = (typeof views)[number]

/** No figure is shown, and none can be worked out from all that were ever shown, that tells of fewer people than this. */
export const leastShown = 4

export type Answer = { view: View; values: number[] }

/** How many there are, what their values add up to, one by one, and what the squares of these add up to. */
export type Sums = { count: number; totals: number[]; squares: number[] }

/** Sums of one view against the other. */
export type Groups = Record<'leadership' | 'team', Sums>

/** Answers that have come to be shown together. Of its `members` some may have been erased since; its `size` stays. */
export type Batch = { size: number; members: Answer[] }

/**
 * What is to be shown from now on, if anything: those who wait, as soon as they are enough, and their views, as soon as
 * these can be told apart over all batches whose views have not been.
 */
export function publish(waiting: Answer[], open: Batch[]): { sums: Sums; groups: Groups | null } | undefined {
  if (waiting.length < leastShown) return undefined
  const batches = [...open, { size: waiting.length, members: waiting }]
  const isBy = (view: View) => sumsOf(batches.flatMap(({ members }) => members).filter((one) => one.view === view))
  const groups = canTellApart(batches) ? { leadership: isBy('leadership'), team: isBy('team') } : null
  return { sums: sumsOf(waiting), groups }
}

/**
 * Whoever knows the sums of every batch, and of one view over all of them, can weigh each batch so that as many as
 * possible cancel out: what is left is the smaller part of each batch, those of the view or the others. Together these
 * have to be enough people, or nobody. Decision 030 has the proof.
 */
function canTellApart(batches: Batch[]): boolean {
  return views.every((view) => {
    const left = batches.map((batch) => {
      const part = countIn(batch, view)
      return Math.min(part, batch.size - part)
    })
    const people = left.reduce((sum, count) => sum + count, 0)
    return people === 0 || people >= leastShown
  })
}

/** Those that were erased since can't be shown on either side, and so count with the others. */
function countIn({ size, members }: Batch, view: View): number {
  if (view !== 'other') return members.filter((one) => one.view === view).length
  return size - members.filter((one) => one.view !== 'other').length
}

const sumsOf = (answers: Answer[]): Sums =>
  addUp(answers.map(({ values }) => ({ count: 1, totals: values, squares: values.map((value) => value * value) })))

export function addUp(parts: Sums[]): Sums {
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
export function whatIsShown(published: { sums: Sums; groups: Groups | null }[]): { all: Sums; groups: Groups | null } {
  const known = published.flatMap(({ groups }) => groups ?? [])
  const groups = {
    leadership: addUp(known.map(({ leadership }) => leadership)),
    team: addUp(known.map(({ team }) => team)),
  }
  const isEnough = Math.min(groups.leadership.count, groups.team.count) >= leastShown
  return { all: addUp(published.map(({ sums }) => sums)), groups: isEnough ? groups : null }
}
