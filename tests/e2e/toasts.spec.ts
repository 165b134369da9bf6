import type { Page } from '@playwright/test'
import { decisionQueue } from '#features/blog/samples/decision-queue.ts'
import { openWithStillClock, runUntil } from './clock.ts'
import { expect, test } from './journey.ts'
import { fillInquiry, sendButton } from './leads.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })
const toast = (page: Page) => region(page).getByRole('listitem')

test.describe('a message with a title', () => {
  /** The form is complete but for the consent, so that sending says what is missing. */
  async function openAndProvoke(page: Page) {
    await openWithStillClock(page, '/contact')
    await fillInquiry(page)
    await provoke(page)
  }

  /** The next message comes a moment after the press, and the one before it has the same words. */
  async function provoke(page: Page) {
    await toast(page).evaluateAll(([before]) => before?.setAttribute('data-before', ''))
    await sendButton(page).press('Enter')
    await expect(toast(page).and(page.locator(':not([data-before])'))).toContainText('Consent Required')
  }

  test('stays for 5 seconds and takes the place of the one before it', async ({ page }) => {
    await openAndProvoke(page)
    await page.clock.runFor(3000)
    await provoke(page)
    await expect(toast(page)).toHaveCount(1)
    await page.clock.runFor(4900)
    await expect(toast(page)).toHaveCount(1)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast(page)).toHaveCount(0)
  })

  test('is reached by F8, waits while it has the focus, and closes by its button', async ({ page }) => {
    await openAndProvoke(page)
    await page.keyboard.press('F8')
    await expect(region(page).getByRole('list')).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(toast(page)).toBeVisible()
    await toast(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(toast(page)).toHaveCount(0)
  })

  test('goes by itself also when the one before it was closed by hand', async ({ page }) => {
    await openAndProvoke(page)
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await expect(toast(page)).toHaveCount(0)
    await page.mouse.move(0, 0)
    await provoke(page)
    await page.clock.runFor(5100)
    await expect(toast(page)).toHaveCount(0)
  })

  test('is swept away by more than 50 px, and comes back from less', async ({ page }) => {
    await openAndProvoke(page)
    await sweep(page, 45)
    await expect(toast(page)).toHaveAttribute('data-state', 'open')
    await expect(toast(page)).not.toHaveAttribute('data-swipe', 'end')
    await sweep(page, 60)
    await expect(toast(page)).toHaveCount(0)
  })

  async function sweep(page: Page, distance: number) {
    const box = (await toast(page).boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const [x, y] = [box.x + 20, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 5 })
    await page.mouse.up()
  }
})

test.describe('a short line', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('stays for 4 seconds, and three are seen at most', async ({ page }) => {
    await openWithStillClock(page, `/blog/${decisionQueue.slug}`)
    const lines = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
    const seen = lines.and(page.locator('[data-visible="true"]'))
    for (let clicks = 1; clicks <= 4; clicks++) {
      await page.getByRole('button', { name: 'Copy Link' }).press('Enter')
      await runUntil(page, async () => (await lines.count()) === clicks, 20)
      await expect(seen).toHaveCount(Math.min(clicks, 3))
    }
    await expect(seen.first()).toContainText('Link copied!')
    await page.clock.runFor(3500)
    await expect(seen.first()).toBeVisible()
    await page.clock.runFor(1000)
    await expect(lines).toHaveCount(0)
  })
})
