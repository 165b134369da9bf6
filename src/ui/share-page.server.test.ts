import { expect, test } from 'vitest'
import { missingSharePage, sharePage } from './share-page.server.ts'

const shared = {
  title: 'Teams & "flow" <fast>',
  description: 'Two lanes',
  url: 'https://site.example/blog/flow',
  image: 'https://site.example/covers/blog/flow.png',
  siteName: 'Tandem',
}

test('a shared link carries every tag a preview needs and no script', async () => {
  const page = await sharePage(shared).text()
  for (const name of [
    'og:title',
    'og:description',
    'og:url',
    'og:image',
    'og:image:width',
    'og:type',
    'og:site_name',
  ]) {
    expect(page).toMatch(new RegExp(`<meta property="${name}" content=".+">`))
  }
  for (const name of ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image']) {
    expect(page).toMatch(new RegExp(`<meta name="${name}" content=".+">`))
  }
  expect(page).not.toContain('<script')
})

test('a picture of its own is described by its own words', async () => {
  const page = await sharePage({ ...shared, imageAlt: 'Cards on a wall' }).text()
  expect(page).toContain('<meta property="og:image:alt" content="Cards on a wall">')
})

test('a shared link leads on to what is shared, by itself and by a visible link', async () => {
  const page = await sharePage(shared).text()
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=https://site.example/blog/flow">')
  expect(page).toContain('<link rel="canonical" href="https://site.example/blog/flow">')
  expect(page).toContain('<a href="https://site.example/blog/flow">')
})

test('marks and quotes in a title stay text', async () => {
  const page = await sharePage(shared).text()
  expect(page).toContain(
    '<h1 style="font-size: 1.75rem; line-height: 1.2">Teams &amp; &quot;flow&quot; &lt;fast&gt;</h1>',
  )
})

test('a link to something that is gone answers 404 and offers a way back', async () => {
  const answer = missingSharePage('Article Not Found', 'It is gone.', { url: '/blog', label: 'Back to Blog' })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('<a href="/blog">Back to Blog</a>')
})
