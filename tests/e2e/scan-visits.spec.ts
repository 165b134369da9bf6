import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { answerByKeys, counter, form, next, question } from './scan-form.ts'

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
