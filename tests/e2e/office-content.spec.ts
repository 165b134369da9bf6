import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './own-site.ts'
import { signInAs, staffApi } from './staff.ts'

test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ siteUrl }) => {
  // Every journey starts with the built-in texts.
  const api = await staffApi(siteUrl)
  const { items } = await (await api.get('/api/admin/content?per_page=1000')).json()
  for (const { id } of items) await api.delete(`/api/admin/content/${id}`)
})

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const row = (page: Page, key: string) => page.locator(`[data-text="${key}"]`)
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const toast = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

async function openTexts(page: Page, name: string) {
  await page.goto('/admin/content')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: false }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Another browser, whose page is marked: a reload would take the mark away. */
async function visit(browser: Browser, address: string) {
  const visitor = await (await browser.newContext()).newPage()
  const following = visitor.waitForResponse((answer) => answer.url().includes('/api/changes'))
  await visitor.goto(address)
  await following
  await visitor.evaluate(() => {
    document.documentElement.dataset.mark = 'not reloaded'
  })
  return {
    page: visitor,
    title: visitor.getByRole('heading', { level: 1 }),
    expectNoReload: () => expect(visitor.locator('html')).toHaveAttribute('data-mark', 'not reloaded'),
    leave: () => visitor.context().close(),
  }
}

