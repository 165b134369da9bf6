import type { Page } from '@playwright/test'
import { aboutContent } from '#features/about/hub/content.ts'
import { principlesContent } from '#features/about/principles/content.ts'
import { visionContent } from '#features/about/vision-mission/content.ts'
import { partnersContent } from '#features/partners/content.ts'
import { insightsContent } from '#site/insights/content.ts'
import { openWithStillClock, runUntilVisible } from './clock.ts'
import { expect, open, test } from './journey.ts'
import { follow, section } from './public-page.ts'

const pages = {
  '/about': aboutContent.texts,
  '/about/vision-mission': visionContent.texts,
  '/about/principles': principlesContent.texts,
  '/partners': partnersContent.texts,
  '/insights': insightsContent.texts,
}

async function expectItsName(page: Page, path: keyof typeof pages) {
  await expect(page).toHaveTitle(`${pages[path].meta_title} | Tandem`)
  await expect(page.getByRole('heading', { level: 1, name: pages[path].title, exact: true })).toBeVisible()
}

test('each of these pages has a heading, an address and a description of its own before any script runs', async ({
  request,
  baseURL,
}) => {
  for (const [path, { title }] of Object.entries(pages)) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`)
    expect(html.match(/<meta name="description" content="[^"]{50,}"/g), path).toHaveLength(1)
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${title.replace('&', '&amp;')}</h1>`))
  }
})

test('the about page shows what has been done and what a customer says, and leads on to four pages', async ({
  page,
}) => {
  await open(page, '/about')
  await expectItsName(page, '/about')
  const impact = section(page, aboutContent.texts.impact_title)
  await expect(impact.getByRole('term')).toContainText(['years', 'countries', 'transformations', 'people'])
  await expect(impact.getByRole('definition').locator('[aria-hidden="true"]')).toHaveText([
    '15+',
    '25+',
    '200+',
    '50K+',
  ])
  await expect(page.getByRole('figure').getByRole('blockquote')).not.toBeEmpty()

  const cards = page.getByRole('main').getByRole('listitem')
  const addresses = await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['/about/vision-mission', '/about/principles', '/about/consultants', '/about/events'])
  await cards.filter({ has: page.getByRole('heading', { name: aboutContent.texts.principles_title }) }).click()
  await expect(page).toHaveURL('/about/principles')
})

test('vision, mission and ambition come with three core values', async ({ page }) => {
  await page.goto('/about/vision-mission')
  await expectItsName(page, '/about/vision-mission')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Vision',
    'Mission',
    'Ambition',
    visionContent.texts.values_title,
  ])
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Human-Centered',
    'Results-Driven',
    'Continuous Learning',
  ])
})

test('the twelve principles are numbered from 1 to 12', async ({ page }) => {
  await page.goto('/about/principles')
  await expectItsName(page, '/about/principles')
  const principles = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()
  expect(principles.map((text) => Number.parseInt(text, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('partners stand in three groups, and the association opens in a new tab', async ({ page }) => {
  await page.goto('/partners')
  await expectItsName(page, '/partners')
  const { technology_title, education_title, implementation_title, association_link } = partnersContent.texts
  for (const group of [technology_title, education_title, implementation_title]) {
    const partners = section(page, group).getByRole('listitem')
    for (const partner of await partners.all()) {
      await expect(partner.getByRole('heading', { level: 3 })).not.toBeEmpty()
      await expect(partner.locator('svg')).toBeVisible()
      await expect(partner.getByRole('paragraph')).not.toBeEmpty()
    }
    expect(await partners.count(), group).toBeGreaterThan(2)
  }
  const workgroup = page.getByRole('link', { name: association_link })
  await expect(workgroup).toHaveAttribute('target', '_blank')
  await expect(workgroup).toHaveAttribute('href', /^https:\/\/example\.com\//)
})

test('insights joins articles, success stories, events and the scan', async ({ page }) => {
  await open(page, '/insights')
  await expectItsName(page, '/insights')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: insightsContent.texts.scan_button })).toHaveAttribute(
    'href',
    '/scan/transformation-readiness',
  )
  for (const address of ['/blog/', '/use-cases/', '/about/events#event-']) {
    expect(await main.locator(`a[href^="${address}"]`).count(), address).toBeGreaterThan(1)
  }
  await main.locator('a[href^="/use-cases/"]').first().click()
  await expect(page).toHaveURL(/\/use-cases\/.+/)
})

test.describe('when the articles can not be fetched', () => {
  test.use({ expectedErrors: [/500/] })

  test('insights still shows the rest', async ({ page }) => {
    await page.route('**/api/blog*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await openWithStillClock(page, '/about')
    await follow(page, '/insights')
    await runUntilVisible(
      page,
      page.getByText('Failed to load blog posts. Please check your connection and try again.'),
    )
    await expect(page.getByRole('heading', { name: insightsContent.texts.events_title })).toBeVisible()
  })
})
