import { flowContent, scanContent } from '#features/scan/content.ts'
import { expect, open, test } from './journey.ts'
import { answerByKeys, counter, form, next, question, shown } from './scan-form.ts'

test('a reload comes back to the same question in the same order, a later visit goes on there', async ({
  page,
  context,
}) => {
  await open(page, '/assessments')
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
  await open(later, '/assessments')
  await expect(later.getByText(scanContent.texts.welcome_back)).toBeVisible()
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
    await shown(page)
    await counter(page, 1)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] })

  test('all questions stand on one page, and sending them shows the result', async ({ page }) => {
    await page.goto('/assessments')
    await page.getByRole('button', { name: 'Start the Scan' }).click()
    await expect(page).toHaveURL(/\/scan\/transformation-readiness\??$/)
    await expect(page.getByRole('group')).toHaveCount(16)
    for (const group of await page.getByRole('group').all()) await group.getByLabel('Always').check()
    await page.getByRole('button', { name: 'See Your Result' }).click()
    await expect(page).toHaveURL(/\/assessment\/own\/[\w-]{36}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Catalyst' })).toBeVisible()
    await expect(page.locator('.related').getByRole('listitem')).toHaveCount(6)
    await page.getByRole('link', { name: 'Share Result' }).click()
    await expect(page).toHaveURL(/\/assessment\/shared\/[\w-]{24}$/)

    // Taken again from there, the next result shows what has changed.
    await page.goBack()
    await page.getByRole('link', { name: 'Take Again' }).click()
    for (const group of await page.getByRole('group').all()) await group.getByLabel('Mostly').check()
    // What is wrong is said, and nothing is lost by it.
    await page.getByLabel(flowContent.texts.data_report).check()
    await page.getByRole('button', { name: 'See Your Result' }).click()
    await expect(page.getByRole('textbox', { name: flowContent.texts.data_email })).toHaveAccessibleDescription(
      flowContent.texts.data_address_needed,
    )
    await page.getByRole('textbox', { name: flowContent.texts.data_email }).fill('plain@example.com')
    await page.getByRole('button', { name: 'See Your Result' }).click()
    await expect(page.getByRole('row', { name: 'AI 75 100 −25' })).toBeVisible()
  })
})
