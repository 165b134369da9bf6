import type { Page } from '@playwright/test'
import { siteContent } from '#records/page-content/site-content.ts'
import { homeContent } from '#site/home/content.ts'
import { openWithStillClock } from './clock.ts'
import { expect, open, test } from './journey.ts'
import { mainMenu } from './public-page.ts'

/** A mark on the open document: it is gone once another document is loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('links go on within the open page, with the new title and the focus on the new heading', async ({ page }) => {
  await open(page, '/')
  await mark(page)
  await page.getByRole('link', { name: 'Explore AI Consulting' }).click()
  await expect(page).toHaveURL('/services/ai-consulting')
  await expect(page).toHaveTitle(/AI [Cc]onsulting.* \| Tandem$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('p[aria-live="polite"]')).toHaveText(await page.title())
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Tandem, home' }).click()
  await expect(page).toHaveURL('/')
  await mainMenu(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveTitle(/Blog|Articles|Insights/)
  await page.goBack()
  await expect(page).toHaveTitle(`${homeContent.texts.meta_title} | Tandem`)
  expect(await isMarked(page)).toBe(true)
})

test('a link that is pointed at has its page ready before the click, and only a plain click goes there', async ({
  page,
}) => {
  await open(page, '/')
  await mark(page)
  const link = page.getByRole('link', { name: 'Explore AI Consulting' })
  const loadedAhead = page.locator('link[rel="modulepreload"]:not([href*="entry"])')
  await expect(loadedAhead).toHaveCount(0)
  await link.hover()
  await expect(loadedAhead.first()).toBeAttached()
  await page.evaluate(() => {
    addEventListener('click', (event) => document.body.setAttribute('data-prevented', String(event.defaultPrevented)))
  })
  await link.click({ modifiers: ['ControlOrMeta'] })
  // Whether a tab is opened then is up to the browser, and one without windows may not.
  await expect(page.locator('body')).toHaveAttribute('data-prevented', 'false')
  await expect(page).toHaveURL('/')
  expect(await isMarked(page)).toBe(true)
})

test('‘Contact Us’ and ‘Start Your Agile Journey’ load the contact page anew, at its form @phone', async ({ page }) => {
  for (const name of ['Contact Us', 'Start Your Agile Journey']) {
    await open(page, '/')
    await mark(page)
    await page.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL('/contact#contact')
    await expect(page.locator('#contact')).toBeInViewport()
    expect(await isMarked(page), name).toBe(false)
  }
})

test('the first stop of the keyboard jumps over the menu', async ({ page }) => {
  await open(page, '/')
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

test('the footer has the newsletter, the network, the address, the policies and the year', async ({ page }) => {
  await page.goto('/blog')
  const footer = page.getByRole('contentinfo')
  const { tagline, newsletter_url, network_label, network_url, email } = siteContent.texts
  await expect(footer.getByText(tagline)).toBeVisible()
  await expect(footer.getByText('Monthly insights on transformation and AI strategy.')).toBeVisible()
  for (const [name, address] of [
    ['Subscribe', newsletter_url],
    [network_label, network_url],
  ] as const) {
    const link = footer.getByRole('link', { name: `${name} (opens in a new tab)` })
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
  await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(footer.getByText(`© ${new Date().getFullYear()} Tandem.`)).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  await footer.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL('/terms-of-service')
})

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: [/404/] })

  test('answers 404 with a page that leads home', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    expect(await answer?.text()).toContain('Oops! Page not found')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page).toHaveTitle('Page not found | Tandem')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL('/')
  })

  for (const path of ['/%E2%80%A8', '/a/%E2%80%A9b', '/%E0', '/%5Cevil.example']) {
    test(`is the same page at ${path}, which the router can not read`, async ({ page }) => {
      expect((await open(page, path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
      await page.getByRole('main').getByRole('link').click()
      await expect(page).toHaveURL('/')
    })
  }
})

test('every button answers a click with a ripple of 600 ms inside it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, name, role] of [
    ['/', 'Menu', 'button'],
    ['/services/transformation-rescue', 'Show Details', 'button'],
    ['/services/ai-consulting', 'Learn More', 'button'],
    ['/blog/how-to-leave-a-team-on-purpose', 'Copy Link', 'button'],
    ['/about/events', /^2025/, 'button'],
    ['/scan/transformation-readiness', 'Sometimes', 'radio'],
    ['/scan/transformation-readiness', 'Next', 'button'],
  ] as const) {
    await openWithStillClock(page, path)
    const pressed = page.getByRole(role, { name }).filter({ visible: true }).first()
    await pressed.scrollIntoViewIfNeeded()
    const button = await pressed.evaluateHandle((element) => element.closest('button, label') as HTMLElement)
    const before = await button.evaluate((element) => element.getBoundingClientRect())
    if (role === 'radio') await pressed.check()
    else await pressed.click()
    const seen = await button.evaluate((element, before) => {
      const ripple = document.querySelector('.ripple')
      if (!ripple) return undefined
      // The one of the next question has taken the place of “Next”.
      const outer = element.isConnected ? element.getBoundingClientRect() : before
      const inner = ripple.getBoundingClientRect()
      return {
        duration: getComputedStyle(ripple, '::after').animationDuration,
        isInside: inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top,
        isFilled: inner.width > outer.width - 6,
      }
    }, before)
    expect(seen, `${path} ${name}`).toEqual({ duration: '0.6s', isInside: true, isFilled: true })
    if (role === 'radio' || name === 'Menu')
      expect(await button.evaluate((element) => element.getBoundingClientRect())).toEqual(before)
  }
})

test('a click on a button spreads as a ripple for 600 ms, and moves nothing where motion is not wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithStillClock(page, '/')
  // The button leads nowhere here, so that what the click left behind can be looked at.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  const button = page.getByRole('main').getByRole('link', { name: 'Start Your Agile Journey' }).first()
  const ripple = button.locator('span')
  await button.click()
  await expect(ripple).toHaveCount(1)
  await page.clock.runFor(599)
  await expect(ripple).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(ripple).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await button.click()
  await expect(ripple).toHaveCount(1)
  await expect(ripple).toBeHidden()
})
