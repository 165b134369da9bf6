import { flowContent, resultsContent } from '#features/scan/content.ts'
import { version1 } from '#features/scan/versions/version-1.ts'
import { wording } from '#features/scan/wording.ts'
import { apiKey } from '#tests/site.ts'
import { expect, open, test } from './journey.ts'
import { answerByKeys, counter, form } from './scan-form.ts'

const { texts: flow } = flowContent
const { texts: results } = resultsContent

test.describe('to the result', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a visitor completes the scan, shares the result and takes it again', async ({ page, context, browser }) => {
    await open(page, '/assessments')
    await expect(page.getByRole('heading', { level: 1, name: '3-Minute Readiness Scan' })).toBeVisible()
    await page.getByRole('button', { name: 'Start the Scan' }).click()
    await answerByKeys(page, 1, 3, 5)
    await answerByKeys(page, 3, 6, 4)
    await answerByKeys(page, 6, 17, 2)
    await expect(page.getByRole('heading', { level: 1, name: 'Almost Done!' })).toBeFocused()
    await page.getByLabel(flow.data_first_name).fill('Zsófia')
    await page.getByRole('textbox', { name: flow.data_email }).fill('zsofia@example.com')
    await page.getByLabel(flow.data_size).selectOption('Medium (51-200)')
    await page.getByLabel(flow.data_reminder).check()
    await page.getByLabel(flow.data_report).check()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('zsofia@example.com')
    await page.reload()
    await expect(page.getByRole('textbox', { name: flow.data_email })).toHaveValue('zsofia@example.com')
    await expect(page.getByLabel(flow.data_report)).toBeChecked()
    await page.getByRole('button', { name: 'Complete Assessment' }).click()

    await expect(page.getByText('Assessment completed successfully!').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Explorer' })).toBeFocused()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('zsofia@example.com')
    await expect(page.getByText('Emerging')).toBeVisible()
    await expect(page.getByText('Growth opportunity')).toHaveCount(2)
    await expect(page.locator('.result-next').getByRole('heading', { level: 3 })).toHaveCount(3)
    const answers = page.locator('.own-answers')
    await expect(answers.getByText('Always')).toHaveCount(2)
    await expect(answers.getByText(results.answers_alike)).toHaveCount(2)
    await expect(page.locator('.related').getByRole('listitem')).toHaveCount(6)
    await expect(page.getByRole('link', { name: version1.archetypes.explorer.callToAction })).toHaveAttribute(
      'href',
      '/contact#contact',
    )

    await page.getByRole('button', { name: 'Copy Link' }).click()
    await expect(page.getByText('Assessment link copied to clipboard!').first()).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toMatch(/^\/assessment\/shared\/[\w-]{22,}$/)

    const somebodyElse = await browser.newContext()
    const theirs = await somebodyElse.newPage()
    await theirs.goto(copied)
    await expect(theirs.getByRole('heading', { level: 1, name: 'Explorer' })).toBeVisible()
    await expect(theirs.getByRole('heading', { name: results.answers_title })).toHaveCount(0)
    await theirs.locator('.related').getByRole('link', { name: 'Transformation Rescue' }).click()
    await expect(theirs).toHaveURL(/\/services\/transformation-rescue$/)
    await somebodyElse.close()

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

    // The next result shows what has changed since this one.
    await page.getByRole('button', { name: 'Start the Scan' }).click()
    await answerByKeys(page, 1, 17, 4)
    await page.getByRole('button', { name: 'Skip & Continue' }).click()
    await expect(page.getByRole('row', { name: 'AI 75 85 −10' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Agility 75 25 +50' })).toBeVisible()
  })
})

test.describe('over plain http', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('where browsers keep the clipboard from a page, Copy Link copies all the same', async ({ page, context }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto(form)
    await answerByKeys(page, 1, 17, 3)
    await page.getByRole('button', { name: 'Skip & Continue' }).click()
    const button = page.getByRole('button', { name: 'Copy Link' })
    await button.press('Enter')
    await expect(page.getByText('Assessment link copied to clipboard!').first()).toBeVisible()
    await expect(button).toBeFocused()
    const other = await context.newPage()
    await other.goto('/')
    const copied = await other.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toMatch(/^\/assessment\/shared\/[\w-]{22,}$/)
  })
})

test('of two messages that wait for their script, the later one stands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.route('**/assets/toast-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.goto(form)
  await answerByKeys(page, 1, 17, 3)
  await page.getByRole('button', { name: 'Skip & Continue' }).click()
  await page.getByRole('button', { name: 'Copy Link' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveText([wording.copied])
})

test.describe('when the server can’t be reached', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('nothing is lost: the same answers are sent again, and their result stays until a new scan is wanted', async ({
    page,
  }) => {
    await page.goto(form)
    await answerByKeys(page, 1, 17, 3)
    const sent: string[] = []
    await page.route('**/api/functions/assessment-scoring', async (route) => {
      sent.push(route.request().postData() ?? '')
      if (sent.length === 1) await route.abort()
      else await route.continue()
    })
    const skip = page.getByRole('button', { name: 'Skip & Continue' })
    await skip.click()
    await expect(page.getByText('Failed to submit assessment. Please try again.').first()).toBeVisible()
    await skip.click()
    const result = page.getByRole('heading', { level: 1, name: 'Explorer' })
    await expect(result).toBeVisible()
    await expect(page.getByText(resultsContent.texts.eyebrow)).toBeVisible()
    expect(sent[1]).toBe(sent[0])

    await page.reload()
    await expect(result).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: resultsContent.texts.download }).click()
    expect((await download).suggestedFilename()).toBe('transformation-readiness-explorer.pdf')

    await open(page, form)
    await page.getByRole('link', { name: 'See Your Result' }).click()
    await expect(result).toBeVisible()
    await open(page, form)
    await page.getByRole('button', { name: 'Take Again' }).click()
    await counter(page, 1)
  })
})

test.describe('links that lead nowhere', () => {
  test.use({ expectedErrors: [/404/] })

  test('say why, and lead to the scan', async ({ page }) => {
    for (const [path, reason] of [
      ['/assessment/shared/no-such-result-anywhere', 'Assessment not found'],
      ['/assessment/shared', 'Invalid assessment link'],
    ] as const) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Assessment Not Found' })).toBeVisible()
      await expect(page.getByText(reason, { exact: true })).toBeVisible()
      await page.getByRole('link', { name: wording.toScan }).click()
      await expect(page).toHaveURL(/\/assessments$/)
    }
  })
})

test('a shared result is not indexed, is kept nowhere, and has a picture for previews', async ({ request }) => {
  const body = { answers: Array(16).fill(4), assessToken: `journey-${crypto.randomUUID()}`, personalData: {} }
  const scored = await request.post('/api/functions/assessment-scoring', { headers: { apikey: apiKey }, data: body })
  const { assessmentId } = await scored.json()

  const answer = await request.get(`/assessment/shared/${assessmentId}`)
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(answer.headers()['cache-control']).toContain('no-store')
  const image = (await answer.text()).match(/<meta property="og:image" content="([^"]+)"/)?.[1] ?? ''
  expect(image).toMatch(/^http.*\/picture\.png$/)
  const picture = await request.get(image)
  expect(picture.headers()['content-type']).toBe('image/png')
})
