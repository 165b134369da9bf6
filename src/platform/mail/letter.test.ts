import { expect, test } from 'vitest'
import { renderLetter } from './letter.server.tsx'

test('what a stranger wrote stays text, in HTML and without', () => {
  const { html, text } = renderLetter({ title: 'Hello', quote: '<script>alert(1)</script>\nsecond line' })
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;')
  expect(text).toBe('Hello\n\n> <script>alert(1)</script>\n> second line')
})
