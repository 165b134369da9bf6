import type { Page } from '@playwright/test'
import { homeContent } from '#site/home/content.ts'
import { field, title } from './admin.ts'
import { addPost, removeAddedPosts, saveByKey, visitor } from './articles.ts'
import { expect, open, test } from './own-site.ts'
import { signInAs } from './users.ts'

const preview = (page: Page) => page.getByTitle('Preview of the page').contentFrame()

test.afterEach(({ data }) => removeAddedPosts(data))

test('a user edits the page that stands beside the form, and comes back to it; visitors load none of that', async ({
  page,
  siteUrl,
}) => {
  const slug = 'beside-the-form'
  await addPost(siteUrl, { slug, title: 'Beside the form', content: '<p>Seen.</p>', published: true })
  const visited = await (await visitor(siteUrl)).get(`/blog/${slug}`)
  expect(visited.status()).toBe(200)
  expect(await visited.text()).not.toContain('edit-bar')

  await signInAs(page, 'editor')
  await open(page, `/blog/${slug}`)
  const bar = page.getByRole('navigation', { name: 'Editing' })
  await bar.getByRole('link', { name: 'Edit this page' }).click()
  await expect(title(page)).toHaveText('Beside the form')
  await field(page, 'Title').fill('Beside the page')
  await expect(title(preview(page))).toHaveText('Beside the page')
  await saveByKey(page)
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await expect(title(page)).toHaveText('Beside the page')

  // The next page comes without being loaded, and is made of texts.
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(title(page)).toHaveText(homeContent.texts.hero_title)
  await expect(bar.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('title', 'Home')
  await bar.getByRole('link', { name: 'Edit this page' }).click()
  await expect(title(preview(page))).toHaveText(homeContent.texts.hero_title)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await bar.getByRole('button', { name: 'Hide' }).click()
  await expect(bar).toBeHidden()
})
