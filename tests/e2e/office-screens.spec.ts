import { readFile } from 'node:fs/promises'
import { choose, expectSound, field, open, save } from './office.ts'
import { expect, test } from './own-site.ts'
import { signInAs, staffApi } from './staff.ts'

test.describe.configure({ mode: 'default' })

const screens = [
  { resource: 'blog', list: 'Articles', create: 'New article', heading: 'title' },
  { resource: 'use-cases', list: 'Use cases', create: 'New use case', heading: 'title' },
  { resource: 'events', list: 'Events', create: 'New event', heading: 'title' },
  { resource: 'consultants', list: 'Consultants', create: 'New consultant', heading: 'name' },
  { resource: 'consultant-tags', list: 'Tags', create: 'New tag', heading: 'name' },
  { resource: 'testimonials', list: 'Testimonials', create: 'New testimonial', heading: 'name' },
  { resource: 'references', list: 'References', create: 'New reference', heading: 'name' },
  { resource: 'feature-flags', list: 'Feature flags', create: 'New feature flag', heading: 'feature_name' },
  { resource: 'users', list: 'Users', create: 'New user', heading: 'name' },
]

for (const { resource, list, create, heading } of screens) {
  test(`${list}: list, form and new form are accessible in light and dark @phone`, async ({ page, siteUrl }) => {
    await signInAs(page, 'admin')
    await open(page, `/admin/${resource}`, list)
    await expect(page.locator('.office-item-link').first()).toBeVisible()
    await expectSound(page)
    const api = await staffApi(siteUrl)
    const { items } = await (await api.get(`/api/admin/${resource}?per_page=1`)).json()
    await open(page, `/admin/${resource}/${items[0].id}`, items[0][heading])
    await expectSound(page)
    await open(page, `/admin/${resource}/create`, create)
    await expectSound(page)
  })
}

test('change log, account and lost addresses are accessible in light and dark @phone', async ({ page }) => {
  await signInAs(page, 'admin')
  await open(page, '/admin/audit', 'Change log')
  await page.getByText('Show what it held').first().click()
  await expect(page.locator('.office-changes').first()).toBeVisible()
  await expectSound(page)
  await open(page, '/admin/account', 'Your account')
  await expectSound(page)
  await open(page, '/admin/nowhere', 'Not found')
  await expectSound(page)
})

test('every screen can be reached by thumb @phone', async ({ page, isMobile }) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/references', 'References')
  await expect(page.locator('.office-item-link').first()).toBeVisible()
  if (isMobile) {
    const small = await page.locator('.office :is(button, a.MuiButton-root)').evaluateAll((found) =>
      found
        .map((button) => ({ name: button.ariaLabel ?? button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    )
    expect(small.filter((line) => !line.startsWith('Skip'))).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
  }
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
  if (isMobile) await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden()
})

test('each screen says where one is, to the eye, to the tab and to the screen reader', async ({ page }) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/events', 'Events')
  await expect(page).toHaveTitle('Events · Back office')
  await page.getByRole('link', { name: 'Two Lanes Day' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two Lanes Day')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Two Lanes Day · Back office')
  await page.locator('.office-back').click()
  await expect(page).toHaveURL(/\/admin\/events$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main-content')).toBeFocused()
})

test('no select has an item without a value, and what was chosen can be cleared', async ({ page }) => {
  await signInAs(page, 'admin')
  const selects = {
    '/admin/events/create': ['Type', 'Format'],
    '/admin/testimonials/create': ['Page'],
    '/admin/users/create': ['Role'],
  }
  for (const [path, labels] of Object.entries(selects)) {
    await open(page, path, /^New/)
    for (const label of labels) {
      await page.getByRole('combobox', { name: label }).click()
      const values = await page
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLElement).dataset.value))
      expect(values.length).toBeGreaterThan(1)
      expect(values.every(Boolean)).toBe(true)
      await page.keyboard.press('Escape')
    }
  }
  await open(page, '/admin/events', 'Events')
  const rows = page.locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const all = await rows.count()
  await choose(page, 'Type', 'Upcoming')
  await expect(page).toHaveURL(/event_type/)
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await page.getByRole('button', { name: 'Clear value' }).click()
  await expect(rows).toHaveCount(all)
})

test('the export holds what the list shows, for Excel', async ({ page }) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/events', 'Events')
  await choose(page, 'Type', 'Upcoming')
  await expect(page.getByRole('link', { name: 'Rescue stories' })).toBeHidden()
  const rows = await page.locator('tbody tr').count()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^events-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  expect(csv.split('\r\n')).toHaveLength(rows + 1)
  expect(csv).toContain('Two Lanes Day')
  expect(csv).not.toContain('Rescue stories')
})

test('changes are saved by the keyboard, and nobody loses what is not saved, the second time neither', async ({
  page,
}) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/events', 'Events')
  await page.getByRole('link', { name: 'Rescue stories' }).click()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    dialog.dismiss()
  })
  for (const badge of ['Members', 'Everyone']) {
    await field(page, 'Badge').fill(badge)
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.locator('.office-back').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rescue stories')
    await field(page, 'Badge').press('Control+s')
    await expect(page.getByText('All changes saved')).toBeVisible()
  }
  expect(asked).toHaveLength(2)
  await field(page, 'Title').fill('')
  await save(page)
  await expect(page.getByText('Required')).toBeVisible()
})
