import type { Page } from '@playwright/test'
import { mentoringContent } from '#features/mentoring/content.ts'
import { scanContent } from '#features/scan/content.ts'
import { runUntilVisible, stopClock } from './clock.ts'
import { expect, open, test } from './journey.ts'
import { follow, publicPages } from './public-page.ts'

/** What is there to be read or pressed, and says nothing. */
const listBlank = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, label')]
        .filter((element) => element.checkVisibility() && !element.textContent.trim() && !element.ariaLabel)
        .map((element) => element.outerHTML.slice(0, 120)),
    )

test('texts that take long leave nothing blank on any page that is opened inside the site', async ({ page }) => {
  await page.route(/\/api\/(content|policies)\//, () => {})
  await open(page, '/services/ai-consulting')
  for (const path of publicPages) {
    const before = await page.title()
    await follow(page, path)
    await expect(page, path).not.toHaveTitle(before)
    await expect(page, path).toHaveTitle(/\S+ \| Tandem$/)
    await expect(page.locator('main h1').first(), path).toHaveText(/\S/)
    expect(await listBlank(page), path).toEqual([])
  }
  await follow(page, '/scan/transformation-readiness')
  await expect(page.getByRole('button', { name: scanContent.texts.next })).toBeVisible()
  await expect(page.getByRole('button', { name: scanContent.texts.back })).toBeVisible()
})

test('texts that come late take the place of the built-in ones, in the title too', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/content/mentoring', async (route) => {
    await held.promise
    const answer = await route.fetch()
    const content = await answer.json()
    Object.assign(content.sections, { hero_title: 'Saved by staff', meta_title: 'Saved title' })
    await route.fulfill({ response: answer, json: content })
  })
  await open(page, '/services')
  await follow(page, '/mentoring')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mentoringContent.texts.hero_title)
  held.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved by staff')
  await expect(page).toHaveTitle('Saved title | Tandem')
})

test.describe('when the texts can not be fetched', () => {
  test.use({ expectedErrors: [/500/] })

  test('the page says so beside its built-in texts, and asks again on request', async ({ page }) => {
    await page.route('**/api/content/mentoring', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.clock.install()
    await open(page, '/services')
    await stopClock(page)
    await follow(page, '/mentoring')
    await runUntilVisible(page, page.getByRole('alert').filter({ hasText: 'Failed to fetch content' }))
    await expect(page.getByRole('heading', { name: 'What You Gain' })).toBeVisible()
    await page.clock.resume()
    await page.unroute('**/api/content/mentoring')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Failed to fetch content')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'What You Gain' })).toBeVisible()
  })
})
