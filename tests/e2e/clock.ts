import { expect, type Page } from '@playwright/test'

/** Opens a page whose time stands still from then on, until the test moves it by `page.clock.runFor`. */
export async function openWithStillClock(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path, { waitUntil: 'networkidle' })
  // A page that is still being brought to life must not lose half a minute.
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react'))))
    .toBe(true)
  await page.clock.pauseAt(Date.now() + 30_000)
}
