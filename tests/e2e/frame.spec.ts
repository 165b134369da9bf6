import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openWithStillClock } from './clock.ts'
import { expect, test } from './journey.ts'

/** A mark on the open document: it is gone once another document is loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('links go on within the open page, with the new title and the focus on the new heading', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await mark(page)
  await page.getByRole('link', { name: 'Explore AI Consulting' }).click()
  await expect(page).toHaveURL('/services/ai-consulting')
  await expect(page).toHaveTitle(/AI [Cc]onsulting.* \| Tandem$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('p[aria-live="polite"].sr-only')).toHaveText(await page.title())
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Tandem, home' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveTitle(/Blog|Articles|Insights/)
  await page.goBack()
  await expect(page).toHaveTitle('AI × Agile transformation consulting | Tandem')
  expect(await isMarked(page)).toBe(true)
})

test('a link that is pointed at has its page ready before the click, and only a plain click goes there', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await mark(page)
  const link = page.getByRole('link', { name: 'Explore AI Consulting' })
  const loadedAhead = page.locator('link[rel="modulepreload"]:not([href*="entry"])')
  await expect(loadedAhead).toHaveCount(0)
  await link.hover()
  await expect(loadedAhead.first()).toBeAttached()
  const tab = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL('/services/ai-consulting')
  await expect(page).toHaveURL('/')
  expect(await isMarked(page)).toBe(true)
})

for (const name of ['Contact Us', 'Start Your Agile Journey']) {
  test(`'${name}' loads the contact page anew, at its form @phone`, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await mark(page)
    await page.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL('/contact#contact')
    await expect(page.locator('#contact')).toBeInViewport()
    expect(await isMarked(page)).toBe(false)
  })
}

test('the first stop of the keyboard jumps over the menu @phone', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Start Your Agile Journey' }).first()).toBeFocused()
})

test('the footer has the newsletter, the network, the address, the policies and the year @phone', async ({ page }) => {
  await page.goto('/blog')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Two lanes, one velocity.')).toBeVisible()
  await expect(footer.getByText('Monthly insights on transformation and AI strategy.')).toBeVisible()
  for (const [name, address] of [
    ['Subscribe', 'https://example.com/newsletter'],
    ['LinkedIn', 'https://example.com/company/tandem'],
  ]) {
    const link = footer.getByRole('link', { name: `${name} (opens in a new tab)` })
    await expect(link).toHaveAttribute('href', address ?? '')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
  await expect(footer.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
  await expect(footer.getByText(`© ${new Date().getFullYear()} Tandem.`)).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  await footer.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL('/terms-of-service')
})

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: [/404/] })

  test('answers 404 with a page that leads home @phone', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    expect(await answer?.text()).toContain('Oops! Page not found')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page).toHaveTitle('Page not found | Tandem')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL('/')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible and fits the screen in ${colorScheme} @phone`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/no-such-page')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
    })
  }
})

test.describe('a click on a button', () => {
  /** The button leads nowhere here, so that what the click left behind can be looked at. */
  async function clickInPlace(page: Page) {
    await openWithStillClock(page, '/')
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    await page.locator('.hero .button').first().click()
    return page.locator('.hero .button .ripple')
  }

  test('spreads as a ripple for 600 ms', async ({ page }) => {
    const ripple = await clickInPlace(page)
    await expect(ripple).toHaveCount(1)
    await expect(ripple).toHaveCSS('animation-duration', '0.6s')
    await page.clock.runFor(599)
    await expect(ripple).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(ripple).toHaveCount(0)
  })

  test('moves nothing where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(await clickInPlace(page)).toBeHidden()
  })
})
