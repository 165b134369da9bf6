import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  back,
  breakCalls,
  closeAndDelete,
  expectToast,
  field,
  menu,
  open,
  rows,
  save,
  title,
  watchPage,
} from './admin.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test.describe.configure({ mode: 'default' })

const links = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
const mover = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function publicNames(page: Page) {
  const html = await (await page.request.get('/')).text()
  const [list = ''] = html.match(/<ul[^>]*aria-label="Some References"[\s\S]*?<\/ul>/) ?? []
  return [...list.matchAll(/alt="([^"]+)"|<b[^>]*>([^<]+)<\/b>/g)].map(([, alt, text]) =>
    (alt ?? text)?.replace('&amp;', '&'),
  )
}

test.describe('the order of references', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('is changed by keyboard, by button and by hand, seen by visitors, and stays as it was when it can not be saved', async ({
    page,
  }) => {
    await signInAs(page, 'editor')
    await open(page, '/admin/references', 'References')
    await expect(links(page)).toHaveCount(12)
    const [first = '', second = '', third = '', ...rest] = await links(page).allTextContents()
    const names = [first, second, third, ...rest]

    const broken = await breakCalls(page, 'PUT', 'references/order')
    await mover(page, `Move ${first} down`).click()
    await expectToast(page, 'Error', 'The order could not be saved')
    await expect(links(page)).toHaveText(names)
    await broken.heal()

    await mover(page, `Move ${third}`).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`${third} is over place 3 of 12.`)).toBeAttached()
    // What is picked up listens to the arrows only a moment later.
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(page.getByText(`${third} is over place 2 of 12.`)).toBeAttached({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Space')
    await expectToast(page, 'Success', 'Order saved')
    await expect(links(page)).toHaveText([first, third, second, ...rest])
    await expect.poll(() => publicNames(page)).toEqual([first, third, second, ...rest, 'ARC'])

    await mover(page, `Move ${third} up`).click()
    await expect(links(page)).toHaveText([third, first, second, ...rest])
    await expect.poll(() => publicNames(page)).toEqual([third, first, second, ...rest, 'ARC'])

    const from = await mover(page, `Move ${third}`).boundingBox()
    const to = await mover(page, `Move ${second}`).boundingBox()
    if (!from || !to) throw new Error('The rows are not in sight')
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(to.x + 20, to.y + to.height, { steps: 12 })
    await page.mouse.up()
    await expect(links(page)).toHaveText(names)
    await expect.poll(() => publicNames(page)).toEqual([...names, 'ARC'])
    await page.reload()
    await expect(links(page)).toHaveText(names)
  })
})

test.describe('a logo', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('that can not be uploaded is said, and one that can is shown on both grounds', async ({ page, data }) => {
    const { rows: before } = await data.query("select id, name, logo_url from brand_references where name = 'Lumenar'")
    const { id, name, logo_url } = before[0]
    await signInAs(page, 'editor')
    await open(page, `/admin/references/${id}`, name)
    await expect(page.getByAltText('Logo of Lumenar on light ground')).toHaveAttribute('src', logo_url)
    const broken = await breakCalls(page, 'PUT', 'references')
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await readFile('public/apple-touch-icon.png') }
    await field(page, 'Name').fill('Lumenar AG')
    await page.getByLabel('Logo file').setInputFiles(logo)
    await expectToast(page, 'Error', 'Failed to upload logo')
    await broken.heal()
    await page.getByLabel('Logo file').setInputFiles(logo)
    await expectToast(page, 'Success', 'Brand reference updated successfully')
    await expect(page.getByAltText(/on light ground/)).not.toHaveAttribute('src', logo_url)
    await expect(page.getByAltText('The same on dark ground')).toBeVisible()
    await expect(field(page, 'Name'), 'what was typed meanwhile is still there').toHaveValue('Lumenar AG')
    await save(page)
    await expect(title(page)).toHaveText('Lumenar AG')
    await data.query('update brand_references set name = $2, logo_url = $3 where id = $1', [id, name, logo_url])
  })
})

test.describe('the tags of a consultant', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('are created while they are typed, linked, shown to visitors, and unlinked', async ({ page, data }) => {
    await signInAs(page, 'editor')
    await open(page, '/admin/consultants', 'Consultants')
    await page.getByRole('link', { name: 'Rafael Monteiro' }).click()
    const tags = page.getByRole('combobox', { name: 'Tags' })
    await expect(page.getByRole('button', { name: 'AI Pilots' })).toBeVisible()

    const broken = await breakCalls(page, 'POST', 'consultant-tags')
    await tags.fill('Robotics')
    await page.getByRole('option', { name: 'Create “Robotics”' }).click()
    await expectToast(page, 'Error', 'Failed to create tag')
    await broken.heal()
    await tags.fill('Robotics')
    await page.getByRole('option', { name: 'Create “Robotics”' }).click()
    await expectToast(page, 'Success', 'Tag created successfully')
    await save(page)
    await expectToast(page, 'Success', 'Consultant updated successfully')
    const visitors = async () => (await page.request.get('/about/consultants')).text()
    await expect.poll(visitors).toContain('Robotics')

    await page.getByRole('button', { name: 'Robotics' }).locator('svg').click()
    await save(page)
    await expect.poll(visitors).not.toContain('Robotics')
    await back(page, 'Consultants').click()
    await page.getByRole('link', { name: 'Manage tags' }).click()
    await page.getByRole('link', { name: 'Robotics' }).click()
    await expect(title(page), 'the tag itself stays').toHaveText('Robotics')
    await data.query("delete from consultant_tags where name = 'Robotics'")
  })
})

