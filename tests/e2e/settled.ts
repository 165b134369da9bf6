import type { Page } from '@playwright/test'

/** Waits until nothing changes its place or colour any more. What moves for ever may go on. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}
