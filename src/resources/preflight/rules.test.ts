import { describe, expect, test } from 'vitest'
import { blockingPoints, checkPiece, ownPaths, picturesWithoutWords, readingEase, silentPictures } from './rules.ts'

const good = {
  title: 'How we kept planning short',
  description: 'Half a day instead of two: what a team of forty left out, and what it missed afterwards.',
  html: '<h2>Before</h2><p>We met.</p><h3>The room</h3><p>It was full.</p><h2>After</h2><p>We left early.</p>',
}
const keysOf = (change: Partial<typeof good>) => checkPiece({ ...good, ...change }).map(({ key }) => key)

test('a good piece has no points', () => {
  expect(checkPiece(good)).toEqual([])
})

test('only what has no text is kept from being published; a picture says something too', () => {
  expect(blockingPoints({ html: '<p> </p>' })).toMatchObject([{ level: 'block', key: 'text' }])
  expect(blockingPoints({ html: '<p>\u200b\u00ad</p>' }), 'signs that nobody sees').toHaveLength(1)
  expect(blockingPoints({ html: '<figure><img src="/a.webp" alt=""></figure>' })).toEqual([])
  expect(checkPiece({ ...good, html: '' })[0]).toMatchObject({ level: 'block' })
  expect(
    checkPiece({ title: 'x'.repeat(90), description: '', html: '<h4>x</h4>' }).every((it) => it.level === 'hint'),
  ).toBe(true)
})

describe.each<[string, Partial<typeof good>, string[]]>([
  ['no teaser', { description: ' ' }, ['description']],
  ['a short teaser', { description: 'Half a day.' }, ['description']],
  ['a long teaser', { description: 'a'.repeat(161) }, ['description']],
  ['a long title', { title: 'a'.repeat(61) }, ['title']],
  ['a heading that skips a level', { html: '<p>We met.</p><h3>Too deep</h3>' }, ['headings']],
  ['a heading that goes up again', { html: '<h2>A</h2><h3>B</h3><h2>C</h2><p>We met.</p>' }, []],
  ['an empty heading', { html: '<h2> </h2><p>We met.</p>' }, ['headings']],
  ['a link that says nothing', { html: '<p>Look <a href="/blog">here</a>.</p>' }, ['links']],
  ['a link with a name', { html: '<p>Look at <a href="/blog">the blog</a>.</p>' }, []],
])('%s', (_what, change, keys) => {
  test(`is told: ${keys.join(', ') || 'nothing'}`, () => {
    expect(keysOf(change)).toEqual(keys)
  })
})

test('pictures without words are found once each; the library decides whether they may go out so', () => {
  const html =
    ' <img alt="" src="/a.webp"><img src="/a.webp"><img src="/b.webp?x=1&amp;y=2"><img alt="A" src="/c.webp">'
  expect(picturesWithoutWords(html)).toEqual(['/a.webp', '/b.webp?x=1&y=2'])
  expect(silentPictures(0)).toEqual([])
  expect(silentPictures(2)).toMatchObject([{ level: 'block', key: 'pictures' }])
})

test('the place of a heading is told by its words', () => {
  const [point] = checkPiece({ ...good, html: '<h2>One</h2><p>We met.</p><h4>Too <b>deep</b></h4>' })
  expect(point?.message).toBe('“Too deep” is a heading of level 4 right below one of level 2.')
})

test('paths on this site are found once each, others are not', () => {
  const html =
    '<a href="/blog/a#b">A</a> <a class="x" href="/blog/a?c=1">A</a> <a href="/about">B</a> <a href="//x.example">C</a> <a href="https://x.example/d">D</a> <a href="#e">E</a>'
  expect(ownPaths(html)).toEqual(['/about', '/blog/a'])
})

describe('reading ease', () => {
  const plain = 'We met in the room. It was cold. The tea was hot. We sat down and spoke of the week. '.repeat(8)
  const hard =
    'Organisational transformation necessitates interdisciplinary operationalisation of heterogeneous methodological considerations notwithstanding infrastructural dependencies. '.repeat(
      12,
    )
  test('is high for plain words and low for long ones', () => {
    expect(readingEase(plain)).toBeGreaterThan(80)
    expect(readingEase(hard)).toBeLessThan(10)
  })

  test('says nothing about a few words', () => {
    expect(readingEase('Short.')).toBeUndefined()
  })

  test('is a hint', () => {
    expect(keysOf({ html: `<p>${hard}</p>` })).toEqual(['reading'])
    expect(keysOf({ html: `<p>${plain}</p>` })).toEqual([])
  })
})
