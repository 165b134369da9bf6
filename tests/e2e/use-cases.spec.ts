import type { Page } from '@playwright/test'
import { useCasesContent } from '#features/use-cases/content.ts'
import { danubiaBank } from '#features/use-cases/samples/danubia-bank.ts'
import { openWithStillClock, runUntil, runUntilVisible } from './clock.ts'
import { expect, open, test } from './journey.ts'
import { mainMenu } from './public-page.ts'

const { texts: text } = useCasesContent
const story = `/use-cases/${danubiaBank.slug}`
const shared = `/share/use-cases/${danubiaBank.slug}.html`
const search = (page: Page) => page.getByLabel(text.search_label)

test('a visitor looks for a story by a word, reads it, and passes it on', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/use-cases')
  await expect(page.getByText('Showing 6 success stories')).toBeVisible()
  await search(page).fill('DANUBIA')
  await expect(page.getByText('Showing 1 success story')).toBeVisible()
  await expect(page).toHaveURL(/\?q=DANUBIA$/)
  await page.getByRole('link', { name: danubiaBank.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(danubiaBank.title)
  await expect(page.getByText(danubiaBank.quote_name ?? '')).toBeVisible()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('Link copied!')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${baseURL}${shared}`)
})

test('a search offers to clear it', async ({ page }) => {
  await open(page, '/use-cases?q=bank')
  await page.getByRole('link', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL('/use-cases')
  await expect(page.getByRole('link', { name: 'Clear Search' })).toHaveCount(0)
})

test('a search without a result offers to clear it', async ({ page }) => {
  await open(page, '/use-cases?q=zeppelin')
  await expect(page.getByRole('heading', { name: 'No success stories found' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear Search' }).click()
  await expect(page.getByText('Showing 6 success stories')).toBeVisible()
  await expect(search(page)).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('search works by its button, and a story is complete', async ({ page }) => {
    await page.goto('/use-cases')
    await search(page).fill('helion')
    await page.getByRole('button', { name: text.search_button }).click()
    await expect(page.getByText('Showing 1 success story')).toBeVisible()
    await page.getByRole('link', { name: 'Helion Motors' }).click()
    await expect(page.getByRole('heading', { name: 'Why we stopped the third pilot' })).toBeVisible()
  })
})

test('a shared link tells a preview everything and leads on to the story', async ({ page, request }) => {
  const html = await (await request.get(shared)).text()
  expect(html).toContain(`<meta property="og:title" content="${danubiaBank.title}`)
  expect(html).not.toContain('<script')
  await page.goto(shared)
  await page.waitForURL(`**${story}`)
})

test('a page beyond the last one leads to the last one', async ({ request, baseURL }) => {
  expect((await request.get('/use-cases?page=99')).url()).toBe(`${baseURL}/use-cases`)
})

test.describe('a story that is not there', () => {
  test.use({ expectedErrors: [/404/] })

  test('answers 404 with a state of its own', async ({ page }) => {
    const answer = await page.goto('/use-cases/no-such-story')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Success Story Not Found' })).toBeVisible()
    expect((await page.request.get('/share/use-cases/no-such-story.html')).status()).toBe(404)
  })
})

test('the quote and the call to action stay away when they are not complete or not wanted', async ({ page }) => {
  await page.route(`**/api${story}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), quote_role: null, show_cta_block: false } })
  })
  await open(page, '/use-cases')
  await page.getByRole('link', { name: danubiaBank.title }).click()
  await page.waitForURL(`**${story}`)
  await expect(page.getByRole('heading', { name: 'What changed', exact: true })).toBeVisible()
  await expect(page.getByText(danubiaBank.quote_name ?? '')).toHaveCount(0)
  await expect(page.getByText(text.story_cta_title)).toHaveCount(0)
})

test.describe('when the connection fails', () => {
  test.use({ expectedErrors: [/500/] })

  test('the list is tried four times, then says so, and Retry loads the page again', async ({ page }) => {
    let calls = 0
    await page.route('**/api/use-cases', (route) => {
      calls += 1
      return route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' })
    })
    await openWithStillClock(page, '/')
    await mainMenu(page).getByRole('link', { name: 'Use Cases' }).click()
    await runUntil(page, async () => (await page.getByText(text.loading).count()) > 0)
    await runUntilVisible(page, page.getByRole('heading', { name: 'Error Loading Use Cases' }))
    await expect(page.getByText('Failed to load use cases. Please check your connection and try again.')).toBeVisible()
    expect(calls).toBe(4)
    await page.clock.resume()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Showing 6 success stories')).toBeVisible()
  })
})
