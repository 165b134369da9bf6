import { expect, test } from 'vitest'
import { formatDay } from './format-date.ts'
import { fieldLabel, formatValue } from './format-value.ts'

test.each([
  [null, '–'],
  ['', '–'],
  [[], '–'],
  [true, 'Yes'],
  [false, 'No'],
  [0, '0'],
  ['2026-12-08', '8 Dec 2026'],
  [['AI', 'Agile'], 'AI, Agile'],
  [[{ id: '1', name: 'Coaching' }], 'Coaching'],
  ['<p>Two  <b>words</b></p>', 'Two words'],
  [{ width: 3 }, '{"width":3}'],
])('%j is shown as %s', (value, shown) => {
  expect(formatValue(value)).toBe(shown)
})

test('a long text is cut where it stops to help', () => {
  expect(formatValue('a'.repeat(1000))).toHaveLength(401)
})

test('a moment is shown with its time', () => {
  expect(formatValue('2026-12-08T10:30:00.000Z')).toMatch(/^8 Dec 2026, \d\d:\d\d$/)
})

test('a day is the same day in every time zone', () => {
  expect(formatDay('2026-01-01')).toBe('1 Jan 2026')
  expect(formatDay('2026-12-31T23:59:59Z')).toBe('31 Dec 2026')
})

test.each([
  ['event_date', 'Event date'],
  ['registration_url', 'Registration address'],
  ['is_visible', 'Is visible'],
])('the field %s is called %s', (field, name) => {
  expect(fieldLabel(field)).toBe(name)
})
