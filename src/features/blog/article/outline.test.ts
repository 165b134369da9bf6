import { expect, test } from 'vitest'
import { withOutline } from './outline.ts'

test('each main heading gets an anchor and a line in the table of contents', () => {
  const { html, headings } = withOutline('<h2>One &amp; <em>two</em></h2><p>a</p><h3>Not me</h3><h2 id="own">Own</h2>')
  expect(html).toBe('<h2 id="section-1">One &amp; <em>two</em></h2><p>a</p><h3>Not me</h3><h2 id="own">Own</h2>')
  expect(headings).toEqual([
    { id: 'section-1', title: 'One & two' },
    { id: 'own', title: 'Own' },
  ])
})

test('a body without headings has no table of contents', () => {
  expect(withOutline('<p>a</p>')).toEqual({ html: '<p>a</p>', headings: [] })
})
