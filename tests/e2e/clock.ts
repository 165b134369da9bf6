import type { Locator, Page } from '@playwright/test'
import { expect, open } from './journey.ts'

/** Opens a page whose time stands still from then on, until the test moves it by `page.clock.runFor`. */
export async function openWithStillClock(page: Page, path: string) {
  await page.clock.install()
  await open(page, path)
  await stopClock(page)
}

/** From an installed clock, whose time has passed as ours until now. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 30_000)

/** Lets the page's time pass, faster than ours, until this holds: such as what comes after the last retry. */
export const runUntil = (page: Page, holds: () => Promise<boolean>, step = 250) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(step)
        return holds()
      },
      { intervals: [20] },
    )
    .toBe(true)

export const runUntilVisible = (page: Page, awaited: Locator) => runUntil(page, () => awaited.isVisible())
