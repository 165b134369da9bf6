import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

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

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const group = (page: Page, name: string) => page.locator('.menu-group').filter({ has: page.getByText(name) })
const chevron = (page: Page, name: string) => page.getByRole('button', { name: `More under ${name}` })

async function linksIn(page: Page, selector: string) {
  const links = page.locator(`${selector} a`)
  return links.evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]))
}

test.describe('on a large screen', () => {
  test('the bar stays at the top and holds logo, menu and contact button', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    const bar = page.getByRole('banner')
    expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 })
    await expect(bar.getByRole('link', { name: 'Tandem, home' })).toHaveAttribute('href', '/')
    await expect(bar.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact#contact')
    expect(await linksIn(page, '.menu')).toEqual([...all, partners, ...end])
    await expect(bar.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
  })

  test('every entry leads to a page', async ({ page, request }) => {
    await page.goto('/')
    for (const [name, path] of await linksIn(page, '.menu')) {
      expect((await request.get(path ?? '')).status(), name ?? '').toBe(200)
    }
  })

  test('a list opens under the pointer, stays open on the way into it, and closes behind it', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
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

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens a list, Tab walks through it, Escape closes it and gives the focus back`, async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' })
      const button = chevron(page, 'Services')
      await button.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Transformation Rescue' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(group(page, 'Services').locator('.menu-panel')).toBeHidden()
    })
  }

  test('arrow keys enter a list and move in it, and leaving it closes it', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const button = chevron(page, 'About Us')
    const panel = group(page, 'About Us').locator('.menu-panel')
    await button.press('ArrowDown')
    await expect(panel.getByRole('link').nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(panel.getByRole('link').nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(panel.getByRole('link').nth(0)).toBeFocused()
    for (let steps = 0; steps < 5; steps++) await page.keyboard.press('Tab')
    await expect(mainMenu(page).getByRole('link', { name: 'Use Cases' })).toBeFocused()
    await expect(panel).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('the page that is open is marked', async ({ page }) => {
    await page.goto('/about/principles')
    await expect(page.locator('.menu [aria-current="page"]')).toHaveText('12 Principles of Agile Coaching')
  })
})

test.describe('on a large touch screen', () => {
  test.use({ viewport: { width: 1194, height: 834 }, hasTouch: true, isMobile: true })

  test('the first tap opens the list, the second goes to the page', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const about = mainMenu(page).getByRole('link', { name: 'About Us' })
    const principles = mainMenu(page).getByRole('link', { name: '12 Principles' })
    await about.tap()
    await expect(principles).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.locator('h1').tap()
    await expect(principles).toBeHidden()
    await about.tap()
    await expect(principles).toBeVisible()
    await about.tap()
    await expect(page).toHaveURL('/about')
    await expect(principles).toBeHidden()
    await chevron(page, 'Services').tap()
    await mainMenu(page).getByRole('link', { name: 'AI Consulting' }).tap()
    await expect(page).toHaveURL('/services/ai-consulting')
    await expect(group(page, 'Services').locator('.menu-panel')).toBeHidden()
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the bar has the toggle, the logo in the middle and the contact button', async ({ page }) => {
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
    await page.goto('/', { waitUntil: 'networkidle' })
    const menu = page.locator('#small-menu')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
    expect(await linksIn(page, '#small-menu')).toEqual([...all, ...end])
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
    await page.goto('/', { waitUntil: 'networkidle' })
    const toggle = page.getByRole('button', { name: 'Menu' })
    const menu = page.locator('#small-menu')
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
