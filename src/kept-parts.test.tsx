import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { KeptParts, useKept } from '#ui/kept.ts'
import { SiteLink } from '#ui/link.tsx'
import { partRenderer } from './kept-parts.tsx'

type Texts = { company: string }

const drawn = vi.fn()

function Parts({ texts }: { texts: Texts }) {
  drawn()
  return (
    <p>
      © {2026} {texts.company}: <SiteLink to="/blog">Blog</SiteLink>
    </p>
  )
}

function Frame({ texts, path }: { texts: Texts; path: string }) {
  return <footer {...useKept(<Parts texts={texts} />, texts, path)} />
}

const plain = (texts: Texts, path: string) => (
  <StaticRouter location={path}>
    <Frame texts={texts} path={path} />
  </StaticRouter>
)

const render = (texts: Texts, path: string) =>
  renderToString(<KeptParts value={partRenderer(path)}>{plain(texts, path)}</KeptParts>)

test('is what the browser expects to find, to the letter', () => {
  const texts = { company: 'Tandem & <Co>' }
  for (const path of ['/blog', '/about']) expect(render(texts, path)).toBe(renderToString(plain(texts, path)))
})

test('is drawn once for the same texts and address, and anew when one of them changes', () => {
  const texts = { company: 'Tandem' }
  drawn.mockClear()
  expect(render(texts, '/')).toBe(render(texts, '/'))
  expect(drawn).toHaveBeenCalledTimes(1)
  expect(render(texts, '/blog')).toContain('aria-current="page"')
  expect(render({ company: 'Duet' }, '/')).toContain('Duet')
  expect(drawn).toHaveBeenCalledTimes(3)
})
