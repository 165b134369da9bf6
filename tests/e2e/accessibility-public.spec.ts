import type { Page } from '@playwright/test'
import { flowContent, scanContent } from '#features/scan/content.ts'
import { apiKey } from '#tests/site.ts'
import { expectUsableByEveryone } from './accessibility.ts'
import { openWithStillClock, runUntilVisible } from './clock.ts'
import { expect, open, test } from './journey.ts'
import { publicPages } from './public-page.ts'
import { answerByKeys, form } from './scan-form.ts'

/** What opens on a page by a press stands open too. */
async function openAllDetails(page: Page) {
  const closed = page.getByRole('main').getByRole('button', { expanded: false })
  await closed.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click()
  })
  await expect(closed).toHaveCount(0)
}

const pages = [...publicPages, '/blog/five-flow-figures-a-board-can-read', '/authors/eszter-varga']
pages.push('/use-cases/danubia-bank-portfolio-focus', '/blog?q=zeppelin', '/use-cases?q=zeppelin')
pages.push('/about/events?theme=Coaching&year=2025', '/consent/example')
pages.push('/team/example', '/team/manage/example')

for (const path of pages) {
  test(`${path} can be used by everyone`, async ({ page }) => {
    await open(page, path)
    await openAllDetails(page)
    await expectUsableByEveryone(page, { touch: true, frame: path === '/' })
  })
}

test('the open menus can be used by everyone', async ({ page }) => {
  await open(page, '/')
  for (const name of ['More under Services', 'More under About Us']) {
    await page.getByRole('button', { name }).press('Enter')
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true')
    await expectUsableByEveryone(page, { touch: true, frame: true })
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})

test('the open menu of a small screen can be used by everyone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
  await expectUsableByEveryone(page, { touch: true, frame: true })
})

test('the contact form can be used by everyone when something is missing and when it is sent', async ({ page }) => {
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator(':invalid, [aria-invalid="true"]').first()).toBeAttached()
  await expectUsableByEveryone(page, { touch: true })
  await page.getByLabel('Name').fill('Réka Szabó')
  await page.getByLabel('E-mail', { exact: true }).fill('reka@example.com')
  await page.getByLabel('Company').fill('Norvane Aerospace')
  await page.getByLabel('Message').fill('Our planning takes a quarter.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Consent Required').first()).toBeVisible()
  await expectUsableByEveryone(page, { touch: true })
  await page.getByLabel('I agree that my personal data').check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent Successfully').first()).toBeVisible()
  await expectUsableByEveryone(page, { touch: true })
})

test('every screen of the scan can be used by everyone', async ({ page }) => {
  await open(page, '/assessments')
  await page.getByRole('button', { name: 'Start the Scan' }).click()
  await page.getByRole('radiogroup').waitFor()
  await expectUsableByEveryone(page, { touch: true })
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await expectUsableByEveryone(page, { touch: true })
  await answerByKeys(page, 1, 17, 3)
  await page.getByRole('heading', { name: 'Almost Done!' }).waitFor()
  await expectUsableByEveryone(page, { touch: true })
  await page.getByRole('button', { name: 'Skip & Continue' }).click()
  await page.getByText('Your transformation archetype').waitFor()
  await expectUsableByEveryone(page, { touch: true })
  await page.goto(form)
  await page.getByRole('link', { name: 'See Your Result' }).waitFor()
  await expectUsableByEveryone(page, { touch: true })
})

test('a scan that somebody comes back to, and a shared result, can be used by everyone', async ({ page, request }) => {
  await open(page, form)
  await answerByKeys(page, 1, 3)
  const later = await page.context().newPage()
  await open(later, '/assessments')
  await later.getByText(scanContent.texts.welcome_back).waitFor()
  await expectUsableByEveryone(later, { touch: true })
  const score = async (more: object) => {
    const body = { answers: Array(16).fill(4), assessToken: `matrix-${crypto.randomUUID()}`, ...more }
    const scored = await request.post('/api/functions/assessment-scoring', { headers: { apikey: apiKey }, data: body })
    return { ...body, ...(await scored.json()) }
  }
  const { assessmentId: earlier } = await score({})
  const again = { earlier, reminder: true, personalData: { email: 'matrix@example.com' } }
  const { assessmentId, assessToken } = await score(again)
  for (const path of [`shared/${assessmentId}`, `own/${assessToken}`, `reminder/${assessToken}`]) {
    await open(page, `/assessment/${path}`)
    await expectUsableByEveryone(page, { touch: true })
  }
  await page.getByRole('button', { name: flowContent.texts.stop_button }).click()
  await expect(page.getByRole('heading', { name: flowContent.texts.stopped_title })).toBeVisible()
})

test.describe('what is not there', () => {
  test.use({ expectedErrors: [/404/] })

  for (const path of [
    '/no-such-page',
    '/blog/no-such-article',
    '/authors/nobody',
    '/use-cases/no-such-story',
    '/assessment/shared/no-such-result-anywhere',
    '/assessment/own/no-such-result-anywhere',
    '/assessment/reminder/no-such-result-anywhere',
    '/consent/no-such-link',
    '/team/no-such-link',
    '/team/manage/no-such-link',
  ]) {
    test(`${path} can be used by everyone`, async ({ page }) => {
      await open(page, path)
      await expectUsableByEveryone(page, { touch: true })
    })
  }
})

test.describe('what fails', () => {
  test.use({ expectedErrors: [/500/] })

  test('an article that does not come can be used by everyone', async ({ page }) => {
    await page.route('**/api/blog/*', (route) => route.fulfill({ status: 500, json: {} }))
    await openWithStillClock(page, '/blog')
    await page.getByRole('main').getByRole('link', { name: 'How to leave a team' }).click()
    await runUntilVisible(page, page.getByRole('heading', { name: 'Connection Error' }))
    await page.clock.resume()
    await expectUsableByEveryone(page, { touch: true })
  })

  test('a list of articles or stories that does not come can be used by everyone', async ({ page }) => {
    await page.route(/\/api\/(use-cases|blog)(\?.*)?$/, (route) => route.fulfill({ status: 500, json: {} }))
    await page.clock.install()
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    for (const [name, message] of [
      ['Use Cases', 'Failed to load use cases. Please check your connection and try again.'],
      ['Blog', 'Failed to load blog posts. Please check your connection and try again.'],
    ] as const) {
      await menu.getByRole('link', { name, exact: true }).click()
      await runUntilVisible(page, page.getByText(message))
      await page.clock.resume()
      await expectUsableByEveryone(page, { touch: true })
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })
})
