import type { Page } from '@playwright/test'
import { staticPages } from '#site/static-pages.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

const pages = Object.keys(staticPages)

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** Words that a box cuts off, as opposed to those that are hidden on purpose. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, li, td, th, label)')]
      .filter((part) => {
        const { overflowX, textOverflow, clip } = getComputedStyle(part)
        const isShown = part.checkVisibility({ opacityProperty: true }) && clip === 'auto' && part.clientWidth > 1
        return (
          isShown && overflowX === 'hidden' && textOverflow !== 'ellipsis' && part.scrollWidth > part.clientWidth + 1
        )
      })
      .map((part) => part.textContent?.trim().slice(0, 60)),
  )

for (const [what, width] of [
  ['on a screen of 320 px', 320],
  ['at twice the size on a screen of 1280 px', 640],
] as const) {
  test(`nothing is lost ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of pages) {
      await page.goto(path)
      expect(await overflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0)
      expect(await cutWords(page), `${path} cuts words off`).toEqual([])
    }
  })
}

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves on any page', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            (animation) => animation.playState === 'running' && Number(animation.effect?.getTiming().duration) > 10,
          )
          .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
      )
      expect(moving, path).toEqual([])
    }
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('an open menu can be used by everyone', async ({ page }) => {
      await page.goto('/')
      await page
        .getByRole('button', { name: /Services/ })
        .first()
        .click()
      await expectAccessible(page, 'header')
    })

    test('an open menu can be used by everyone on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/')
      await page.getByRole('button', { name: /menu/i }).click()
      await expectAccessible(page)
    })

    test('errors of the contact form can be perceived by everyone', async ({ page }) => {
      await page.goto('/contact')
      await page.getByRole('button', { name: /send/i }).click()
      await expectAccessible(page)
    })
  })
}
