import { expectAccessible } from './axe.ts'
import { test } from './journey.ts'

// The guards that every journey relies on: each of these must fail, or the guard is gone.
test.describe('a journey fails', () => {
  test.fail('when a page complains on the console', async ({ page }) => {
    await page.goto('/healthz')
    await page.evaluate(() => console.error('broken'))
  })

  test.fail('when a script breaks', async ({ page }) => {
    await page.goto('/healthz')
    await page.evaluate(() => void Promise.reject(new Error('broken')))
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  })

  test.fail('when a page asks another host for anything', async ({ page }) => {
    await page.goto('/healthz')
    await page.evaluate(() => fetch('https://www.example.com/pixel.gif').catch(() => {}))
  })

  test.fail('when a page can not be used by everyone', async ({ page }) => {
    await page.goto('/healthz')
    await page.setContent('<html lang="en"><title>t</title><main><h1>t</h1><img src="data:,"></main></html>')
    await expectAccessible(page)
  })
})

test.describe('a complaint that the journey provokes on purpose', () => {
  test.use({ expectedErrors: [/console: broken/] })

  test('is no failure', async ({ page }) => {
    await page.goto('/healthz')
    await page.evaluate(() => console.error('broken'))
  })
})
