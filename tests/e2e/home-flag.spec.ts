import type { Page } from '@playwright/test'
import { expect, test } from './own-site.ts'
import type { startSharedDatabase } from './site-process.ts'

type Data = Awaited<ReturnType<typeof startSharedDatabase>>

test.describe.configure({ mode: 'serial' })

const setFlag = (data: Data, isEnabled: boolean) =>
  data.query('update feature_flags set is_enabled = $1 where feature_name = $2', [
    isEnabled,
    'transformation_readiness_scan',
  ])
const scanCall = (page: Page) => page.getByRole('heading', { name: '3-Minute Transformation Readiness Scan' })

test('the scan call-to-action goes with its flag and comes back with it', async ({ page, request, data }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(scanCall(page)).toBeVisible()
  await expect(page.locator('.scan-call').getByRole('link', { name: 'Start the Scan' })).toHaveAttribute(
    'href',
    '/scan/transformation-readiness',
  )

  await setFlag(data, false)
  await expect(scanCall(page), 'on a page that was open all along').toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What our clients measure afterwards' })).toBeVisible()
  await expect(scanCall(page)).toHaveCount(0)
  expect(await (await request.get('/')).text()).not.toContain('/scan/transformation-readiness"')

  await setFlag(data, true)
  await expect(scanCall(page), 'on a page that was open all along').toBeVisible()
  expect(await (await request.get('/')).text()).toContain('3-Minute Transformation Readiness Scan</h2>')
})

test('a flag of another environment shows nothing', async ({ page, data }) => {
  await data.query(`update feature_flags set env = 'staging'`)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(scanCall(page)).toHaveCount(0)
  await data.query(`update feature_flags set env = 'prod'`)
})
