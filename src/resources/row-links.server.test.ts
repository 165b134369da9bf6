import { expect, test } from 'vitest'
import type { Resource } from './resource.server.ts'
import { listLinks, replaceLink } from './row-links.server.ts'

const articles = {} as Resource
const texts = { fieldNames: ({ section_key }) => ({ content: String(section_key) }) } as Partial<Resource> as Resource

const body = '<p>See <a href="/a?x=1&amp;y=2" title="t">our <em>door</em></a> and <a href="/b">more</a>.</p>'

test('links are found in texts, in fields that hold an address, and in lists', () => {
  expect(
    listLinks(articles, { title: 'See /a', content: body, registration_url: 'https://example.com', cta_url: '' }),
  ).toEqual([
    { field: 'content', href: '/a?x=1&y=2', words: 'our door' },
    { field: 'content', href: '/b', words: 'more' },
    { field: 'registration_url', href: 'https://example.com', words: '' },
  ])
  const list = JSON.stringify([{ title: 'One', url: '/one', text: '<a href="/two">two</a>' }])
  expect(listLinks(texts, { section_key: 'cards', content: list }).map(({ href }) => href)).toEqual(['/one', '/two'])
  expect(listLinks(texts, { section_key: 'cta_url', content: '/three' }).map(({ href }) => href)).toEqual(['/three'])
  expect(listLinks(articles, { authors: [{ name: 'Ada', url: '/ada' }] }).map(({ href }) => href)).toEqual(['/ada'])
})

test('a link leads elsewhere, and nothing else changes', () => {
  expect(replaceLink(articles, { title: 'x', content: body }, '/a?x=1&y=2', '/c?"&z')).toEqual({
    content: body.replace('/a?x=1&amp;y=2', '/c?&quot;&amp;z'),
  })
  expect(replaceLink(articles, { title: 'x', content: body }, '/none', '/c')).toEqual({})
  const list = JSON.stringify([{ url: '/one' }, { url: '/two' }])
  expect(replaceLink(texts, { section_key: 'cards', content: list }, '/two', '/c')).toEqual({
    content: JSON.stringify([{ url: '/one' }, { url: '/c' }]),
  })
})

test('a link that is taken away leaves its words', () => {
  expect(replaceLink(articles, { content: body }, '/b', null)).toEqual({
    content: body.replace('<a href="/b">more</a>', 'more'),
  })
  expect(replaceLink(articles, { registration_url: '/gone' }, '/gone', null)).toEqual({ registration_url: '' })
})
