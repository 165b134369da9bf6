import { expect, test } from './journey.ts'
import { answerByKeys, counter, form } from './scan-form.ts'

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
