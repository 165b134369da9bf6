import { expect, test } from 'vitest'
import { balance } from './queries.server.ts'

test.each([
  ['wide', [240, 60]],
  ['square', [500, 500]],
  ['small', [30, 12]],
])('a %s logo covers as much as any other', (_shape, [width = 0, height = 0]) => {
  const { logo_width, logo_height } = balance(width, height)
  const share = ((logo_width ?? 0) * (logo_height ?? 0)) / 7000
  expect(share).toBeGreaterThan(0.85)
  expect(share).toBeLessThan(1.05)
  expect((logo_width ?? 0) / (logo_height ?? 0)).toBeCloseTo(width / height, 0)
})

test('neither a line nor a tower leaves its room, and a file of unknown size has none', () => {
  expect(balance(1000, 50)).toEqual({ logo_width: 192, logo_height: 10 })
  expect(balance(50, 1000)).toEqual({ logo_width: 4, logo_height: 80 })
  expect(balance(null, null)).toEqual({})
})
