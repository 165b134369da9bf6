import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { InlineMarkup } from './inline-markup.tsx'

function draw(text: string) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <InlineMarkup text={text} />
    </MemoryRouter>,
  )
}

test('bold, italics, code and line breaks are kept', () => {
  expect(draw('A <b>bold</b>, <i>soft</i> <code>word</code><br/>here')).toBe(
    'A <strong>bold</strong>, <em>soft</em> <code>word</code><br/>here',
  )
})

test('elements may stand inside each other, and what is left open is closed', () => {
  expect(draw('<strong>one <em>two</strong> three <b>four')).toBe(
    '<strong>one <em>two</em></strong> three <strong>four</strong>',
  )
})

test('links lead to pages of this site, to the web, to mail and to telephones', () => {
  expect(draw('<a href="/services">here</a>')).toContain('href="/services"')
  expect(draw("<a href='https://example.com/?a=1&amp;b=2'>there</a>")).toContain(
    'href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow"',
  )
  expect(draw('<a href="mailto:a@example.com">mail</a>')).toContain('mailto:a@example.com')
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java&#9;script:x',
  'data:text/html,x',
  '//evil.test',
  '/\\evil.test',
])('a link to %s is only words', (href) => {
  expect(draw(`<a href="${href}">words</a>`)).toBe('<span>words</span>')
})

test('other elements disappear and leave their words; scripts and styles leave nothing', () => {
  expect(draw('<p onclick="x()">a</p><img src=x onerror=alert(1)>b<script>alert(1)</script><style>c{}</style>')).toBe(
    'ab',
  )
  expect(draw('a<!-- <b>no</b> -->b<script>never closed')).toBe('ab')
})

test('a sign that is not markup stays as it was written', () => {
  expect(draw('1 < 2 &amp; 3 &gt; 2')).toBe('1 &lt; 2 &amp; 3 &gt; 2')
})

test('whatever is written, only the listed elements come out', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<b>',
      '</b>',
      '<a href="',
      '">',
      '</a>',
      '<script>',
      '</script>',
      '<img onerror="x">',
      '<svg/onload=x>',
      "'",
      '<!--',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const tags = draw(pieces.join('')).match(/<\/?[a-z]+/gi) ?? []
      expect(tags.filter((tag) => !/^<\/?(strong|em|code|a|span|br)$/.test(tag))).toEqual([])
    }),
  )
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('an element named %s is none', (name) => {
  expect(draw(`a<${name}>b</${name}>c`)).toBe(name.startsWith('_') ? `a&lt;${name}&gt;b&lt;/${name}&gt;c` : 'abc')
})

test('a text of nothing but openings is drawn, and not deeper than a page can be', () => {
  expect(draw('<b>'.repeat(5_000)).match(/<strong>/g)).toHaveLength(20)
  expect(draw('x<b>'.repeat(6_000))).toContain('x&lt;b&gt;x')
})
