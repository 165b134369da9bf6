import { expect, test } from 'vitest'
import { renderMail } from './template.server.tsx'

test('what a stranger wrote stays text, in HTML and without', () => {
  const { html, text } = renderMail({ title: 'Hello', quote: '<script>alert(1)</script>\nsecond line' })
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;')
  expect(text).toBe('Hello\n\n> <script>alert(1)</script>\n> second line')
})

test('what the reader is asked to do is a link, and its address can be copied', () => {
  const address = 'https://tandem.example/door?key=1&more=2'
  const { html, text } = renderMail({ title: 'Hello', link: { label: 'Open', address } })
  expect(html).toMatch(/<a href="https:\/\/tandem\.example\/door\?key=1&amp;more=2"[^>]*>Open<\/a>/)
  expect(html).not.toContain('<blockquote')
  expect(text).toBe(`Hello\n\n${address}`)
})

test('scores are drawn with tables, and written where nothing can be drawn', () => {
  const bar = { label: 'AI', note: 'Strong', colour: 'teal' }
  const { html, text } = renderMail({ title: 'Hello', bars: [{ ...bar, score: 75 }] })
  expect(html).toMatch(/<td width="75%" style="[^"]*background-color:teal/)
  expect(text).toBe('Hello\n\nAI: 75 (Strong)')
  expect(renderMail({ title: 'Hello', bars: [{ ...bar, score: 0 }] }).html).not.toContain('teal')
})
