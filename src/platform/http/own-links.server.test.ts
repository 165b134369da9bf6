import { expect, test } from 'vitest'
import { withOwnLinks } from './own-links.server.ts'

const origin = 'https://tandem.example'

test.each([
  ['<a href="https://tandem.example/contact?a=1&amp;b=2#form">us</a>', '<a href="/contact?a=1&amp;b=2#form">us</a>'],
  ['<a title="x" href="http://tandem.example">home</a>', '<a title="x" href="/">home</a>'],
  ['<img src="https://TANDEM.example/storage/pictures/a.webp">', '<img src="/storage/pictures/a.webp">'],
])('%s becomes %s', (html, expected) => {
  expect(withOwnLinks({ content: html }, origin)).toEqual({ content: expected })
})

test.each([
  '<a href="https://tandem.example.evil.example/contact">them</a>',
  '<a href="https://www.tandem.example/contact">them</a>',
  '<a href="https://tandem.example:8443/contact">them</a>',
  '<a href="https://user@tandem.example/contact">them</a>',
  '<a href="https://tandem.example//evil.example/">them</a>',
  '<a href="/contact">us</a>',
  '<p>Write https://tandem.example/contact into your browser.</p>',
  '<a href="https://[">broken</a>',
])('%s stays', (html) => {
  expect(withOwnLinks({ content: html }, origin)).toEqual({ content: html })
})

test('whole addresses become paths in the fields that hold one, however deep', () => {
  const own = `${origin}/about`
  const written = { title: own, cta_url: own, authors: [{ name: 'Ilse', url: own }, 'Jan'], order: 1, at: null }
  expect(withOwnLinks(written, origin)).toEqual({
    ...{ title: own, cta_url: '/about', order: 1, at: null },
    authors: [{ name: 'Ilse', url: '/about' }, 'Jan'],
  })
})
