import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

const form = '/scan/transformation-readiness'
const labels = ['Never', 'Rarely', 'Sometimes', 'Mostly', 'Always']

const counter = (page: Page, question: number) => expect(page.getByText(`${question}/16`)).toBeVisible()
const question = async (page: Page) =>
  (await page.getByRole('main').getByRole('heading', { level: 2 }).textContent()) ?? ''
/** Until scripts run, a frame without a question stands in the form's place. */
const shown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor()
const choose = (page: Page, label: string) => page.getByRole('radio', { name: label }).check()
const next = (page: Page) => page.getByRole('button', { name: 'Next' })

/** Answers from the current question to the one before `until`, by keyboard. Answers the texts that were shown. */
async function answerByKeys(page: Page, from: number, until: number, answer = 4) {
  const seen: string[] = []
  for (let n = from; n < until; n++) {
    await counter(page, n)
    seen.push(await question(page))
    await page.keyboard.press(String(answer))
    if (n < 16) await page.keyboard.press('Enter')
  }
  return seen
}

test('a visitor answers by pointer, sees the way back and on, and comes to the personal data @phone', async ({
  page,
}) => {
  await page.goto(form)
  await expect(page.getByRole('heading', { level: 1, name: 'Transform Readiness Scan' })).toBeVisible()
  await expect(page.getByText('Rate from 1 (Never) to 5 (Always)')).toBeVisible()
  await counter(page, 1)
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await expect(next(page)).toBeDisabled()
  await expect(page.getByText('Please choose an option to continue')).toBeVisible()

  for (let n = 1; n <= 15; n++) {
    await counter(page, n)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(n))
    await choose(page, labels[n % 5] ?? '')
    await expect(page.getByText('Please choose an option to continue')).toBeHidden()
    await next(page).click()
  }
  await counter(page, 16)
  await expect(page.getByRole('button', { name: 'Complete Questions' })).toBeDisabled()
  await choose(page, 'Always')
  await expect(page.getByRole('heading', { name: 'Almost Done!' })).toBeVisible()
  await expect(page).toHaveURL(/\/assessments$/)
})

