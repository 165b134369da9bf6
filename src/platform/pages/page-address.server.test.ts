import { describe, expect, test } from 'vitest'
import { canonicalAddress, canonicalPath } from './page-address.server.ts'

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
  ])('%s leads to %s', (path, tidy) => {
    expect(canonicalPath(path)).toBe(tidy)
  })

  test.each(['/', '/blog', '/blog/post', '/events.ics'])('%s is fine as it is', (path) => {
    expect(canonicalPath(path)).toBeUndefined()
  })
})
