import { describe, expect, test } from 'vitest'
import { canonicalAddress, canonicalPath, hasControlCharacter, isTooDeep } from './page-address.server.ts'

describe('the address a page is kept under', () => {
  test.each([
    ['/blog', '/blog'],
    ['/blog?', '/blog'],
    ['/blog?utm_source=news&fbclid=1', '/blog'],
    ['/blog?tag=ai&q=agile', '/blog?q=agile&tag=ai'],
    ['/blog?q=agile&utm_source=x&tag=ai', '/blog?q=agile&tag=ai'],
    ['/blog?q=', '/blog'],
    ['/blog?page=2&page=3', '/blog?page=2'],
    ['/blog?q=%C3%A4+b', '/blog?q=%C3%A4+b'],
    ['/blog?q=%C3%A4%20b', '/blog?q=%C3%A4+b'],
    ['http://elsewhere.example/blog?q=a&x=1', '/blog?q=a'],
    ['HTTP://elsewhere.example', '/'],
    ['http://elsewhere.example?q=a', '/?q=a'],
    ['*', '/*'],
    ['/%E0%A4%A4', '/%E0%A4%A4'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/100%?q=a&x=1', '/100%25?q=a'],
    ['/100%25', '/100%25'],
    ['/%E2%80%A8', '/%25E2%2580%25A8'],
    ['/a/%E2%80%A9?q=a', '/a/%25E2%2580%25A9?q=a'],
  ])('of %s is %s', (asked, kept) => {
    expect(canonicalAddress(asked, ['q', 'tag', 'sort', 'page'])).toBe(kept)
  })
})

describe('a path with superfluous slashes', () => {
  test.each([
    ['/blog/', '/blog'],
    ['//blog', '/blog'],
    ['/blog//post///', '/blog/post'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
  ])('%s leads to %s', (path, tidy) => {
    expect(canonicalPath(path)).toBe(tidy)
  })

  test.each(['/', '/blog', '/blog/post', '/events.ics'])('%s is fine as it is', (path) => {
    expect(canonicalPath(path)).toBeUndefined()
  })
})

test.each([
  ['/%00', true],
  ['/a%0Ab', true],
  ['/%1f/', true],
  ['/%7F', true],
  ['/%E0%0a', true],
  ['/100%25', false],
  ['/%2500', false],
  ['/%20%C3%A4', false],
])('%s has a control character: %s', (path, expected) => {
  expect(hasControlCharacter(path)).toBe(expected)
})

test('twenty steps are deep enough for any page', () => {
  expect(isTooDeep('/a'.repeat(20))).toBe(false)
  expect(isTooDeep('/a'.repeat(21))).toBe(true)
})
