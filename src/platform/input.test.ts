import { expect, test } from 'vitest'
import { foreignPicture } from './foreign-picture.ts'
import { dayOrMoment, htmlBody, moment, optionalAddress, optionalPicture } from './input.ts'

test.each(['https://example.com/a?b#c', '/blog', '/a b', '/contact#contact'])('%s is an address', (text) => {
  expect(optionalAddress.safeParse(text).data).toBe(text)
})

test.each([
  'https://[',
  'https://',
  'https://a b',
  'https://exa<mple',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil',
])('%j is none, for no browser could open it, or not where it seems to lead', (text) => {
  expect(optionalAddress.safeParse(text).success).toBe(false)
})

test.each(['/storage/pictures/a.webp?v=1', '/covers/blog.png', ''])('a picture may lie at “%s”', (address) => {
  expect(optionalPicture.safeParse(address).data).toBe(address || null)
})

test.each([
  'https://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  '/\\elsewhere.example',
  'data:image/png;base64,AA',
])('a picture at %s is refused in words that tell what to do, because visitors would not see it', (address) => {
  expect(optionalPicture.safeParse(address).error?.issues).toMatchObject([{ message: foreignPicture }])
  for (const html of [
    `<p>a</p><figure><img alt="a > b" src="${address}"></figure>`,
    `<img/src='${address}'>`,
    `<IMG alt=""src=${address} >`,
  ])
    expect(htmlBody.safeParse(html).error?.issues[0]?.message, html).toContain(foreignPicture)
})

test('a text with pictures of this site, or with words about one elsewhere, is taken', () => {
  const html =
    '<p>&lt;img src="https://elsewhere.example/a.png"&gt;</p><img data-src="https://a.example" src="/storage/a/b.webp"><a href="https://a.example">src="x"</a>'
  expect(htmlBody.safeParse(html).success).toBe(true)
})

test('a moment has a time zone, and a year that is written with four digits everywhere', () => {
  expect(moment.safeParse('2026-11-17T09:00:00+01:00').success).toBe(true)
  for (const text of ['0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00', '2026-11-17', '2026-11-17T09:00:00'])
    expect(moment.safeParse(text).success, text).toBe(false)
  expect(dayOrMoment.safeParse('2026-11-17').data).toBe('2026-11-17T00:00:00.000Z')
  expect(dayOrMoment.safeParse('0000-01-01').success).toBe(false)
})
