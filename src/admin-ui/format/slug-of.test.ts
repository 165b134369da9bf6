import { expect, test } from 'vitest'
import { slugOf } from './slug-of.ts'

test.each([
  ['Seven signs of a stalled transformation', 'seven-signs-of-a-stalled-transformation'],
  ['Tíz év agilitás: mit tanultunk?', 'tiz-ev-agilitas-mit-tanultunk'],
  ['Őszinte kérdések, ügyes válaszok', 'oszinte-kerdesek-ugyes-valaszok'],
  ['Groß & Straße – Łódź', 'gross-and-strasse-lodz'],
  ["Don't plan what you can’t measure", 'dont-plan-what-you-cant-measure'],
  ['AI × Agile: 2026 in review', 'ai-x-agile-2026-in-review'],
  ['  --  ', ''],
  ['日本語', ''],
])('“%s” is proposed as “%s”', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title is cut between two words', () => {
  const slug = slugOf('word '.repeat(40))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).toMatch(/^word(-word)*$/)
})

test('one endless word is cut as well', () => {
  expect(slugOf('a'.repeat(300))).toHaveLength(80)
})
