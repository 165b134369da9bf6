import type { Page } from '@playwright/test'
import { expect, test as journey } from './journey.ts'
import { launchSite, type Site } from './site.ts'

// A site of its own: other journeys read the same flag.
const test = journey.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await launchSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

const setFlag = (site: Site, isEnabled: boolean) =>
  site.query(`update feature_flags set is_enabled = ${isEnabled} where feature_name = 'transformation_readiness_scan'`)
const scanCall = (page: Page) => page.getByRole('heading', { name: '3-Minute Transformation Readiness Scan' })

test('the scan call-to-action goes with its flag and comes back with it', async ({ page, request, site }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(scanCall(page)).toBeVisible()
  await expect(page.locator('.scan-call').getByRole('link', { name: 'Start the Scan' })).toHaveAttribute(
    'href',
    '/scan/transformation-readiness',
  )

  await setFlag(site, false)
  await expect(scanCall(page), 'on a page that was open all along').toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What our clients measure afterwards' })).toBeVisible()
  await expect(scanCall(page)).toHaveCount(0)
  expect(await (await request.get('/')).text()).not.toContain('/scan/transformation-readiness"')

  await setFlag(site, true)
  await expect(scanCall(page), 'on a page that was open all along').toBeVisible()
  expect(await (await request.get('/')).text()).toContain('3-Minute Transformation Readiness Scan</h2>')
})

test('a flag of another environment shows nothing', async ({ page, site }) => {
  await site.query(`update feature_flags set env = 'staging'`)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(scanCall(page)).toHaveCount(0)
  await site.query(`update feature_flags set env = 'prod'`)
})
