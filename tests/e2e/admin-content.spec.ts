import type { Page } from '@playwright/test'
import { nextVersion } from '#admin/content/policies/version.ts'
import { aboutContent } from '#features/about/hub/content.ts'
import { contactContent } from '#features/contact/content.ts'
import { privacyContent } from '#features/policies/privacy/content.ts'
import { termsContent } from '#features/policies/terms/content.ts'
import { rescueContent } from '#features/services/transformation-rescue/content.ts'
import { results } from '#features/services/transformation-rescue/default-lists.ts'
import { policyVersion } from '#records/page-content/policy-version.ts'
import { homeContent } from '#site/home/content.ts'
import { photo } from '#tests/pictures.ts'
import { expectToast, open, title, watchPage } from './admin.ts'
import type { Data } from './databases.ts'
import { expect, test } from './own-site.ts'
import { signInAs } from './users.ts'

test.describe.configure({ mode: 'default' })

// Every journey starts with the built-in texts, which nobody has changed, and leaves them so.
const forgetChanges = ({ data }: { data: Data }) =>
  data.query(
    "delete from page_content; delete from pending_versions; delete from audit_entries where resource = 'content'",
  )
test.beforeEach(forgetChanges)
test.afterEach(forgetChanges)

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const row = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true })
const preview = (page: Page) => page.getByTitle('Preview of the page').contentFrame()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

const read = async (address: string) => (await fetch(address)).text()

async function openTexts(page: Page, name: string) {
  await open(page, '/admin/content', 'Page texts')
  await pages(page).getByRole('link', { name, exact: false }).first().click()
  await expect(title(page)).toHaveText(name)
}

