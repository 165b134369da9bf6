import type { Page } from '@playwright/test'
import { homeContent } from '#site/home/content.ts'
import { expect, open, test } from './journey.ts'
import { section } from './public-page.ts'

const names = [
  'Norvane Aerospace',
  'Helion Motors',
  'Medistra',
  'Kestrel Air',
  'Danubia Bank',
  'Orvik Systems',
  'Calder & Finch',
  'Lumenar',
  'Ferrowerk',
]
const badges = ['Polaris Clinics', 'Tessel Insurance', 'Brightwater Energy', 'ARC']

const references = (page: Page) => section(page, 'Some References')
const lists = (page: Page) => references(page).locator('ul')
/** What moves holds both lists, and the window onto it stands still. */
const track = (page: Page) => page.getByRole('list', { name: 'Some References' }).locator('..')
const row = (page: Page) => track(page).locator('..')
const runs = (page: Page) => expect(track(page)).toHaveCSS('animation-play-state', 'running')
const stands = (page: Page) => expect(track(page)).toHaveCSS('animation-play-state', 'paused')
const toggle = (page: Page) => page.getByRole('button', { name: 'Pause the moving row' })

test('references stand twice for the loop, once for screen readers, with ARC last', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Some References' })).toBeVisible()
  await expect(references(page).getByText('Trusted by Industry Leaders')).toBeVisible()
  await expect(lists(page)).toHaveCount(2)
  for (const list of await lists(page).all()) {
    const shown = await list
      .locator('li')
      .evaluateAll((items) => items.map((item) => item.querySelector('img')?.alt ?? item.textContent))
    expect(shown).toEqual([...names, ...badges])
    await expect(list.locator('img')).toHaveCount(names.length)
    await expect(list.locator('b')).toHaveText(badges)
  }
  await expect(page.getByRole('list', { name: 'Some References' })).toHaveCount(1)
  await expect(lists(page).nth(1)).toHaveAttribute('aria-hidden', 'true')
})

test('every logo is there before the row brings it, in light and in dark, all equally large but for one @phone', async ({
  page,
}) => {
  await page.goto('/')
  await references(page).scrollIntoViewIfNeeded()
  const logos = lists(page).locator('img')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect
      .poll(() => logos.evaluateAll((found) => found.map((logo) => (logo as HTMLImageElement).naturalWidth > 0)))
      .toEqual(Array(names.length * 2).fill(true))
    const sizes = await logos.evaluateAll((found) =>
      found.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight] as const),
    )
    const [large = [0, 0], ...others] = sizes.slice(0, names.length)
    const areas = others.map(([width, height]) => width * height)
    // The widest have less room on a telephone.
    const isNarrow = (page.viewportSize()?.width ?? 0) < 768
    for (const [width, height] of others) {
      expect(width).toBeLessThanOrEqual(192)
      expect(height).toBeLessThanOrEqual(80)
    }
    expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(isNarrow ? 1.5 : 1.2)
    expect(names[0]).toBe(homeContent.texts.references_large_name)
    const times = (large[0] * large[1]) / Math.max(...areas)
    expect(times).toBeGreaterThan(1.5)
    expect(times).toBeLessThan(2.5)
  }
})

test('the row moves, and rests under the pointer and by its button; a logo grows a little under the pointer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  await references(page).scrollIntoViewIfNeeded()
  await expect(track(page)).toHaveCSS('animation-name', 'run')
  await expect(track(page)).toHaveCSS('animation-iteration-count', 'infinite')
  await runs(page)
  await row(page).hover()
  await stands(page)
  await page.getByRole('heading', { name: 'Some References' }).hover()
  await runs(page)

  await toggle(page).press('Enter')
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  await stands(page)
  const logo = page.getByRole('listitem').filter({ has: page.getByAltText('Medistra') })
  await logo.hover()
  await expect(logo).toHaveCSS('scale', '1.06')
  await page.getByRole('heading', { name: 'Some References' }).hover()
  await toggle(page).press('Space')
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
  await runs(page)
})

test('where motion is not wanted the row stands still, once, and whole @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(track(page)).toHaveCSS('animation-name', 'none')
  await expect(lists(page).nth(1)).toBeHidden()
  await expect(toggle(page)).toBeHidden()
  const width = page.viewportSize()?.width ?? 0
  for (const item of await lists(page).nth(0).locator('li').all()) {
    const box = await item.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
  }
})
