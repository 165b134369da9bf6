import type { Page } from '@playwright/test'
import { blogContent } from '#features/blog/content.ts'
import { guideContent } from '#features/blog/guide/content.ts'
import { backlogModel } from '#features/blog/samples/backlog-model.ts'
import { decisionQueue } from '#features/blog/samples/decision-queue.ts'
import { leaving } from '#features/blog/samples/leaving.ts'
import { middleManagers } from '#features/blog/samples/middle-managers.ts'
import { pilotGraveyard } from '#features/blog/samples/pilot-graveyard.ts'
import { watchFirst } from '#features/blog/samples/watch-first.ts'
import { openWithStillClock, runUntilVisible } from './clock.ts'
import { expect, open, test } from './journey.ts'
import { follow, section } from './public-page.ts'

const { texts: text } = blogContent
const article = `/blog/${decisionQueue.slug}`
const shared = `/share/${decisionQueue.slug}.html`

const search = (page: Page) => page.getByLabel(text.search_label)
const topic = (page: Page, name: string) =>
  page.getByRole('navigation', { name: text.tags_label }).getByRole('link', { name })

test('a visitor searches, reads an article and passes it on @phone', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/blog')
  await expect(page.getByText('Showing 9 articles')).toBeVisible()
  await search(page).fill('leadreship queue')
  await expect(page.getByText('Showing 1 article', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/blog?q=leadreship+queue&sort=newest')
  await page.getByRole('link', { name: decisionQueue.title }).click()
  await expect(page).toHaveURL(article)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(decisionQueue.title)
  await expect(page).toHaveTitle(`${decisionQueue.title} | Tandem`)
  await expect(page.getByText('15 July 2026').first()).toBeVisible()
  await expect(page.getByText('4 min read').first()).toBeVisible()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('Link copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${shared}`)
})

test('tag, sort order and search go together in the address and can be cleared', async ({ page }) => {
  await open(page, '/blog')
  await topic(page, 'Coaching').click()
  await expect(page).toHaveURL('/blog?tag=Coaching')
  await expect(page.getByText('Showing 3 articles')).toBeVisible()
  await page.getByLabel(text.sort_label).selectOption(text.sort_oldest)
  await expect(page).toHaveURL(/tag=Coaching&sort=oldest/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(middleManagers.title)
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toBeVisible()
  await search(page).fill('zeppelin')
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByText('Showing 9 articles')).toBeVisible()
  await expect(search(page)).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0)
})

test('a search that finds something can be cleared', async ({ page }) => {
  await open(page, '/blog?q=coaching')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(search(page)).toHaveValue('')
})

test('on a slow device a click right after typing opens the article', async ({ page }) => {
  // Field and article in sight at once: typing scrolls to its field.
  await page.setViewportSize({ width: 1440, height: 3600 })
  const device = await page.context().newCDPSession(page)
  // Searched after 300: a busy machine takes the rest to send the press.
  for (const pause of [0, 80, 160]) {
    await open(page, '/blog')
    const link = page.getByRole('main').getByRole('link', { name: leaving.title })
    await link.hover()
    await search(page).focus()
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.keyboard.insertText('zeppelin')
    await page.waitForTimeout(pause)
    await page.mouse.down()
    await page.waitForTimeout(80)
    await page.mouse.up()
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(page, `${pause} ms after typing`).toHaveURL(`/blog/${leaving.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(leaving.title)
  }
})

test('a press beside the form puts a search off, and does not prevent it', async ({ page }) => {
  await open(page, '/blog')
  await search(page).fill('leadreship queue')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText('Showing 1 article', { exact: true })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is searched and sorted by its form, and an article is complete', async ({ page }) => {
    await page.goto('/blog')
    await search(page).fill('Lindqvist')
    await page.getByLabel(text.sort_label).selectOption(text.sort_oldest)
    await page.getByRole('button', { name: text.search_button }).click()
    await expect(page.getByText('Showing 2 articles')).toBeVisible()
    await page.getByRole('link', { name: watchFirst.title }).click()
    await expect(page.getByRole('heading', { name: 'Three kinds of step' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeVisible()
    await page.getByRole('link', { name: 'Amara Okonkwo' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amara Okonkwo')
  })
})

test('an article leads to its authors, to a consultation and to related articles', async ({ page }) => {
  await open(page, `/blog/${backlogModel.slug}`)
  const cards = page.getByRole('listitem').filter({ hasText: 'Consultant' })
  await expect(cards.getByRole('heading')).toHaveText(['Rafael Monteiro', 'Ilse Brandt'])
  await expect(page.getByRole('link', { name: text.article_cta_button })).toHaveAttribute('href', '/contact#contact')
  await expect(section(page, 'Related Articles').getByRole('listitem')).toHaveCount(3)
  await cards.getByRole('link', { name: 'Ilse Brandt', exact: true }).click()
  await expect(page).toHaveURL('/authors/ilse-brandt')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
})

test('the archetypes guide explains four of them and leads to the scan and to us', async ({ page }) => {
  await open(page, '/blog/agile-archetypes-explained')
  const { strengths_title, when_title, story_title, closing_contact, closing_scan } = guideContent.texts
  for (const name of ['Explorer', 'Bundler', 'Scaler', 'Catalyst']) {
    const chapter = page.getByRole('region', { name, exact: true })
    await expect(chapter.getByRole('heading', { level: 3 })).toHaveText([strengths_title, when_title])
    await expect(chapter.getByRole('figure')).toContainText(story_title)
  }
  await expect(page.getByRole('link', { name: closing_contact })).toHaveAttribute('href', '/contact#contact')
  await page.getByRole('link', { name: closing_scan }).click()
  await expect(page).toHaveURL('/assessments')
})

test.describe('what is not there', () => {
  test.use({ expectedErrors: [/404/] })

  test('answers 404 with a state of its own, also when a visitor gets there by a link', async ({ page }) => {
    const answer = await open(page, '/blog/no-such-article')
    expect(answer?.status()).toBe(404)
    const title = page.getByRole('heading', { name: 'Article Not Found' })
    await expect(title).toBeVisible()
    await expect(page.getByText("The article you're looking for doesn't exist or has been removed.")).toBeVisible()
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page.getByText('Showing 9 articles')).toBeVisible()
    await follow(page, '/blog/no-article-either')
    await expect(title).toBeVisible()
  })

  test('answers 404 as an author, as a shared link and as a picture', async ({ page, request }) => {
    expect((await page.goto('/authors/nobody'))?.status()).toBe(404)
    for (const path of ['/share/no-such-article.html', '/covers/blog/no-such-article.png']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
  })
})

test.describe('when the connection is bad', () => {
  test.use({ expectedErrors: [/500/] })

  test('the list tries four times, one, two and three seconds apart, before it says so', async ({ page }) => {
    await page.addInitScript(() => {
      const asked: number[] = []
      const { fetch } = window
      Object.assign(window, { asked })
      window.fetch = (...args) => {
        if (String(args[0]).includes('/api/blog?')) asked.push(Date.now())
        return fetch(...args)
      }
    })
    await page.route('**/api/blog?*', (route) => route.fulfill({ status: 500, json: {} }))
    await openWithStillClock(page, '/blog')
    await topic(page, 'Coaching').click()
    await runUntilVisible(
      page,
      page.getByText('Failed to load blog posts. Please check your connection and try again.'),
    )
    const asked = await page.evaluate(() => (window as unknown as { asked: number[] }).asked)
    expect(asked).toHaveLength(4)
    for (const second of [1, 2, 3]) {
      expect((asked[second] ?? 0) - (asked[second - 1] ?? 0)).toBeGreaterThanOrEqual(second * 1000)
    }
    await page.unroute('**/api/blog?*')
    await page.clock.resume()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Showing 3 articles')).toBeVisible()
  })

  test('an article says so while it loads and when it fails, and can be asked for again', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/blog/*', async (route) => {
      await held.promise
      await route.fulfill({ status: 500, json: {} })
    })
    await openWithStillClock(page, '/blog')
    await page.getByRole('link', { name: leaving.title }).click()
    await runUntilVisible(page, page.getByRole('status').filter({ hasText: 'Loading Article...' }))
    held.resolve()
    await runUntilVisible(page, page.getByRole('heading', { name: 'Connection Error' }))
    await expect(page.getByText('Failed to load article. Please try again.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
    await page.unroute('**/api/blog/*')
    await page.clock.resume()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(leaving.title)
  })
})

test('a shared link tells a preview everything and leads on to the article', async ({ page, request, baseURL }) => {
  const html = await (await request.get(shared)).text()
  expect(html).toContain(`<meta property="og:title" content="${decisionQueue.title}">`)
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${article}">`)
  expect(html).not.toContain('<script')
  const picture = await request.get(html.match(/og:image" content="([^"]+)"/)?.[1] ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
  await page.goto(shared)
  await page.waitForURL(`**${article}`)
})

test('search engines find every page, each with a title, a description and a picture of its own', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  for (const path of ['/admin', '/api/', '/assessment/own', '/assessment/shared', '/team/'])
    expect(robots).toContain(`Disallow: ${path}\n`)
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
      headline: decisionQueue.title,
      datePublished: decisionQueue.publish_date,
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
  expect(links[0]).toBe(`${baseURL}/blog/${pilotGraveyard.slug}`)
})