test('an editor sees a new text in the preview before anyone else; once saved, an open page shows it', async ({
  page,
  browser,
  siteUrl,
}) => {
  await signInAs(page, 'editor')
  const visitor = await watchPage(browser, siteUrl)
  await openTexts(page, 'Home')

  await field(page, 'Hero title').fill('Plan less. Ship more.')
  await expect(title(preview(page))).toHaveText('Plan less. Ship more.')
  await expect(row(page, 'Hero title').getByText('Not published')).toBeVisible()
  await expect(page.getByText('1 text changed.')).toBeVisible()
  await expect(visitor.title).toHaveText(homeContent.texts.hero_title)
  expect(await read(siteUrl)).not.toContain('Plan less.')

  await page.keyboard.press('ControlOrMeta+s')
  await expectToast(page, 'Success', 'Text updated successfully')
  await expect(field(page, 'Hero title')).toBeFocused()
  await expect(visitor.title).toHaveText('Plan less. Ship more.')
  await visitor.expectNoReload()
  await visitor.leave()
  await expect(row(page, 'Hero title').getByText('Changed', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home 1 changed' })).toBeVisible()
})

test('an emptied text is the default again, unless an editor says that it is meant to be empty', async ({
  page,
  siteUrl,
}) => {
  await signInAs(page, 'editor')
  await openTexts(page, 'Home')
  await field(page, 'Hero title').fill('')
  await expect(row(page, 'Hero title')).toContainText('Left empty, the page shows the default.')
  await expect(title(preview(page))).toHaveText(homeContent.texts.hero_title)

  await field(page, 'Hero badge').fill('')
  await row(page, 'Hero badge')
    .getByRole('checkbox', { name: /Meant to be empty/ })
    .check()
  await expect(preview(page).getByText(homeContent.texts.hero_badge)).toHaveCount(0)
  await save(page).click()
  await expectToast(page, 'Success', 'Text updated successfully')
  await expect(row(page, 'Hero badge').getByRole('checkbox', { name: /Meant to be empty/ })).toBeChecked()
  await expect.poll(() => read(siteUrl)).not.toContain(homeContent.texts.hero_badge)
  await expect(field(page, 'Hero title')).toHaveValue(homeContent.texts.hero_title)
})

test('an editor is told which entries of a list visitors do not see', async ({ page, data }) => {
  const results = JSON.stringify([{ metric: '12%', description: 'Shown' }, { description: 'Without a figure' }])
  await data.query(
    "insert into page_content (page_key, section_key, content) values ('transformation-rescue', 'results_data', $1)",
    [results],
  )
  await signInAs(page, 'editor')
  await openTexts(page, 'Transformation Rescue')
  await expect(page.getByText('Entry 2: Metric is missing')).toBeVisible()
})

test('a text goes back to its default, and its history knows what it said', async ({ page, siteUrl }) => {
  await signInAs(page, 'editor')
  await openTexts(page, 'Contact')
  const openHistory = async () => {
    await page.getByRole('button', { name: 'More about Title', exact: true }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    return page.getByRole('dialog', { name: 'History of “Title”' })
  }
  const unchanged = await openHistory()
  await expect(unchanged).toContainText('Nobody has changed it')
  await unchanged.getByRole('button', { name: 'Close' }).click()

  await field(page, 'Title').fill('Write us a line')
  await field(page, 'Subtitle').fill('Anything helps.')
  await save(page).click()
  await expectToast(page, 'Success', '2 texts updated successfully')

  await row(page, 'Title').getByRole('button', { name: 'Revert to default' }).click()
  await expect(field(page, 'Title')).toHaveValue(contactContent.texts.title)
  await expect(title(preview(page))).toHaveText(contactContent.texts.title)
  await save(page).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(row(page, 'Title').getByText('Changed', { exact: true })).toHaveCount(0)
  await expect.poll(() => read(`${siteUrl}/contact`)).toContain(contactContent.texts.title)

  const versions = (await openHistory()).getByRole('listitem')
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText('Clara Winther')
  await versions.last().getByRole('button', { name: 'Use this version' }).click()
  await expect(field(page, 'Title')).toHaveValue('Write us a line')
  await expect(row(page, 'Title').getByText('Not published')).toBeVisible()
})

test('a partner has the logo that was uploaded, and the drawn mark again once it is removed', async ({ page }) => {
  await signInAs(page, 'editor')
  await openTexts(page, 'Partners')
  const partner = page.getByRole('listitem').filter({ hasText: 'Quillstack' }).first()
  await partner.locator('summary').click()
  await partner.getByLabel('Logo: file').setInputFiles({
    name: 'quillstack.png',
    mimeType: 'image/png',
    buffer: await photo(120, 60).png().toBuffer(),
  })
  await expect(partner.locator('.admin-picture img')).toHaveAttribute('src', /^\/storage\/pictures\//)
  const shown = preview(page).getByRole('listitem').filter({ hasText: 'Quillstack' })
  await expect(shown.locator('img')).toHaveAttribute('src', /^\/storage\/pictures\//)
  await save(page).click()
  await expectToast(page, 'Success', 'Text updated successfully')
  await expect.poll(() => read(`${new URL(page.url()).origin}/partners`)).toMatch(/<img[^>]+src="\/storage\/pictures\//)

  await partner.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(shown.locator('svg')).toBeAttached()
  await save(page).click()
  await expect.poll(() => read(`${new URL(page.url()).origin}/partners`)).not.toContain('/storage/pictures/')
})

test('a list is a form: entries are opened, added, put in order and removed', async ({ page }) => {
  const [first, second] = results
  if (!first || !second) throw new Error('The list has no entries')
  await signInAs(page, 'editor')
  await openTexts(page, 'Transformation Rescue')
  const list = page.getByRole('list', { name: 'Results' })
  const entries = list.getByRole('listitem')
  await expect(entries).toHaveCount(results.length)
  await entries.first().getByText(first.metric).click()
  await expect(entries.first().getByLabel('Description')).toHaveValue(first.description)
  await entries.first().getByText(first.metric).first().click()
  await expect(entries.first().getByLabel('Description')).toBeHidden()

  await row(page, 'Results').getByRole('button', { name: 'Add a result' }).click()
  await save(page).click()
  await expect(row(page, 'Results').getByText('Metric is missing')).toBeVisible()
  await expect(list.getByLabel('Metric')).toBeFocused()
  await entries.last().getByLabel('Metric').fill('3×')
  await entries.last().getByLabel('Description').fill('Fewer meetings')
  for (const _ of results) await list.getByRole('button', { name: 'Move 3× up' }).click()
  await list.getByRole('button', { name: `Remove ${second.metric}` }).click()
  await expect(preview(page).getByText('Fewer meetings')).toBeAttached()
  await save(page).click()
  await expectToast(page, 'Success', 'Text updated successfully')
  await expect(list.getByLabel('Metric')).toHaveValue('3×')

  await page.goto('/services/transformation-rescue')
  const figures = (await page.getByRole('main').textContent()) ?? ''
  expect(figures.indexOf('Fewer meetings')).toBeGreaterThan(0)
  expect(figures.indexOf('Fewer meetings')).toBeLessThan(figures.indexOf(first.description))
  expect(figures).not.toContain(second.description)
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
    await expectToast(other, 'Success', 'Text updated successfully')

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
    await expectToast(page, 'Success', '2 texts updated successfully')
    await expect.poll(() => read(`${siteUrl}/contact`)).toContain('By both')
    await other.context().close()
  })
})

test('a sentence seen on the site leads to its field, and a press on the page as well', async ({ page }) => {
  const { hero_title, delivery_subtitle } = rescueContent.texts
  await signInAs(page, 'editor')
  await open(page, '/admin/content', 'Page texts')
  // As people type it.
  await page.getByLabel('Find a text').fill(hero_title.toLowerCase().replaceAll('’', "'"))
  await page.getByRole('link', { name: /Transformation Rescue · Hero title/ }).click()
  await expect(field(page, 'Hero title')).toBeFocused()

  await preview(page).getByText(delivery_subtitle).click()
  await expect(field(page, 'Delivery subtitle')).toBeFocused()
  await preview(page).getByRole('link', { name: 'About Us' }).first().click()
  await expect(title(preview(page))).toHaveText(aboutContent.texts.title)
  await page.getByRole('button', { name: 'Transformation Rescue' }).click()
  await expect(title(preview(page))).toHaveText(hero_title)
  expect(new URL(page.url()).pathname).toBe('/admin/content/transformation-rescue')
})

test.describe('nothing that was typed is lost', () => {
  test.use({ expectedErrors: [/content-pages/] })

  test('when a save does not arrive, or somebody leaves without one', async ({ page }) => {
    await signInAs(page, 'editor')
    await openTexts(page, 'Insights')
    const leave = () => pages(page).getByRole('link', { name: 'Events' }).click()
    const comeBack = () => pages(page).getByRole('link', { name: 'Insights' }).click()
    await field(page, 'Title').fill('Typed with care')
    await leave()
    await expect(title(page)).toHaveText('Events')
    await comeBack()
    await expect(field(page, 'Title')).toHaveValue('Typed with care')

    await page.route('**/api/admin/content-pages/insights', (route) => route.abort())
    await save(page).click()
    await expectToast(page, 'Error', 'Failed to update text')
    await expect(field(page, 'Title')).toHaveValue('Typed with care')
    await page.unroute('**/api/admin/content-pages/insights')
    await save(page).click()
    await expectToast(page, 'Success', 'Text updated successfully')
  })
})

test('a policy that says something else is offered a new version; its periods are for administrators', async ({
  page,
  siteUrl,
}) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/privacy-policy', 'Policies')
  await expect(page.getByRole('spinbutton', { name: 'Contact retention years', exact: true })).not.toBeEditable()
  await expect(row(page, 'Contact retention years')).toContainText('Only an administrator may change this')

  const body = row(page, 'Body').getByRole('textbox')
  await body.click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('Read this first: ')
  await expect(preview(page).getByRole('heading', { name: /Read this first/ })).toBeAttached()
  const next = nextVersion(policyVersion.texts.version)
  await page.getByRole('button', { name: `Raise to ${next}` }).click()
  await expect(field(page, 'Version')).toHaveValue(next)
  await save(page).click()
  const isDateChanged = privacyContent.texts.effective_date !== new Date().toISOString().slice(0, 10)
  await expectToast(page, 'Success', `${isDateChanged ? 3 : 2} texts updated successfully`)
  const [, opening = ''] = privacyContent.texts.body.match(/<h2>([^<]+)/) ?? []
  const [naming = ''] = privacyContent.texts.body.match(/[^<>]+\{version\}/) ?? []
  await expect.poll(() => read(`${siteUrl}/privacy-policy`)).toContain(`Read this first: ${opening}`)
  expect(await read(`${siteUrl}/privacy-policy`)).toContain(naming.replace('{version}', next))

  await page.getByRole('tab', { name: 'Terms of service' }).click()
  await expect(title(preview(page))).toHaveText(termsContent.texts.title)
})
