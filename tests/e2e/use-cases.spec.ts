import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

const story = '/use-cases/danubia-bank-portfolio-focus'

test('a visitor looks for a story by a word, reads it, and passes it on @phone', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/use-cases', { waitUntil: 'networkidle' })
  await expect(page.getByText('Showing 6 success stories')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Search success stories').fill('DANUBIA')
  await expect(page.getByText('Showing 1 success story')).toBeVisible()
  await expect(page).toHaveURL(/\?q=DANUBIA$/)
  await page.getByRole('link', { name: 'Danubia Bank' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Danubia Bank')
  await expect(page.getByText('Ágnes Somogyi')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('Link copied!')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${baseURL}/share/use-cases/danubia-bank-portfolio-focus.html`)
})

test('a search without a result offers to clear it', async ({ page }) => {
  await page.goto('/use-cases?q=zeppelin', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'No success stories found' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear Search' }).click()
  await expect(page.getByText('Showing 6 success stories')).toBeVisible()
  await expect(page.getByLabel('Search success stories')).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('search works by its button, and a story is complete @phone', async ({ page }) => {
    await page.goto('/use-cases')
    await page.getByLabel('Search success stories').fill('helion')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('Showing 1 success story')).toBeVisible()
    await page.getByRole('link', { name: 'Helion Motors' }).click()
    await expect(page.getByRole('heading', { name: 'Why we stopped the third pilot' })).toBeVisible()
  })
})

test('a shared link tells a preview everything and leads on to the story', async ({ page, request }) => {
  const shared = '/share/use-cases/danubia-bank-portfolio-focus.html'
  const html = await (await request.get(shared)).text()
  expect(html).toContain('<meta property="og:title" content="Danubia Bank')
  expect(html).not.toContain('<script')
  await page.goto(shared)
  await page.waitForURL(`**${story}`)
})

test('a page beyond the last one leads to the last one', async ({ page }) => {
  await page.goto('/use-cases?page=99')
  await expect(page).toHaveURL(/\/use-cases$/)
})

test.describe('a story that is not there', () => {
  test.use({ expectedErrors: [/404/] })

  test('answers 404 with a state of its own', async ({ page }) => {
    const answer = await page.goto('/use-cases/no-such-story')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Success Story Not Found' })).toBeVisible()
    await expectAccessible(page)
    expect((await page.request.get('/share/use-cases/no-such-story.html')).status()).toBe(404)
  })
})

test('the quote and the call to action stay away when they are not complete or not wanted', async ({ page }) => {
  await page.route(`**/api${story}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), quote_role: null, show_cta_block: false } })
  })
  await page.goto('/use-cases', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Danubia Bank' }).click()
  await page.waitForURL(`**${story}`)
  await expect(page.getByRole('heading', { name: 'What changed', exact: true })).toBeVisible()
  await expect(page.getByText('Ágnes Somogyi')).toHaveCount(0)
  await expect(page.getByText('Is something similar stuck')).toHaveCount(0)
})

test.describe('when the connection fails', () => {
  test.use({ expectedErrors: [/500/] })

  test('the list is tried four times, then says so, and Retry loads the page again', async ({ page }) => {
    let calls = 0
    await page.route('**/api/use-cases', (route) => {
      calls += 1
      return route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Use Cases' }).first().click()
    await expect(page.getByText('Loading success stories')).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Error Loading Use Cases' })).toBeVisible()
    await expect(page.getByText('Failed to load use cases. Please check your connection and try again.')).toBeVisible()
    expect(calls).toBe(4)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Showing 6 success stories')).toBeVisible()
  })
})
