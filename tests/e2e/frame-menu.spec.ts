import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './journey.ts'
import { mainMenu } from './public-page.ts'

const services = [
  ['Transformation Rescue', '/services/transformation-rescue'],
  ['AI Consulting', '/services/ai-consulting'],
  ['Assessments', '/services/assessments'],
  ['Training Programs', '/services/training-programs'],
]
const about = [
  ['Vision & Mission', '/about/vision-mission'],
  ['12 Principles of Agile Coaching', '/about/principles'],
  ['Our Consultants', '/about/consultants'],
  ['Events', '/about/events'],
]
const partners = ['Our Partners', '/partners']
const all = [['Home', '/'], ['Services', '/services'], ...services, ['About Us', '/about'], ...about]
const end = [
  ['Use Cases', '/use-cases'],
  ['Blog', '/blog'],
]

/** The list under an entry, while it is open. */
const list = (page: Page, name: string) =>
  mainMenu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .getByRole('list')
const chevron = (page: Page, name: string) => page.getByRole('button', { name: `More under ${name}` })

/** Those of closed lists as well. */
const linksIn = (menu: Locator) =>
  menu
    .getByRole('link', { includeHidden: true })
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]))

test.describe('on a large screen', () => {
  test('the bar stays at the top, holds logo, menu and contact button, and every entry leads to a page', async ({
    page,
    request,
  }) => {
    await page.goto('/')
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    const bar = page.getByRole('banner')
    expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 })
    await expect(bar.getByRole('link', { name: 'Tandem, home' })).toHaveAttribute('href', '/')
    await expect(bar.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact#contact')
    await expect(bar.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
    const entries = [...all, partners, ...end]
    expect(await linksIn(mainMenu(page))).toEqual(entries)
    for (const [name, path = ''] of entries) expect((await request.get(path)).status(), name).toBe(200)
  })

  test('a list opens under the pointer, stays open on the way into it, and closes behind it', async ({ page }) => {
    await open(page, '/')
    const rescue = mainMenu(page).getByRole('link', { name: 'Transformation Rescue' })
    await expect(rescue).toBeHidden()
    await mainMenu(page).getByRole('link', { name: 'Services', exact: true }).hover()
    await expect(rescue).toBeVisible()
    await rescue.hover()
    await expect(rescue).toBeVisible()
    await mainMenu(page).getByRole('link', { name: 'About Us' }).hover()
    await expect(rescue).toBeHidden()
    await expect(mainMenu(page).getByRole('link', { name: 'Our Partners' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(mainMenu(page).getByRole('link', { name: 'Our Partners' })).toBeHidden()
  })

  test('Enter, Space and arrows open a list, Tab and arrows walk through it, Escape and leaving it close it', async ({
    page,
  }) => {
    await open(page, '/')
    const servicesButton = chevron(page, 'Services')
    for (const key of ['Enter', 'Space']) {
      await servicesButton.press(key)
      await expect(servicesButton).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Transformation Rescue' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(servicesButton).toBeFocused()
      await expect(servicesButton).toHaveAttribute('aria-expanded', 'false')
      await expect(list(page, 'Services')).toBeHidden()
    }

    const aboutButton = chevron(page, 'About Us')
    const links = list(page, 'About Us').getByRole('link')
    await aboutButton.press('ArrowDown')
    await expect(links.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links.nth(0)).toBeFocused()
    for (let steps = 0; steps < 5; steps++) await page.keyboard.press('Tab')
    await expect(mainMenu(page).getByRole('link', { name: 'Use Cases' })).toBeFocused()
    await expect(list(page, 'About Us')).toBeHidden()
    await expect(aboutButton).toHaveAttribute('aria-expanded', 'false')
  })

  test('the page that is open is marked', async ({ page }) => {
    await page.goto('/about/principles')
    await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText('12 Principles of Agile Coaching')
  })
})

test.describe('on a large touch screen', () => {
  test.use({ viewport: { width: 1194, height: 834 }, hasTouch: true, isMobile: true })

  test('the first tap opens the list, the second goes to the page', async ({ page }) => {
    await open(page, '/')
    const about = mainMenu(page).getByRole('link', { name: 'About Us' })
    const principles = mainMenu(page).getByRole('link', { name: '12 Principles' })
    await about.tap()
    await expect(principles).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(principles).toBeHidden()
    await about.tap()
    await expect(principles).toBeVisible()
    await about.tap()
    await expect(page).toHaveURL('/about')
    await expect(principles).toBeHidden()
    await chevron(page, 'Services').tap()
    await mainMenu(page).getByRole('link', { name: 'AI Consulting' }).tap()
    await expect(page).toHaveURL('/services/ai-consulting')
    await expect(list(page, 'Services')).toBeHidden()
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the bar stays at the top and has the toggle, the logo in the middle and the contact button', async ({
    page,
  }) => {
    await page.goto('/')
    const toggle = page.getByRole('button', { name: 'Menu' })
    const logo = page.getByRole('link', { name: 'Tandem, home' })
    const contact = page.getByRole('banner').getByRole('link', { name: 'Contact Us' })
    for (const part of [toggle, logo, contact]) await expect(part).toBeInViewport({ ratio: 1 })
    const { x = 0, width = 0 } = (await logo.boundingBox()) ?? {}
    expect(Math.abs(x + width / 2 - 195)).toBeLessThanOrEqual(1)
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 })
  })

  test('the menu has the same entries but for the partners, and scrolls within the screen minus 8rem', async ({
    page,
  }) => {
    await open(page, '/')
    const menu = mainMenu(page)
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
    await expect(menu).toBeVisible()
    expect(await linksIn(menu)).toEqual([...all, ...end])
    for (const height of [844, 480]) {
      await page.setViewportSize({ width: 390, height })
      await expect(menu).toHaveCSS('max-height', `${height - 128}px`)
    }
    expect((await menu.boundingBox())?.height).toBe(480 - 128)
    await menu.getByRole('link', { name: 'Blog' }).scrollIntoViewIfNeeded()
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeInViewport()
    for (const link of await menu.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })

  test('the menu closes by its button, by Escape and by going somewhere', async ({ page }) => {
    await open(page, '/')
    const toggle = page.getByRole('button', { name: 'Menu' })
    const menu = mainMenu(page)
    await toggle.tap()
    await expect(menu).toBeVisible()
    await toggle.tap()
    await expect(menu).toBeHidden()
    await toggle.tap()
    await menu.getByRole('link', { name: 'Blog' }).focus()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.tap()
    await menu.getByRole('link', { name: 'Use Cases' }).tap()
    await expect(page).toHaveURL('/use-cases')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every entry can be reached', async ({ page }) => {
    await page.goto('/')
    await mainMenu(page).getByRole('link', { name: 'About Us' }).hover()
    await expect(mainMenu(page).getByRole('link', { name: 'Our Partners' })).toBeVisible()
    await mainMenu(page).getByRole('link', { name: 'Services', exact: true }).focus()
    await page.mouse.move(0, 800)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Transformation Rescue' })).toBeFocused()

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    for (const [name = ''] of [...services, ...about, ...end]) {
      await expect(mainMenu(page).getByRole('link', { name, exact: true })).toBeVisible()
    }
    await mainMenu(page).getByRole('link', { name: 'Our Consultants' }).click()
    await expect(page).toHaveURL('/about/consultants')
  })
})
