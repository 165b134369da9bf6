import { expect, test } from 'vitest'
import { getColours, toHex } from './colours.server.ts'

test.each([
  ['white', 1, 0, 0, '#ffffff'],
  ['black', 0, 0, 0, '#000000'],
  ['pure red', 0.62796, 0.25768, 29.23, '#ff0000'],
  ['a colour no screen has', 0.9, 0.4, 150, '#00ff00'],
] as const)('%s is the same in OKLCH and in sRGB', (_name, lightness, chroma, hue, hex) => {
  expect(toHex(lightness, chroma, hue)).toBe(hex)
})

test('every token that pictures use has a light and a dark colour', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const colours = getColours(scheme)
    for (const name of ['ink', 'soft', 'paper', 'mist', 'line', 'edge', 'agile', 'ai', 'velocity', 'danger'] as const) {
      expect(colours[name]).toMatch(/^#[\da-f]{6}$/)
    }
  }
  expect(getColours('light').ink).not.toBe(getColours('dark').ink)
})
