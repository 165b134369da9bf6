import { expect, test } from 'vitest'
import { drawLanes } from './lanes.ts'

const size = { width: 1200, height: 630 }

test('the same seed always gives the same drawing', () => {
  expect(drawLanes('first-article', size)).toEqual(drawLanes('first-article', size))
})

test('different seeds give different drawings', () => {
  const drawings = ['a', 'b', 'c', 'scaling-agile', 'ai-pilots'].map((seed) => JSON.stringify(drawLanes(seed, size)))
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('an Agile and an AI lane end where the bold velocity lane begins', () => {
  for (const seed of ['one', 'two', 'three', 'Őrség']) {
    const { paths } = drawLanes(seed, size)
    const [agile, ai, velocity] = paths
    const merge = velocity?.d.match(/^M(\d+ \d+)/)?.[1]
    expect(paths.map((path) => path.lane)).toEqual(['agile', 'ai', 'velocity'])
    expect(agile?.d.endsWith(` ${merge}`)).toBe(true)
    expect(ai?.d.endsWith(` ${merge}`)).toBe(true)
    expect(velocity?.width).toBeGreaterThan(agile?.width ?? 0)
  }
})

test('every station lies inside the picture', () => {
  for (let seed = 0; seed < 200; seed++) {
    for (const { x, y } of drawLanes(`slug-${seed}`, size).stations) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(size.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(size.height)
    }
  }
})
