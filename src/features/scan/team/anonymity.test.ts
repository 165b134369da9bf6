import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTeam, most, watch } from './anonymity.fixture.ts'
import { type Answer, minimumGroupSize } from './anonymity.ts'

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
          expect(count).toBeGreaterThanOrEqual(minimumGroupSize)
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
          expect(more === 0 || more >= minimumGroupSize).toBe(true)
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
      { numRuns: 80 },
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

test('one beside the team counts with it rather than keep both sides from being seen', () => {
  const [l, t, o] = ['leadership', 'team', 'other'] as const
  expect(all([l, l, t, o, l, l, t, t]).map(({ count }) => count)).toEqual([8, 4, 4])
  expect(all([o, o, o, o, l, l, t, t, l, l, t, t]).map(({ count }) => count)).toEqual([12, 4, 4])
})