test.describe('a feature flag', () => {
  test.use({ expectedErrors: [/status of 500|Error toggling feature flag/] })

  test('shows and hides its part of the home page, and says when that fails', async ({ page, browser, siteUrl }) => {
    const visitor = await watchPage(browser, siteUrl)
    const scan = visitor.page.getByRole('heading', { name: '3-Minute Transformation Readiness Scan' })
    await expect(scan).toBeVisible()

    await signInAs(page, 'admin')
    await open(page, '/admin/feature-flags', 'Feature flags')
    const flag = page.getByRole('switch', { name: 'transformation_readiness_scan is on' })
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error toggling feature flag'))
    const broken = await breakCalls(page, 'PATCH', 'feature-flags')
    await flag.click()
    await expectToast(page, 'Error', 'Failed to update feature flag')
    await logged
    await expect(flag).toBeChecked()

    await broken.heal()
    const reread = page.waitForResponse((answer) => /feature-flags\?/.test(answer.url()))
    await flag.click()
    await reread
    await expectToast(page, 'Success', 'Feature flag updated successfully')
    await expect(flag).not.toBeChecked()
    await expect(scan, 'on a page that was open all along').toBeHidden()
    await flag.click()
    await expect(flag).toBeChecked()
    await expect(scan).toBeVisible()
    await visitor.expectNoReload()
    await visitor.leave()
  })
})

test('an editor is refused where the role ends, on the screen and by the server', async ({ page }) => {
  await signInAs(page, 'editor')
  for (const path of ['/admin/users', '/admin/users/create', '/admin/feature-flags']) {
    await open(page, path, 'Only administrators')
    await expect(page.getByRole('heading', { name: 'Only administrators can open this' })).toBeVisible()
    expect(new URL(page.url()).pathname, 'the address stays').toBe(path)
  }
  await expect(menu(page).getByRole('link', { name: 'Change log' })).toBeVisible()
  for (const name of ['Users', 'Feature flags']) await expect(menu(page).getByRole('link', { name })).toHaveCount(0)
  const headers = { 'content-type': 'application/json' }
  for (const path of ['users', 'feature-flags'])
    expect((await page.request.get(`/api/admin/${path}`)).status()).toBe(403)
  const data = { name: 'X', email: 'x@example.com', password: 'seven quiet lamps over water', role: 'admin' }
  expect((await page.request.post('/api/admin/users', { headers, data })).status()).toBe(403)
  const log = await (await page.request.get('/api/admin/audit?resource=users')).json()
  expect(log.total).toBe(0)
})

test.describe('the change log', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('tells who changed what, and brings back what was deleted', async ({ page, siteUrl }) => {
    const api = await adminApi(siteUrl)
    await signInAs(page, 'editor')
    const { id } = await (
      await api.post('/api/admin/events', { data: { title: 'Lost and found', event_type: 'past' } })
    ).json()
    await api.patch(`/api/admin/events/${id}`, { data: { location: 'Vienna', event_date: '2026-02-19' } })
    await api.delete(`/api/admin/events/${id}`)

    await open(page, `/admin/events/${id}`, 'Not found')
    await page.getByRole('link', { name: 'What happened to it' }).click()
    await expect(title(page)).toHaveText('Change log')
    const entries = rows(page)
    await expect(entries).toHaveCount(3)
    await expect(entries.nth(0)).toContainText('Deleted event Lost and found')
    await expect(entries.nth(1)).toContainText('Date, Location')
    await entries.nth(1).getByText('Date, Location').click()
    await expect(page.getByRole('insertion')).toHaveText(['Vienna', '19 Feb 2026'], { ignoreCase: true })

    await entries.nth(0).getByText('Show what it held').click()
    await expect(entries.nth(0).getByRole('definition').filter({ hasText: 'Vienna' })).toBeVisible()
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expectToast(page, 'Success', 'Lost and found is back')
    await expect(entries.nth(0)).toContainText('Restored event')
    await entries.nth(0).getByRole('link', { name: 'Lost and found' }).click()
    await expect(field(page, 'Location')).toHaveValue('Vienna')
    await closeAndDelete(page, api, `/api/admin/events/${id}`)
  })
})
