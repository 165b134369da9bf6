import type { Page } from '@playwright/test'
import { expect, open, test } from './journey.ts'

/** What moves, or will as soon as one scrolls. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => ('animationName' in animation ? animation.animationName : '')),
  )

test('lanes draw themselves and scores unfold as they come into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  expect(await moving(page)).toEqual(expect.arrayContaining(['draw', 'unfold', 'fill', 'run']))
})

test('a card’s picture becomes that of its article, and an article leads on to the next in the same way', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/blog')
  const named = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.picture')].filter((it) => getComputedStyle(it).viewTransitionName === 'cover')
          .length,
    )
  expect(await named()).toBe(0)
  const card = page.getByRole('main').getByRole('article').getByRole('link').first()
  await card.focus()
  expect(await named(), 'the picture of the card that is pressed').toBe(1)
  await card.press('Enter')
  await expect(page).toHaveURL(/\/blog\/./)
  await expect.poll(named, { message: 'the picture of the article' }).toBe(1)
  const related = page.locator('section').getByRole('listitem').getByRole('link').last()
  await related.focus()
  expect(await named()).toBe(1)
})

for (const list of ['/blog', '/use-cases'])
  test(`a card of ${list} opens without another style sheet, with which the page would be laid out twice`, async ({
    page,
  }) => {
    const sheets = () =>
      page.evaluate(() => [...document.styleSheets].map(({ href }) => href).filter((href) => href !== null))
    await open(page, list)
    const before = await sheets()
    expect(before).not.toEqual([])
    await page.locator(`main a[href^="${list}/"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${list}/.`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await sheets()).toEqual(before)
  })

test('where motion is not wanted nothing moves, from one page to the next either', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  expect(await moving(page)).toEqual([])
  await open(page, '/blog')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/./)
  expect(await moving(page)).toEqual([])
})

test('on paper drawings are finished, bars keep their colour, and code is not cut off', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  await open(page, '/')
  expect(await moving(page)).toEqual([])
  await open(page, '/blog/five-flow-figures-a-board-can-read')
  expect(await page.evaluate(() => getComputedStyle(document.body, '::before').printColorAdjust)).toBe('exact')
  await expect(page.locator('.prose pre')).toHaveCSS('white-space-collapse', 'preserve')
  await expect(page.locator('.prose pre')).toHaveCSS('text-wrap-mode', 'wrap')
  await expect(page.getByText('Back to Blog', { exact: true })).toBeHidden()
})
