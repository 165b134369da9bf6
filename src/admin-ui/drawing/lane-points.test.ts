import { expect, test } from 'vitest'
import { listTicks } from './lane-points.ts'

test.each([
  [0, [0, 1, 2]],
  [1, [0, 1, 2]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [48, [0, 20, 40, 60]],
  [300, [0, 100, 200, 300]],
])('a chart up to %i is ruled at %s', (most, ticks) => expect(listTicks(most)).toEqual(ticks))

test('whatever the most is, the highest line is no lower and there are few of them', () => {
  for (let most = 0; most < 30_000; most += 37) {
    const ticks = listTicks(most)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
    expect(ticks.length).toBeLessThanOrEqual(6)
  }
})
