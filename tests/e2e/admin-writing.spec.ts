import type { Page } from '@playwright/test'
import { expectToast, field, open, title } from './admin.ts'
import { addPost, removeAddedPosts, saveByKey, state, text, visit, visitor } from './articles.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [/status of (404|410|422)/] })

test.afterEach(({ data }) => removeAddedPosts(data))

const paragraphs = (count: number) => Array.from({ length: count }, (_, n) => `<p>Paragraph ${n + 1}.</p>`).join('')

test('the line that is being written is in sight, above the save bar', async ({ page, siteUrl }) => {
  await signInAs(page, 'editor')
  const { id } = await addPost(siteUrl, { slug: 'long', title: 'Long', content: paragraphs(60) })
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, `/admin/blog/${id}`, 'Long')
    await text(page).click()
    await page.keyboard.press('Control+End')
    for (let line = 0; line < 4; line++) {
      await page.keyboard.press('Enter')
      await page.keyboard.type('One more line.')
      expect(await roomBelowCaret(page), `${width} × ${height}`).toBeGreaterThanOrEqual(0)
    }
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('First. ')
    expect(await roomAboveCaret(page), `${width} × ${height}`).toBeGreaterThanOrEqual(0)
    await saveByKey(page)
  }
})

const roomBelowCaret = (page: Page) =>
  page.evaluate(() => {
    const caret = getSelection()?.getRangeAt(0).getBoundingClientRect()
    const bar = document.querySelector('.RaToolbar-desktopToolbar, .RaToolbar-mobileToolbar')?.getBoundingClientRect()
    return (bar?.top ?? 0) - (caret?.bottom ?? Number.POSITIVE_INFINITY)
  })

const roomAboveCaret = (page: Page) =>
  page.evaluate(() => {
    const caret = getSelection()?.getRangeAt(0).getBoundingClientRect()
    const tools = document.querySelector('[role=toolbar]')?.getBoundingClientRect()
    return (caret?.top ?? 0) - (tools?.bottom ?? Number.POSITIVE_INFINITY)
  })

test('an older version brings back its words, and nothing goes offline or is lost without a question', async ({
  page,
  siteUrl,
}) => {
  await signInAs(page, 'editor')
  const api = await adminApi(siteUrl)
  const { id } = await addPost(siteUrl, { slug: 'restored', title: 'First words', content: '<p>We met in May.</p>' })
  const change = { title: 'Second words', content: '<p>We met in June.</p>', published: true }
  expect((await api.patch(`/api/admin/blog/${id}`, { data: change })).status()).toBe(200)
  await open(page, `/admin/blog/${id}`, 'Second words')
  const changed = page.locator('.admin-history .admin-changes')
  await page.locator('.admin-history li summary').first().click()
  await expect(changed.locator('del').filter({ hasText: /^May\.$/ })).toBeVisible()
  await expect(changed.locator('ins').filter({ hasText: /^June\.$/ })).toBeVisible()

  await field(page, 'Teaser').fill('Not saved yet, this one.')
  await page.getByRole('button', { name: 'Restore this version' }).last().click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('not saved')
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(field(page, 'Teaser')).toHaveValue('Not saved yet, this one.')
  await expect(title(page)).toHaveText('Second words')

  await page.getByRole('button', { name: 'Restore this version' }).last().click()
  await question.getByRole('button', { name: 'Restore and drop my changes' }).click()
  await expect(title(page)).toHaveText('First words')
  await expect(text(page)).toHaveText('We met in May.')
  await expect(field(page, 'Teaser')).toHaveValue('')
  await expect(page.getByText('Everybody can read it.', { exact: true })).toBeVisible()
  expect((await (await visitor(siteUrl)).get('/blog/restored')).status()).toBe(200)
})

test('a preview looks as the page will: its menu closed, its date the planned one', async ({ page, siteUrl }) => {
  await signInAs(page, 'editor')
  const { id } = await addPost(siteUrl, {
    ...{ slug: 'planned', title: 'Planned', content: '<p>Soon.</p>' },
    ...{ published: true, publish_date: '2999-03-04T09:00:00.000Z' },
  })
  await open(page, `/admin/blog/${id}`, 'Planned')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  const preview = page.getByTitle('Preview of the page').contentFrame()
  await expect(title(preview)).toHaveText('Planned')
  await expect(preview.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(preview.locator('.small-menu')).toBeHidden()
  await expect(preview.locator('.article-facts')).toContainText('4 March 2999')
  await page.getByRole('button', { name: 'Close the preview' }).click()
})

test('a preview link says that it shows a draft, leads nowhere that is not there, and can be ended', async ({
  page,
  browser,
  siteUrl,
}) => {
  await signInAs(page, 'editor')
  const { id } = await addPost(siteUrl, { slug: 'shown-early', title: 'Shown early', content: '<p>Hush.</p>' })
  await open(page, `/admin/blog/${id}`, 'Shown early')
  await page.getByRole('button', { name: 'Copy preview link' }).click()
  const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue()
  const reader = await visit(browser, link)
  await expect(reader.page.getByText('Draft', { exact: true })).toBeVisible()
  const addresses = await reader.page
    .locator('.share-links a')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href')))
  expect(addresses).toEqual([null, null, null])
  await reader.leave()

  const ours = page.getByRole('list', { name: 'Preview links' }).getByRole('listitem')
  await expect(ours).toHaveCount(1)
  await expect(ours).toContainText('Clara Winther')
  await ours.getByRole('button', { name: 'Revoke' }).click()
  await expectToast(page, 'Success', 'Preview link revoked')
  await expect(ours).toHaveCount(0)
  expect((await (await visitor(siteUrl)).get(link)).status()).toBe(410)
  await expect(state(page, /Draft/)).toBeChecked()
})
