import type { Page } from '@playwright/test'
import { back, expectToast, field, open, title } from './admin.ts'
import { addPost, removeAddedPosts, text, visitor } from './articles.ts'
import { expect, test } from './own-site.ts'
import { signInAs, signInAsNewUser } from './users.ts'

test.use({ expectedErrors: [/\/pending|ERR_FAILED/] })
test.afterEach(({ data }) => removeAddedPosts(data))

const isKept = (page: Page) => expect(page.getByText(/Saved (just now|\d+ seconds ago), for you alone/)).toBeVisible()

test('what is typed survives a killed browser, is nobody else’s, and reaches visitors when it is published', async ({
  page,
  browser,
  siteUrl,
}) => {
  const { id } = await addPost(siteUrl, {
    ...{ slug: 'kept', title: 'Kept', content: '<p>Words.</p>', teaser: 'As saved' },
    published: true,
  })
  const read = async () => (await (await visitor(siteUrl)).get('/blog/kept')).text()
  const newPage = async () => (await browser.newContext({ baseURL: siteUrl })).newPage()

  const doomed = await newPage()
  const clara = await signInAsNewUser(doomed, 'editor')
  const { cookies } = await doomed.context().storageState()
  await open(doomed, `/admin/blog/${id}`, 'Kept')
  const confirmed = doomed.waitForResponse((answer) => answer.request().method() === 'PUT')
  await field(doomed, 'Teaser').fill('Typed and not saved')
  await confirmed
  await isKept(doomed)
  await doomed.context().close()

  await test.step('on another computer it is in the form again', async () => {
    await page.context().addCookies(cookies)
    await open(page, `/admin/blog/${id}`, 'Kept')
    await expect(page.getByText('You have changes from')).toBeVisible()
    await expect(field(page, 'Teaser')).toHaveValue('Typed and not saved')
  })

  const other = await newPage()
  await signInAs(other, 'admin')
  await test.step('a colleague is told by name, and not what', async () => {
    await open(other, `/admin/blog/${id}`, 'Kept')
    await expect(other.getByText(`${clara.name} is here now and has changes from`)).toBeVisible()
    await expect(field(other, 'Teaser')).toHaveValue('As saved')
    await field(other, 'Title').fill('Kept by a colleague')
    await other.keyboard.press('Control+s')
    await expectToast(other, 'Success', 'Article updated successfully')
    await other.context().close()
  })

  await test.step('what the colleague has saved is told, and both stay', async () => {
    await page.reload()
    await expect(page.getByText(/^Imre Vadas saved this on .* after you began$/)).toBeVisible()
    await page.getByText('Look at the differences').click()
    await expect(page.locator('.pending-conflict ins')).toContainText('Typed and not')
    await expect(field(page, 'Title')).toHaveValue('Kept by a colleague')
    expect(await read()).toContain('As saved')
  })

  await test.step('without a connection it says so, and goes on by itself', async () => {
    await page.route('**/api/admin/blog/*/pending', (route) => route.abort())
    await text(page).click()
    await page.keyboard.type('More. ')
    await expect(page.getByText('Not saved yet: no connection')).toBeVisible()
    await page.unroute('**/api/admin/blog/*/pending')
    await isKept(page)
  })

  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expectToast(page, 'Success', 'Article updated successfully')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(page.getByText('You have changes from')).toBeHidden()
  expect(await read()).toContain('Typed and not saved')
  await page.reload()
  await expect(field(page, 'Teaser')).toHaveValue('Typed and not saved')
  await expect(page.getByText('You have changes from')).toBeHidden()
})

test('a new article that was left is there the next time, and so is what was typed on a page', async ({ page }) => {
  await signInAsNewUser(page, 'editor')
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    dialog.dismiss()
  })
  await open(page, '/admin/blog/create', 'New article')
  await field(page, 'Title').fill('Begun and left')
  await back(page, 'Blog').click()
  await expect(title(page)).toHaveText('Articles')
  await page.getByRole('link', { name: 'New article' }).click()
  await expect(field(page, 'Title')).toHaveValue('Begun and left')
  await page.getByRole('button', { name: 'Begin another one' }).click()
  await expect(field(page, 'Title')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue('Begun and left')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(field(page, 'Title')).toHaveValue('')

  await open(page, '/admin/content/insights', 'Insights')
  await field(page, 'Title').fill('Typed on a page')
  await isKept(page)
  await page.reload()
  await expect(page.getByText('You have changes from')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Typed on a page')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  expect(questions).toEqual([])
})

test('what is discarded of a new article is not begun anew', async ({ page }) => {
  await signInAsNewUser(page, 'editor')
  await open(page, '/admin/blog/create', 'New article')
  await field(page, 'Title').fill('Not wanted')
  await isKept(page)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(field(page, 'Title')).toHaveValue('')
  await back(page, 'Blog').click()
  await page.getByRole('link', { name: 'New article' }).click()
  await expect(field(page, 'Title')).toHaveValue('')
  await expect(page.getByText('You have changes from')).toBeHidden()
})