test('an editor sees a new text in the preview before anyone else; once saved, an open page shows it', async ({
  page,
  browser,
  siteUrl,
}) => {
  await signInAs(page, 'editor')
  const visitor = await visit(browser, siteUrl)
  const before = await visitor.title.textContent()
  await openTexts(page, 'Home')

  await field(page, 'Hero title').fill('Plan less. Ship more.')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Plan less. Ship more.')
  await expect(row(page, 'hero_title').getByText('Not saved')).toBeVisible()
  await expect(page.getByText('1 text not saved yet')).toBeVisible()
  await expect(visitor.title).toHaveText(before ?? '')
  expect(await (await fetch(siteUrl)).text()).not.toContain('Plan less.')

  await page.keyboard.press('ControlOrMeta+s')
  await toast(page, 'Text updated successfully')
  await expect(field(page, 'Hero title')).toBeFocused()
  await expect(visitor.title).toHaveText('Plan less. Ship more.')
  await visitor.expectNoReload()
  await visitor.leave()
  await expect(row(page, 'hero_title').getByText('Changed', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home 1 changed' })).toBeVisible()
})

test('a text goes back to its default, and its history knows what it said', async ({ page, siteUrl }) => {
  await signInAs(page, 'editor')
  await openTexts(page, 'Contact')
  await field(page, 'Title').fill('Write us a line')
  await field(page, 'Subtitle').fill('Anything helps.')
  await save(page).click()
  await toast(page, '2 texts updated successfully')

  await row(page, 'title').getByRole('button', { name: 'Revert to default' }).click()
  await expect(field(page, 'Title')).toHaveValue('Tell us where it is stuck.')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Tell us where it is stuck.')
  await save(page).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(row(page, 'title').getByText('Changed', { exact: true })).toHaveCount(0)
  expect(await (await fetch(`${siteUrl}/contact`)).text()).toContain('Tell us where it is stuck.')

  await page.getByRole('button', { name: 'More about Title', exact: true }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const versions = page.getByRole('dialog').getByRole('listitem')
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText('Clara Winther')
  await versions.last().getByRole('button', { name: 'Use this version' }).click()
  await expect(field(page, 'Title')).toHaveValue('Write us a line')
  await expect(row(page, 'title').getByText('Not saved')).toBeVisible()
})

test('a list is a form: entries are added, put in order and removed', async ({ page }) => {
  await signInAs(page, 'editor')
  await openTexts(page, 'Transformation Rescue')
  const list = page.getByRole('list', { name: 'Results' })
  await expect(list.getByRole('listitem')).toHaveCount(4)

  await row(page, 'results_data').getByRole('button', { name: 'Add a result' }).click()
  await save(page).click()
  await expect(row(page, 'results_data').getByText('Metric is missing')).toBeVisible()
  await expect(list.getByLabel('Metric')).toBeFocused()
  const added = list.getByRole('listitem').last()
  await added.getByLabel('Metric').fill('3×')
  await added.getByLabel('Description').fill('Fewer meetings')
  for (let step = 0; step < 4; step++) await list.getByRole('button', { name: 'Move 3× up' }).click()
  await list.getByRole('button', { name: 'Remove 85%' }).click()
  await expect(preview(page).getByText('Fewer meetings')).toBeAttached()
  await save(page).click()
  await toast(page, 'Text updated successfully')
  await expect(list.getByLabel('Metric')).toHaveValue('3×')

  await page.goto('/services/transformation-rescue')
  const figures = (await page.locator('main').textContent()) ?? ''
  expect(figures.indexOf('Fewer meetings')).toBeGreaterThan(0)
  expect(figures.indexOf('Fewer meetings')).toBeLessThan(figures.indexOf('Delay reduction'))
  expect(figures).not.toContain('Release predictability')
})

test.describe('two editors', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('of the same text see both versions, and neither is lost', async ({ page, browser, siteUrl }) => {
    await signInAs(page, 'editor')
    const other = await (await browser.newContext({ baseURL: siteUrl })).newPage()
    await signInAs(other, 'admin')
    for (const each of [page, other]) await openTexts(each, 'Contact')

    await field(other, 'Title').fill('By the colleague')
    await save(other).click()
    await toast(other, 'Text updated successfully')

    await field(page, 'Title').fill('By me')
    await field(page, 'Subtitle').fill('Also by me')
    await save(page).click()
    const question = page.getByRole('dialog', { name: 'Somebody else has saved this in the meantime' })
    await expect(question.getByRole('row', { name: /Title/ })).toContainText(/By the colleague.*By me/)
    await question.getByRole('button', { name: 'Go on editing' }).click()
    await expect(field(page, 'Title')).toHaveValue('By me')

    await save(page).click()
    await question.getByRole('button', { name: "Take the colleague's version" }).click()
    await expect(field(page, 'Title')).toHaveValue('By the colleague')
    await expect(field(page, 'Subtitle')).toHaveValue('Also by me')
    await field(page, 'Title').fill('By both')
    await save(page).click()
    await toast(page, '2 texts updated successfully')
    expect(await (await fetch(`${siteUrl}/contact`)).text()).toContain('By both')
    await other.context().close()
  })
})

test('a sentence seen on the site leads to its field, and a press on the page as well', async ({ page }) => {
  await signInAs(page, 'editor')
  await page.goto('/admin/content')
  await page.getByLabel('Find a text').fill("off track isn't the end")
  await page.getByRole('link', { name: /Transformation Rescue · Hero title/ }).click()
  await expect(field(page, 'Hero title')).toBeFocused()

  await preview(page).getByText('Each phase ends with something you can check.').click()
  await expect(field(page, 'Delivery subtitle')).toBeFocused()
  await preview(page).getByRole('link', { name: 'About Us' }).first().click()
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Two trades, one firm.')
  await page.getByRole('button', { name: 'Transformation Rescue' }).click()
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Off track isn’t the end of the line.')
  expect(new URL(page.url()).pathname).toBe('/admin/content/transformation-rescue')
})

test('leaving with texts that are not saved is asked about first', async ({ page }) => {
  await signInAs(page, 'editor')
  await openTexts(page, 'Partners')
  await field(page, 'Title').fill('Not yet')
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await (questions.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Events' }).click()
  await expect(field(page, 'Title')).toHaveValue('Not yet')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
  expect(questions).toHaveLength(2)
})

test.describe('when a save does not arrive', () => {
  test.use({ expectedErrors: [/content-pages/] })

  test('nothing that was typed is lost', async ({ page }) => {
    await signInAs(page, 'editor')
    await openTexts(page, 'Insights')
    await field(page, 'Title').fill('Typed with care')
    await page.route('**/api/admin/content-pages/insights', (route) => route.abort())
    await save(page).click()
    await toast(page, 'Failed to update text')
    await expect(field(page, 'Title')).toHaveValue('Typed with care')
    await page.unroute('**/api/admin/content-pages/insights')
    await save(page).click()
    await toast(page, 'Text updated successfully')
  })
})

test('a policy that says something else is offered a new version; its periods are for administrators', async ({
  page,
  siteUrl,
}) => {
  await signInAs(page, 'editor')
  await page.goto('/admin/privacy-policy')
  await expect(page.getByLabel('Contact retention years', { exact: true })).not.toBeEditable()
  await expect(row(page, 'contact_retention_years')).toContainText('Only an administrator may change this')

  const body = row(page, 'body').getByRole('textbox')
  await body.click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('Read this first: ')
  await expect(preview(page).getByRole('heading', { name: /Read this first/ })).toBeAttached()
  await page.getByRole('button', { name: 'Raise to 2.1' }).click()
  await expect(field(page, 'Version')).toHaveValue('2.1')
  await save(page).click()
  await toast(page, '3 texts updated successfully')
  const policy = await (await fetch(`${siteUrl}/privacy-policy`)).text()
  expect(policy).toContain('Read this first: Who is responsible')
  expect(policy).toContain('This is version 2.1')

  await page.getByRole('tab', { name: 'Terms of service' }).click()
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('the pages are listed accessibly @phone', async ({ page }) => {
      await signInAs(page, 'admin')
      await page.goto('/admin/content')
      await expect(page.getByRole('link', { name: 'Transformation Rescue' }).first()).toBeVisible()
      await expectAccessible(page, '#main-content')
    })

    test('texts, lists and histories are accessible, and nothing is wider than the screen @phone', async ({ page }) => {
      await signInAs(page, 'admin')
      await page.goto('/admin/content/transformation-rescue')
      await field(page, 'Hero title').fill('')
      await row(page, 'results_data').locator('summary').first().click()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'pixels of sideways scroll').toBeLessThanOrEqual(0)
      await expectAccessible(page, '#group-hero')
      await expectAccessible(page, '#group-results')
      await page.getByRole('button', { name: 'More about Hero title', exact: true }).click()
      await page.getByRole('menuitem', { name: 'History' }).click()
      await expect(page.getByText('Nobody has changed it')).toBeVisible()
      await expectAccessible(page, '[role=dialog]')
    })
  })
}
