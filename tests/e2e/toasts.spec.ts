import type { Page } from '@playwright/test'
import { openWithStillClock } from './clock.ts'
import { expect, test } from './journey.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })
const toast = (page: Page) => region(page).getByRole('listitem')

test.describe('a message with a title', () => {
  /** The form is complete but for the consent, so that sending says what is missing. */
  async function open(page: Page) {
    await openWithStillClock(page, '/contact')
    await page.getByLabel('Name').fill('Réka Szabó')
    await page.getByLabel('E-mail', { exact: true }).fill('reka@example.com')
    await page.getByLabel('Company').fill('Norvane Aerospace')
    await page.getByLabel('Area of interest').selectOption({ label: 'AI consulting' })
    await page.getByLabel('Message').fill('Our planning takes a quarter.')
    await provoke(page)
  }

  async function provoke(page: Page) {
    await page.getByRole('button', { name: 'Send Message' }).press('Enter')
    await expect(toast(page).getByText('Consent Required')).toBeVisible()
  }

  test('stays for 5 seconds @phone', async ({ page }) => {
    await open(page)
    await page.clock.runFor(4900)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast(page)).toHaveCount(0)
  })

  test('takes the place of the one before it', async ({ page }) => {
    await open(page)
    await page.clock.runFor(3000)
    await provoke(page)
    await expect(toast(page)).toHaveCount(1)
    await page.clock.runFor(4000)
    await expect(toast(page)).toHaveCount(1)
    await page.clock.runFor(1100)
    await expect(toast(page)).toHaveCount(0)
  })

  test('is reached by F8, waits while it has the focus, and closes by its button', async ({ page }) => {
    await open(page)
    await page.keyboard.press('F8')
    await expect(region(page).getByRole('list')).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(toast(page)).toBeVisible()
    await toast(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(toast(page)).toHaveCount(0)
  })

  test('is swept away by more than 50 px, and comes back from less', async ({ page }) => {
    await open(page)
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
    await openWithStillClock(page, '/blog/leadership-is-a-queue')
    const seen = page.locator('[data-sonner-toast][data-visible="true"]')
    for (let clicks = 1; clicks <= 4; clicks++) {
      await page.getByRole('button', { name: 'Copy Link' }).press('Enter')
      await expect(async () => {
        await page.clock.runFor(20)
        await expect(page.locator('[data-sonner-toast]')).toHaveCount(clicks, { timeout: 200 })
      }).toPass()
      await expect(seen).toHaveCount(Math.min(clicks, 3))
    }
    await expect(seen.first()).toContainText('Link copied!')
    await page.clock.runFor(3500)
    await expect(seen.first()).toBeVisible()
    await page.clock.runFor(1000)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })
})
