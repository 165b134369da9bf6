import { expect, test, vi } from 'vitest'
import { listTexts, optionalText, readList, requiredText } from './list-text.ts'

const readTitle = (fields: Record<string, unknown>) => requiredText(fields, 'title')

test('a list is read entry by entry', () => {
  const report = vi.fn()
  expect(readList('data', '[{"title":"One"},{"title":"Two"}]', readTitle, report)).toEqual(['One', 'Two'])
  expect(report).not.toHaveBeenCalled()
})

test.each([
  ['broken JSON', '[{"title":'],
  ['no text at all', ''],
  ['something that is not a list', '{"title":"One"}'],
])('%s is reported once and gives an empty list', (_what, text) => {
  const report = vi.fn()
  expect(readList('data', text, readTitle, report)).toEqual([])
  expect(report).toHaveBeenCalledExactlyOnceWith('data', expect.any(Error))
})

test.each([
  ['an entry without fields', '"Two"'],
  ['an empty entry', 'null'],
  ['an entry that lacks what it needs', '{"name":"Two"}'],
])('%s is reported and left out, and the others stay', (_what, odd) => {
  const report = vi.fn()
  expect(readList('data', `[{"title":"One"},${odd},{"title":"Three"}]`, readTitle, report)).toEqual(['One', 'Three'])
  expect(report).toHaveBeenCalledExactlyOnceWith('data', expect.any(TypeError))
})

test('a number counts as a text', () => {
  expect(requiredText({ phase: 2 }, 'phase')).toBe('2')
})

test('a text that may be missing reads as empty, but nothing else passes for a text', () => {
  expect(optionalText({}, 'outcome')).toBe('')
  expect(optionalText({ outcome: null }, 'outcome')).toBe('')
  expect(() => optionalText({ outcome: ['no'] }, 'outcome')).toThrow('outcome is not a text')
})

test('details are several texts, one text or none', () => {
  expect(listTexts({ details: ['a', 'b'] }, 'details')).toEqual(['a', 'b'])
  expect(listTexts({ details: 'a' }, 'details')).toEqual(['a'])
  expect(listTexts({}, 'details')).toEqual([])
  expect(() => listTexts({ details: [{}] }, 'details')).toThrow('details holds more than texts')
})
