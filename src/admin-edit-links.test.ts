import { expect, test } from 'vitest'
import { openAdmin } from '#tests/admin.ts'

const { call, create } = await openAdmin()

const linksOf = async (path: string) => (await call(`edit-links?path=${encodeURIComponent(path)}`)).body.items

test('a page made of texts leads to its texts, one about an item to its form', async () => {
  const { id } = await create('blog', { slug: 'two-lanes', title: 'Two lanes' })
  expect(await linksOf('/')).toEqual([{ label: 'Home', screen: '/admin/content/home' }])
  expect(await linksOf('/privacy-policy')).toMatchObject([{ screen: '/admin/privacy-policy' }])
  expect(await linksOf('/blog/two-lanes')).toEqual([{ label: 'Two lanes', screen: `/admin/blog/${id}` }])
})

test('an address that nothing is behind leads nowhere', async () => {
  for (const path of ['', '/blog/none', '/events/two-lanes', '//two-lanes', '/blog/two-lanes/', '/%00', "/blog/'--"])
    expect(await linksOf(path), path).toEqual([])
})
