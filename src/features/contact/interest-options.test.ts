import { expect, test } from 'vitest'
import { defaultOptions, readInterestOptions } from './interest-options.ts'

test('users decide which areas of interest there are', () => {
  const json = '[{ "value": "ai", "label": "AI" }]'
  expect(readInterestOptions(json)).toEqual([{ value: 'ai', label: 'AI' }])
})

test('an odd choice is left out, and the others stay', () => {
  const json = '[{ "value": "ai", "label": "AI" }, { "label": "No value" }, null]'
  expect(readInterestOptions(json)).toEqual([{ value: 'ai', label: 'AI' }])
})

test.each(['', 'not JSON', '{}', '[]', '[{ "value": "", "label": "Empty" }]', '[{ "label": "No value" }]', 'null'])(
  'what cannot be read falls back to the built-in ones: %s',
  (json) => expect(readInterestOptions(json)).toEqual(defaultOptions),
)
