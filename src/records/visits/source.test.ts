import { expect, test } from 'vitest'
import { campaignName, hostOf, pagePath, sourceInput } from './source.ts'

test.each([
  ['https://www.linkedin.com/feed/?x=1', 'linkedin.com'],
  ['News.Example.com', 'news.example.com'],
  ['example.com:8080', 'example.com'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['//', undefined],
  ['not a host', undefined],
  [`https://${'x'.repeat(300)}.com`, undefined],
])('of the referrer “%s” only the host is kept: %s', (given, host) => {
  expect(hostOf(given)).toBe(host)
})

test.each([
  ['/blog/watch-first?utm_source=x#end', '/blog/watch-first'],
  ['/blog/', '/blog'],
  ['/', '/'],
  ['https://elsewhere.example/', undefined],
  ['//elsewhere.example', undefined],
  ['blog', undefined],
  ['/a\nb', '/a b'],
])('of the path “%s” the page is kept: %s', (given, path) => {
  expect(pagePath(given)).toBe(path)
})

test('what is wrong with a source never costs somebody their message', () => {
  const given = { firstPath: 'x'.repeat(5_000), lastPath: null, referrer: '<script>', campaign: { source: '\u0000 ' } }
  expect(sourceInput.parse(given)).toBeUndefined()
  expect(sourceInput.parse(null)).toBeUndefined()
  expect(sourceInput.parse({ firstPath: '/', campaign: { name: ` ${'y'.repeat(600)}` } })).toEqual({
    firstPath: '/',
    campaign: { name: 'y'.repeat(100) },
  })
  expect(sourceInput.safeParse({ address: '192.0.2.1' }).success).toBe(false)
})

test('a campaign reads as one line', () => {
  expect(campaignName({ source: 'newsletter', name: 'spring' })).toBe('newsletter / – / spring')
})
