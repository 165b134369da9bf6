import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { blogPosts } from '#features/blog/tables.server.ts'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { loader } from './feed.ts'

const platform = await testPlatform()
const context = new RouterContextProvider()
context.set(platformContext, platform)
context.set(pageContext, { origin: 'https://site.example', address: '', nonce: '' })

const readFeed = async () => (await loader({ context } as unknown as Parameters<typeof loader>[0])).text()

test('no text of users ends the part that it stands in, or leaves a sign that XML does not know', async () => {
  const evil = 'a]]>b]]><x>&amp;]]]>]]]]>>c\x01\x08\v\f\x1b\x7f\ufffe\uffff\u2028d'
  await platform.db.insert(pageContent).values([
    { page_key: 'site', section_key: 'company_name', content: evil },
    { page_key: 'blog', section_key: 'hero_title', content: evil },
    { page_key: 'blog', section_key: 'meta_description', content: evil },
  ])
  await platform.db.insert(blogPosts).values({
    ...{ slug: 'evil', title: evil, teaser: evil, content: '<p>A</p>', tags: [evil], authors: [{ name: evil }] },
    ...{ published: true, publish_date: '2026-01-01T00:00:00Z' },
  })
  const xml = await readFeed()
  const sections = /<!\[CDATA\[[\s\S]*?\]\]>/g
  expect(xml.match(sections)?.length).toBeGreaterThan(1)
  const markup = xml.replace(sections, '')
  expect(markup).not.toMatch(/\]\]>|<x>|<!\[CDATA/)
  expect(markup.match(/<item>/g)).toHaveLength(1)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  expect(xml).not.toMatch(/[\x00-\x08\v\f\x0e-\x1f\ufffe\uffff]/)
})
