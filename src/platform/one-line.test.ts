import { expect, test } from 'vitest'
import { isOneLine, onOneLine } from './one-line.ts'

test.each(['a\r\nBcc: b@example.com', 'a\u2028b', 'a\u0085b', 'a\0b', 'gnp.\u202eexe', 'a\u2066b', '\ud800'])(
  '%j is not what it looks like',
  (text) => {
    expect(isOneLine(text)).toBe(false)
    expect(isOneLine(onOneLine(text, 100))).toBe(true)
  },
)

test('ordinary names are left as they are', () => {
  for (const name of ['Réka Szabó', "O'Brien, Ltd.", '株式会社', 'Zoë 👩‍💻'])
    expect([isOneLine(name), onOneLine(name, 100)]).toEqual([true, name])
})

test('a letter becomes the beginning of one line, and no sign is cut in two', () => {
  expect(onOneLine('Tandem\n\n  Your account is locked:\nhttps://evil.example', 20)).toBe('Tandem Your account')
  expect(onOneLine('a👩b', 2)).toBe('a👩')
})