test('the answers are one tab stop: arrows, digits and Enter do it all', async ({ page }) => {
  await page.goto(form)
  await page.getByRole('radio', { name: 'Never' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Rarely' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Rarely' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await counter(page, 2)
  await expect(page.getByRole('radio', { name: 'Never' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please choose an option to continue')
  await page.keyboard.press('5')
  await expect(page.getByRole('radio', { name: 'Always' })).toBeChecked()
  await page.keyboard.press('Enter')
  await counter(page, 3)
})

test('a screen reader hears each question as the name of its answers', async ({ page }) => {
  await page.goto(form)
  await shown(page)
  const words = (await question(page)).match(/[\w'-]+/g) ?? []
  // A term with a tooltip is a button, and a space follows every button's name.
  await expect(page.getByRole('radiogroup')).toHaveAccessibleName(new RegExp(words.join('\\W+')))
  expect(words.slice(0, 4).join(' ')).toBe('Question 1 of 16')
})

test('the last question is left by choosing, not by passing an answer with the arrow keys', async ({ page }) => {
  await page.goto(form)
  await answerByKeys(page, 1, 16)
  await counter(page, 16)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Sometimes' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Complete Questions' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Almost Done!' })).toBeFocused()
})

test('who wants it goes on after each answer without pressing Next', async ({ page }) => {
  await page.goto(form)
  await page.getByRole('checkbox', { name: 'Go on after each answer' }).check()
  await page.getByRole('radio', { name: 'Mostly' }).click()
  await counter(page, 2)
  await page.reload()
  await page.getByRole('radio', { name: 'Mostly' }).click()
  await counter(page, 3)
})

test('a press on Next without an answer says what is missing', async ({ page }) => {
  await page.goto(form)
  await shown(page)
  await next(page).click({ force: true })
  await expect(page.getByRole('alert')).toHaveText('Please choose an option to continue')
})

test('a reload comes back to the same question in the same order, a later visit is offered to go on', async ({
  page,
  context,
}) => {
  await page.goto('/assessments')
  await page.getByRole('button', { name: 'Start the Scan' }).click()
  await answerByKeys(page, 1, 5)
  await counter(page, 5)
  const fifth = await question(page)
  await page.reload()
  await counter(page, 5)
  expect(await question(page)).toBe(fifth)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: 'Mostly' })).toBeChecked()
  await next(page).click()

  const later = await context.newPage()
  await later.goto('/assessments')
  await expect(later.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await later.getByRole('button', { name: 'Go On' }).click()
  await counter(later, 5)
  expect(await question(later)).toBe(fifth)
  await later.goto(form)
  await counter(later, 5)
})

test('questions are shuffled inside their pillar, anew for every scan', async ({ page }) => {
  const orders = new Set<string>()
  for (let scan = 0; scan < 2; scan++) {
    await page.goto(form)
    const seen = await answerByKeys(page, 1, 16)
    expect(new Set(seen).size).toBe(15)
    orders.add(seen.join())
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  expect(orders.size).toBe(2)
})

test('what a broken or older visit has left starts afresh without an error', async ({ page }) => {
  await page.goto(form)
  await answerByKeys(page, 1, 3)
  for (const left of ['{"version":0}', 'not even JSON', '{"version":1,"answers":[9]}']) {
    await page.evaluate((text) => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, text)
    }, left)
    await page.reload()
    await counter(page, 1)
  }
})

test.describe('to the result', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a visitor completes the scan, shares the result and takes it again @phone', async ({ page, context }) => {
    await page.goto('/assessments')
    await expect(page.getByRole('heading', { level: 1, name: '3-Minute Readiness Scan' })).toBeVisible()
    await page.getByRole('button', { name: 'Start the Scan' }).click()
    await answerByKeys(page, 1, 6, 5)
    await answerByKeys(page, 6, 17, 2)
    await expect(page.getByRole('heading', { level: 1, name: 'Almost Done!' })).toBeFocused()
    await page.getByLabel('First name').fill('Zsófia')
    await page.getByLabel('E-mail').fill('zsofia@example.com')
    await page.getByLabel('Company size').selectOption('Medium (51-200)')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('zsofia@example.com')
    await page.reload()
    await expect(page.getByLabel('E-mail')).toHaveValue('zsofia@example.com')
    await page.getByRole('button', { name: 'Complete Assessment' }).click()

    await expect(page.getByText('Assessment completed successfully!').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Explorer' })).toBeFocused()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('zsofia@example.com')
    await expect(page.getByText('Emerging')).toBeVisible()
    await expect(page.getByText('Growth opportunity')).toHaveCount(2)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Turn Pilots into Results' })).toHaveAttribute(
      'href',
      '/contact#contact',
    )

    await page.getByRole('button', { name: 'Copy Link' }).click()
    await expect(page.getByText('Assessment link copied to clipboard!').first()).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toMatch(/^\/assessment\/shared\/[\w-]{22,}$/)

    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Share Result' }).click()
    await expect(page.getByText('Shareable link copied to clipboard!').first()).toBeVisible()
    const shared = await opened
    await expect(shared).toHaveURL(copied)
    await expect(shared.getByRole('heading', { level: 1, name: 'Explorer' })).toBeVisible()
    expect(await shared.content()).not.toMatch(/Zsófia|zsofia/)

    await page.getByRole('button', { name: 'Take Again' }).click()
    await expect(page.getByRole('button', { name: 'Start the Scan' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('transformation-readiness-scan'))).toBeNull()
  })

  test('the result survives a reload, and the form offers it before it starts anew', async ({ page }) => {
    await page.goto(form)
    await answerByKeys(page, 1, 17, 5)
    await page.getByRole('button', { name: 'Skip & Continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Catalyst' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Catalyst' })).toBeVisible()
    await page.goto(form)
    await page.getByRole('link', { name: 'See Your Result' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Catalyst' })).toBeVisible()
    await page.goto(form)
    await page.getByRole('button', { name: 'Take Again' }).click()
    await counter(page, 1)
  })

  test('the report downloads as a PDF', async ({ page }) => {
    await page.goto(form)
    await answerByKeys(page, 1, 17, 3)
    await page.getByRole('button', { name: 'Skip & Continue' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download Report' }).click()
    expect((await download).suggestedFilename()).toBe('transformation-readiness-explorer.pdf')
  })
})

test.describe('when the server can’t be reached', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('nothing is lost: the visitor is told and sends the same answers again', async ({ page }) => {
    await page.goto(form)
    await answerByKeys(page, 1, 17, 3)
    const sent: string[] = []
    await page.route('**/api/functions/assessment-scoring', async (route) => {
      sent.push(route.request().postData() ?? '')
      if (sent.length === 1) await route.abort()
      else await route.continue()
    })
    await page.getByRole('button', { name: 'Skip & Continue' }).click()
    await expect(page.getByText('Failed to submit assessment. Please try again.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Skip & Continue' }).click()
    await expect(page.getByText('Your transformation archetype')).toBeVisible()
    expect(sent[1]).toBe(sent[0])
  })
})

test.describe('links that lead nowhere', () => {
  test.use({ expectedErrors: [/404/] })

  for (const [path, reason] of [
    ['/assessment/shared/no-such-result-anywhere', 'Assessment not found'],
    ['/assessment/shared', 'Invalid assessment link'],
  ] as const) {
    test(`${path} says “${reason}” and leads to the scan`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Assessment Not Found' })).toBeVisible()
      await expect(page.getByText(reason, { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Go to the Scan' }).click()
      await expect(page).toHaveURL(/\/assessments$/)
    })
  }
})

test('terms are explained under the pointer after 700 ms, on focus, and on a tap @phone', async ({ page }, info) => {
  await page.goto(form)
  const term = page.locator('button.term').first()
  for (let n = 1; (await term.count()) === 0; n++) await answerByKeys(page, n, n + 1)
  if (info.project.name === 'phone') await term.tap()
  else await term.hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await term.focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all questions stand on one page, and sending them shows the result', async ({ page }) => {
    await page.goto('/assessments')
    await page.getByRole('button', { name: 'Start the Scan' }).click()
    await expect(page).toHaveURL(/\/scan\/transformation-readiness\??$/)
    await expect(page.getByRole('group')).toHaveCount(16)
    for (const group of await page.getByRole('group').all()) await group.getByLabel('Always').check()
    await page.getByRole('button', { name: 'See Your Result' }).click()
    await expect(page).toHaveURL(/\/assessment\/shared\/[\w-]{24}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Catalyst' })).toBeVisible()
  })
})

test('a shared result is not indexed, is kept nowhere, and has a picture for previews', async ({ page, request }) => {
  await page.goto('/')
  const apikey = (await page.locator('meta[name="api-key"]').getAttribute('content')) ?? ''
  const body = { answers: Array(16).fill(4), assessToken: `journey-${crypto.randomUUID()}`, personalData: {} }
  const scored = await request.post('/api/functions/assessment-scoring', { headers: { apikey }, data: body })
  const { assessmentId } = await scored.json()

  const answer = await page.goto(`/assessment/shared/${assessmentId}`)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  expect(image).toMatch(/^http.*\/picture\.png$/)
  const picture = await request.get(image)
  expect(picture.headers()['content-type']).toBe('image/png')
})

for (const scheme of ['light', 'dark'] as const) {
  test(`every screen can be used by everyone in ${scheme} colours @phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/assessments')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start the Scan' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await expectAccessible(page)
    await answerByKeys(page, 1, 17, 3)
    await page.getByRole('heading', { name: 'Almost Done!' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Skip & Continue' }).click()
    await page.getByText('Your transformation archetype').waitFor()
    await expectAccessible(page)
  })
}
