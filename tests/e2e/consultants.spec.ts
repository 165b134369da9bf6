import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

async function openFromMenu(page: Page, name: string) {
  await page.getByRole('link', { name: 'About Us' }).hover()
  await page.getByRole('link', { name, exact: true }).click()
}

test('the owners stand first, and only they have a LinkedIn button @phone', async ({ page }) => {
  await page.goto('/about/consultants', { waitUntil: 'networkidle' })
  await expectAccessible(page)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Eszter Varga',
    'Dániel Lindqvist',
    'Amara Okonkwo',
    'Tomasz Wieczorek',
    'Ilse Brandt',
    'Rafael Monteiro',
  ])
  await expect(page.locator('main').getByRole('link', { name: /^LinkedIn/ })).toHaveCount(2)
  await expect(page.getByText('DL', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Your Agile Journey' })).toHaveAttribute('href', '/contact#contact')
})

test('the page is complete before any script runs', async ({ request }) => {
  const html = await (await request.get('/about/consultants')).text()
  expect(html).toContain('Tomasz is called when a programme has missed its third date.')
  expect(html).toContain('"@type":"Person"')
})

test.describe('when the consultants can not be fetched', () => {
  test.use({ expectedErrors: [/500|Failed to load consultants/] })

  test('it is only logged, and the list is empty', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to load consultants'))
    await page.route('**/api/consultants', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/', { waitUntil: 'networkidle' })
    await openFromMenu(page, 'Our Consultants')
    await logged
    await expect(page.getByRole('heading', { level: 1 })).toContainText('The people you meet')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
