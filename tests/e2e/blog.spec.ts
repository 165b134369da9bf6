import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

const article = '/blog/leadership-is-a-queue'
const longArticle = '/blog/five-flow-figures-a-board-can-read'

/** Follows a link of the site without a new document, as a visitor's click does. */
const follow = (page: Page, path: string) =>
  page.evaluate((target) => {
    history.pushState({}, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

test('a visitor searches, reads an article and passes it on @phone', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await expect(page.getByText('Showing 9 articles')).toBeVisible()
  await page.getByLabel('Search articles').fill('leadreship queue')
  await expect(page.getByText('Showing 1 article', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/blog?q=leadreship+queue&sort=newest')
  await page.getByRole('link', { name: 'Leadership is a queue' }).click()
  await expect(page).toHaveURL(article)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Leadership is a queue/)
  await expect(page).toHaveTitle('Leadership is a queue: measure how long decisions wait | Tandem')
  await expect(page.getByText('15 July 2026').first()).toBeVisible()
  await expect(page.getByText('4 min read').first()).toBeVisible()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('Link copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/share/leadership-is-a-queue.html`)
})

test('tag, sort order and search go together in the address and can be cleared', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Coaching' }).click()
  await expect(page).toHaveURL('/blog?tag=Coaching')
  await expect(page.getByText('Showing 3 articles')).toBeVisible()
  await page.getByLabel('Sort by').selectOption('Oldest first')
  await expect(page).toHaveURL(/tag=Coaching&sort=oldest/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(/^Middle managers/)
  await page.getByLabel('Search articles').fill('zeppelin')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByText('Showing 9 articles')).toBeVisible()
  await expect(page.getByLabel('Search articles')).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is searched and sorted by its form, and an article is complete @phone', async ({ page }) => {
    await page.goto('/blog')
    await page.getByLabel('Search articles').fill('Lindqvist')
    await page.getByLabel('Sort by').selectOption('Oldest first')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('Showing 2 articles')).toBeVisible()
    await page.getByRole('link', { name: 'Before you automate' }).click()
    await expect(page.getByRole('heading', { name: 'Three kinds of step' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeVisible()
    await page.getByRole('link', { name: 'Amara Okonkwo' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amara Okonkwo')
  })
})

test('an article leads to its authors, to a consultation and to related articles', async ({ page }) => {
  await page.goto('/blog/a-language-model-in-the-backlog', { waitUntil: 'networkidle' })
  const cards = page.getByRole('listitem').filter({ hasText: 'Consultant' })
  await expect(cards.getByRole('heading')).toHaveText(['Rafael Monteiro', 'Ilse Brandt'])
  await expect(page.getByRole('link', { name: 'Book a consultation' })).toHaveAttribute('href', '/contact#contact')
  const related = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Related Articles' }) })
  await expect(related.getByRole('listitem')).toHaveCount(3)
  await cards.getByRole('link', { name: 'Ilse Brandt', exact: true }).click()
  await expect(page).toHaveURL('/authors/ilse-brandt')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
})

test('the archetypes guide explains four of them and leads to the scan and to us', async ({ page }) => {
  await page.goto('/blog/agile-archetypes-explained', { waitUntil: 'networkidle' })
  for (const name of ['Explorer', 'Bundler', 'Scaler', 'Catalyst']) {
    const chapter = page.getByRole('region', { name, exact: true })
    await expect(chapter.getByRole('heading', { level: 3 })).toHaveText(['Strengths', 'When to use it'])
    await expect(chapter.getByRole('figure')).toContainText('Where it worked')
  }
  await expect(page.getByRole('link', { name: 'Talk it through' })).toHaveAttribute('href', '/contact#contact')
  await page.getByRole('link', { name: 'Take the readiness scan' }).click()
  await expect(page).toHaveURL('/assessments')
})

for (const path of [
  '/blog',
  longArticle,
  '/blog/agile-archetypes-explained',
  '/authors/eszter-varga',
  '/blog?q=zeppelin',
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} is accessible and fits the screen in ${colorScheme} @phone`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
      await expectAccessible(page)
    })
  }
}

test.describe('what is not there', () => {
  test.use({ expectedErrors: [/404/] })

  test('answers 404 with a state of its own', async ({ page }) => {
    const answer = await page.goto('/blog/no-such-article')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible()
    await expect(page.getByText("The article you're looking for doesn't exist or has been removed.")).toBeVisible()
    await expectAccessible(page)
    expect((await page.goto('/authors/nobody'))?.status()).toBe(404)
    expect((await page.request.get('/share/no-such-article.html')).status()).toBe(404)
    expect((await page.request.get('/covers/blog/no-such-article.png')).status()).toBe(404)
  })

  test('shows the same state when a visitor gets there by a link', async ({ page }) => {
    await page.goto('/blog', { waitUntil: 'networkidle' })
    await follow(page, '/blog/no-such-article')
    await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible()
  })
})

test.describe('when the connection is bad', () => {
  test.use({ expectedErrors: [/500/] })

  test('the list tries four times, one, two and three seconds apart, before it says so', async ({ page }) => {
    const asked: number[] = []
    await page.route('**/api/blog?*', (route) => {
      asked.push(Date.now())
      return route.fulfill({ status: 500, json: {} })
    })
    await page.goto('/blog', { waitUntil: 'networkidle' })
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Coaching' }).click()
    await expect(page.getByText('Failed to load blog posts. Please check your connection and try again.')).toBeVisible()
    expect(asked).toHaveLength(4)
    for (const second of [1, 2, 3]) {
      expect((asked[second] ?? 0) - (asked[second - 1] ?? 0)).toBeGreaterThanOrEqual(second * 1000 - 50)
    }
    await page.unroute('**/api/blog?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Showing 3 articles')).toBeVisible()
  })

  test('an article says so while it loads and when it fails, and can be asked for again', async ({ page }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/blog/*', async (route) => {
      await held
      await route.fulfill({ status: 500, json: {} })
    })
    await page.goto('/blog', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'How to leave a team' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading Article...' })).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible()
    await expect(page.getByText('Failed to load article. Please try again.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
    await expectAccessible(page)
    await page.unroute('**/api/blog/*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to leave a team on purpose')
  })
})

test('a shared link tells a preview everything and leads on to the article', async ({ page, request, baseURL }) => {
  const html = await (await request.get('/share/leadership-is-a-queue.html')).text()
  expect(html).toContain('<meta property="og:title" content="Leadership is a queue: measure how long decisions wait">')
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${article}">`)
  expect(html).not.toContain('<script')
  const picture = await request.get(html.match(/og:image" content="([^"]+)"/)?.[1] ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
  await page.goto('/share/leadership-is-a-queue.html')
  await page.waitForURL(`**${article}`)
})

test('search engines find every page, each with a title, a description and a picture of its own', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  for (const path of ['/admin', '/api/', '/assessment/shared']) expect(robots).toContain(`Disallow: ${path}\n`)
  const sitemap = await request.get(robots.match(/^Sitemap: (.+)$/m)?.[1] ?? '')
  expect(sitemap.headers()['content-type']).toContain('xml')
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(30)
  const seen = { title: new Set(), description: new Set() }
  for (const address of addresses) {
    const page = await request.get(address)
    expect(page.status(), address).toBe(200)
    const html = await page.text()
    const part = (pattern: RegExp) => html.match(pattern)?.[1] ?? ''
    expect(part(/<link rel="canonical" href="([^"]+)"/), address).toBe(address)
    expect(html, address).not.toContain('noindex')
    const image = part(/property="og:image" content="([^"]+)"/)
    expect((await request.get(image)).status(), `${image} of ${address}`).toBe(200)
    seen.title.add(part(/<title>([^<]+)<\/title>/))
    seen.description.add(part(/name="description" content="([^"]{30,})"/))
  }
  expect(seen.title.size).toBe(addresses.length)
  expect(seen.description.size).toBe(addresses.length)
})

test('an article describes itself to search engines', async ({ request, baseURL }) => {
  const html = await (await request.get(article)).text()
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
  expect(things).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: 'Leadership is a queue: measure how long decisions wait',
      datePublished: '2026-07-15T07:00:00.000Z',
      author: [{ '@type': 'Person', name: 'Eszter Varga', url: `${baseURL}/authors/eszter-varga` }],
    }),
  )
  expect(things.find((thing) => thing['@type'] === 'BreadcrumbList').itemListElement).toHaveLength(3)
})

test('feed readers get the newest articles', async ({ request, baseURL }) => {
  const feed = await request.get('/blog/rss.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  const links = [...(await feed.text()).matchAll(/<item>[\s\S]*?<link>(.+?)<\/link>/g)].map(([, link]) => link)
  expect(links).toHaveLength(9)
  expect(links[0]).toBe(`${baseURL}/blog/why-ai-pilots-stop-at-the-demo`)
})
