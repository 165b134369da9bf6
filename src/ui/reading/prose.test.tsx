import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Prose } from './prose.tsx'

test('code and tables, which scroll sideways on small screens, can be reached by keyboard', () => {
  const html = '<pre><code>a</code></pre><table><tbody><tr><td>1</td></tr></tbody></table>'
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <Prose html={html} />
    </MemoryRouter>,
  )
  expect(shown).toContain('<pre tabindex="0">')
  expect(shown).toContain('<table tabindex="0">')
})
