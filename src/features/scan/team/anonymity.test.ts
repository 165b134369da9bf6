import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  type Batch,
  type Groups,
  leastShown,
  publish,
  type Sums,
  views,
  whatIsShown,
} from './anonymity.ts'

type Step = { does: 'joins'; view: Answer['view'] } | { does: 'leaves' | 'is erased'; who: number }

const most = 20

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('joins' as const), view: fc.constantFrom(...views) }) },
  fc.record({ does: fc.constantFrom('leaves' as const, 'is erased' as const), who: fc.nat(most) }),
)

/**
 * A team in which everybody's values are 1 in a place of their own and 0 elsewhere: what is added up then says who is in
 * it. Answers everything that the organiser has seen, step by step.
 */
function watch(steps: Step[]): Sums[][] {
  let waiting: Answer[] = []
  let open: Batch[] = []
  let joined = 0
  const published: { sums: Sums; groups: Groups | null }[] = []
  return steps.map((step) => {
    if (step.does === 'joins') {
      waiting.push({ view: step.view, values: Array.from({ length: most }, (_, place) => Number(place === joined)) })
      joined += 1
      const news = publish(waiting, open)
      if (news) {
        published.push(news)
        open = news.groups ? [] : [...open, { size: waiting.length, members: waiting }]
        waiting = []
      }
    } else {
      const isGone = ({ values }: Answer) => values[step.who] === 1
      waiting = waiting.filter((answer) => !isGone(answer))
      // Only who waits may leave; what is erased is gone wherever it is.
      if (step.does === 'is erased')
        open = open.map((batch) => ({ ...batch, members: batch.members.filter((answer) => !isGone(answer)) }))
    }
    const { all, groups } = whatIsShown(published)
    return [all, ...(groups ? [groups.leadership, groups.team] : [])].filter(({ count }) => count > 0)
  })
}

// As large as they may be: only large teams are shown more than once with both sides.
const anyTeam = fc.array(anyStep, { maxLength: 32, size: 'max' }).map((steps) => {
  let joined = 0
  return steps.filter(({ does }) => does !== 'joins' || ++joined <= most)
})

const prime = 1_000_003

/** The rank of a matrix, in a field in which nothing is rounded. */
function rankOf(matrix: number[][]): number {
  const rows = matrix.map((row) => [...row])
  let rank = 0
  for (let column = 0; column < (rows[0]?.length ?? 0) && rank < rows.length; column++) {
    const pivot = rows.findIndex((row, place) => place >= rank && row[column] !== 0)
    if (pivot < 0) continue
    const [top = []] = rows.splice(pivot, 1)
    rows.splice(rank, 0, top)
    for (const row of rows.slice(rank + 1)) {
      const [by, from] = [top[column] ?? 0, row[column] ?? 0]
      if (from === 0) continue
      for (const [place, value] of row.entries())
        row[place] = (((value * by - (top[place] ?? 0) * from) % prime) + prime) % prime
    }
    rank += 1
  }
  return rank
}

/**
 * Three people of whom alone, or of some of whom, sums of what was seen can be made to tell, each taken as often as one
 * likes: exactly those without whom fewer of the sums are independent.
 */
function findSingledOut(seen: number[][]): number[] | undefined {
  const people = Array.from({ length: most }, (_, place) => place)
  const rank = rankOf(seen)
  for (const a of people)
    for (const b of people.slice(a + 1))
      for (const c of people.slice(b + 1)) {
        const rest = seen.map((row) => row.filter((_, place) => place !== a && place !== b && place !== c))
        if (rankOf(rest) < rank) return [a, b, c]
      }
}

describe('whoever joins, leaves and is erased, in whatever order', () => {
  test('nothing is shown of fewer than four', () => {
    fc.assert(
      fc.property(anyTeam, (steps) => {
        for (const { count, totals } of watch(steps).flat()) {
          expect(count).toBeGreaterThanOrEqual(leastShown)
          expect(totals.filter((value) => value === 1)).toHaveLength(count)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('two views that follow each other are the same or differ by at least four', () => {
    fc.assert(
      fc.property(anyTeam, (steps) => {
        const counts = watch(steps).map(([all]) => all?.count ?? 0)
        for (const [place, count] of counts.entries()) {
          const more = count - (counts[place - 1] ?? 0)
          expect(more === 0 || more >= leastShown).toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('no three people or fewer can be told from all that was ever shown, by whatever subtraction', () => {
    fc.assert(
      fc.property(anyTeam, (steps) => {
        const rows = new Set(watch(steps).flatMap((shown) => shown.map(({ totals }) => totals.join())))
        const seen = [...rows].map((row) => row.split(',').map(Number))
        expect(findSingledOut(seen)).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })
})

const all = (list: Answer['view'][]) => watch(list.map((view) => ({ does: 'joins', view }))).at(-1) ?? []

test('from four answers on there is something to see, and from four on each side the sides', () => {
  expect(all(['team', 'team', 'other'])).toEqual([])
  expect(all(['team', 'leadership', 'team', 'other']).map(({ count }) => count)).toEqual([4])
  const four = (view: Answer['view']) => Array<Answer['view']>(4).fill(view)
  expect(all([...four('leadership'), ...four('team')]).map(({ count }) => count)).toEqual([8, 4, 4])
  const pairs = ['leadership', 'team', 'leadership', 'team'] as const
  expect(all([...pairs, ...pairs]).map(({ count }) => count)).toEqual([8, 4, 4])
})

test('sides of which a smaller part could be subtracted wait for more', () => {
  const uneven = ['leadership', 'leadership', 'leadership', 'team', 'team', 'team', 'team', 'leadership'] as const
  expect(all([...uneven]).map(({ count }) => count)).toEqual([8])
  expect(all([...uneven, 'leadership', 'leadership', 'team', 'team']).map(({ count }) => count)).toEqual([12, 6, 6])
})
