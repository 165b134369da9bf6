import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Corner, moveArea, resizeArea, shapeArea, whole } from './crop-area.ts'

const part = { left: 0.2, top: 0.2, width: 0.5, height: 0.5 }

test('it moves as far as the picture reaches', () => {
  expect(moveArea(part, 1, -1)).toEqual({ ...part, left: 0.5, top: 0 })
})

test('a corner is drawn, and the one across stays', () => {
  const drawn = resizeArea(part, 'nw', 0.1, 0.1)
  expect([drawn.left, drawn.top, drawn.left + drawn.width, drawn.top + drawn.height]).toEqual([
    expect.closeTo(0.3),
    expect.closeTo(0.3),
    expect.closeTo(0.7),
    expect.closeTo(0.7),
  ])
})

test('a shape is the largest of its kind', () => {
  expect(shapeArea(whole, 0.5)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 })
  expect(shapeArea({ ...part, left: 0, width: 0.1 }, 0.5).left).toBe(0)
})

test('whatever is done to it, it stays inside of the picture and can be seen', () => {
  const step = fc.double({ min: -1.5, max: 1.5, noNaN: true })
  const corner = fc.constantFrom<Corner>('nw', 'ne', 'sw', 'se')
  fc.assert(
    fc.property(fc.array(fc.tuple(corner, step, step), { maxLength: 8 }), (steps) => {
      for (const area of steps.map(([by, x, y]) => resizeArea(moveArea(part, x, y), by, y, x))) {
        expect(area.left).toBeGreaterThanOrEqual(-1e-9)
        expect(area.top).toBeGreaterThanOrEqual(-1e-9)
        expect(area.left + area.width).toBeLessThanOrEqual(1 + 1e-9)
        expect(area.top + area.height).toBeLessThanOrEqual(1 + 1e-9)
        expect(Math.min(area.width, area.height)).toBeGreaterThan(0.04)
      }
    }),
  )
})
