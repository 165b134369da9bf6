import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

const pages = [
  { path: '/about', title: 'About Us', heading: 'Two trades, one firm.' },
  { path: '/about/vision-mission', title: 'Vision & Mission', heading: 'Vision & Mission' },
  { path: '/about/principles', title: '12 Principles of Agile Coaching', heading: '12 Principles of Agile Coaching' },
  { path: '/partners', title: 'Our Partners', heading: 'Nobody does this alone.' },
  { path: '/insights', title: 'Insights', heading: 'Insights' },
]

for (const { path, title, heading } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${title} is accessible and fits the screen in ${colorScheme} @phone`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveTitle(`${title} | Tandem`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
      await expectAccessible(page)
    })
  }

  test(`${title} has an address and a description of its own before any script runs`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`)
    expect(html.match(/<meta name="description" content="[^"]{50,}"/g)).toHaveLength(1)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading.replace('&', '&amp;')}</h1>`))
  })
}

test('the about page leads to vision, principles, consultants and events', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' })
  const addresses = await page
    .locator('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['/about/vision-mission', '/about/principles', '/about/consultants', '/about/events'])
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '12 Principles' }) })
    .click()
  await expect(page).toHaveURL('/about/principles')
})

test('the about page shows what has been done and what a customer says', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  const impact = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What it has come to so far' }) })
  await expect(impact.getByRole('term')).toContainText(['years', 'countries', 'transformations', 'people'])
  await expect(impact.locator('dd [aria-hidden]')).toHaveText(['15+', '25+', '200+', '50K+'])
  await expect(page.getByRole('figure').getByRole('blockquote')).not.toBeEmpty()
})

test('vision, mission and ambition come with three core values', async ({ page }) => {
  await page.goto('/about/vision-mission')
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Vision',
    'Mission',
    'Ambition',
    'Three core values',
  ])
  await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveText([
    'Human-Centered',
    'Results-Driven',
    'Continuous Learning',
  ])
})

test('the twelve principles are numbered from 1 to 12', async ({ page }) => {
  await page.goto('/about/principles')
  const principles = await page.locator('main').getByRole('heading', { level: 3 }).allTextContents()
  expect(principles.map((text) => Number.parseInt(text, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('partners stand in three groups, and the association opens in a new tab', async ({ page }) => {
  await page.goto('/partners')
  for (const group of ['Technology', 'Education', 'Implementation']) {
    const section = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: group }) })
    const partners = section.getByRole('listitem')
    for (const partner of await partners.all()) {
      await expect(partner.getByRole('heading', { level: 3 })).not.toBeEmpty()
      await expect(partner.locator('svg')).toBeVisible()
      await expect(partner.getByRole('paragraph')).not.toBeEmpty()
    }
    expect(await partners.count()).toBeGreaterThan(2)
  }
  const workgroup = page.getByRole('link', { name: 'Visit the agile workgroup' })
  await expect(workgroup).toHaveAttribute('target', '_blank')
  await expect(workgroup).toHaveAttribute('href', /^https:\/\/example\.com\//)
})

test('insights joins articles, success stories, events and the scan', async ({ page }) => {
  await page.goto('/insights', { waitUntil: 'networkidle' })
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: 'Start the Scan' })).toHaveAttribute(
    'href',
    '/scan/transformation-readiness',
  )
  for (const address of ['/blog/', '/use-cases/', '/about/events#event-']) {
    expect(await main.locator(`a[href^="${address}"]`).count()).toBeGreaterThan(1)
  }
  await main.locator('a[href^="/use-cases/"]').first().click()
  await expect(page).toHaveURL(/\/use-cases\/.+/)
})

test.describe('when the articles can not be fetched', () => {
  test.use({ expectedErrors: [/500/] })

  test('insights still shows the rest', async ({ page }) => {
    await page.route('**/api/blog*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/about', { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      history.pushState({}, '', '/insights')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('heading', { name: 'On the calendar' })).toBeVisible()
    await expect(page.getByText('Failed to load blog posts. Please check your connection and try again.')).toBeVisible()
  })
})
