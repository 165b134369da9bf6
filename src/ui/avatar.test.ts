import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test.each([
  ['Katalin Varga', 'KV'],
  ['Anna Mária Kovács', 'AM'],
  ['Örs', 'Ö'],
  ['  ágnes   őri ', 'ÁŐ'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
