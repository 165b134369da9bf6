import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

const pages = [
  { path: '/services', heading: 'Four ways in. One direction.' },
  { path: '/services/transformation-rescue', heading: 'Off track isn’t the end of the line.' },
  { path: '/services/ai-consulting', heading: 'AI that earns its place.' },
  { path: '/services/assessments', heading: 'Measure first. Then move.' },
  { path: '/services/training-programs', heading: 'Practise on the real track.' },
  { path: '/mentoring', heading: 'Someone who has been there, beside you.' },
]

for (const { path, heading } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} is accessible and fits the screen in ${colorScheme} @phone`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
      for (const toggle of await page.locator('main button[aria-expanded]').all()) await toggle.click()
      await expectAccessible(page)
    })
  }
}

test('each of these pages has a title, a description and an address of its own before any script runs', async ({
  request,
  baseURL,
}) => {
  const seen = new Set<string>()
  for (const { path, heading } of pages) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(heading)
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`)
    seen.add(html.match(/<title>([^<]{15,}) \| Tandem<\/title>/)?.[1] ?? '')
    seen.add(html.match(/<meta name="description" content="([^"]{60,})"/)?.[1] ?? '')
  }
  expect(seen.size).toBe(pages.length * 2)
  expect(seen).not.toContain('')
})

test('the overview leads to four services, to mentoring from each of them, and to the scan', async ({ page }) => {
  await page.goto('/services')
  const cards = page.locator('main').getByRole('article')
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'Transformation Rescue',
    'AI Consulting',
    'Assessments',
    'Training Programs',
  ])
  await expect(cards.locator('.claim')).toHaveText([
    '40% improved execution velocity',
    '60% faster strategic decisions',
    'Roadmap in 30 days',
    '90% skill application rate',
  ])
  const addresses = await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(
    ['transformation-rescue', 'ai-consulting', 'assessments', 'training-programs'].flatMap((service) => [
      `/services/${service}`,
      '/mentoring',
    ]),
  )
  await expect(page.getByRole('link', { name: 'Start the Scan' })).toHaveAttribute(
    'href',
    '/scan/transformation-readiness',
  )
  await page.getByRole('link', { name: 'A mentor alongside: Assessments' }).click()
  await expect(page).toHaveURL('/mentoring')
})

test('a visitor who knows only the trouble is led to the service for it', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('link', { name: 'The skills are missing' }).click()
  await expect(page).toHaveURL('/services#training')
  await expect(page.getByRole('heading', { name: 'Training Programs' })).toBeInViewport()
})

test('the rescue page gives the figures and the ways to go on', async ({ page }) => {
  await page.goto('/services/transformation-rescue')
  const main = page.locator('main')
  await expect(main.getByText('a 2-week rapid diagnostic, a 4-8 week stabilization, then quarterly')).toBeVisible()
  await expect(main.locator('.delivery').getByRole('heading', { level: 3 })).toHaveText([
    '30-minute briefing',
    '2-week rapid diagnostic',
    '4-8 week stabilization',
    'Quarterly acceleration',
  ])
  await expect(main.locator('.pain-points').getByRole('listitem')).toHaveCount(4)
  await expect(main.getByRole('link', { name: 'See how others recovered' })).toHaveAttribute('href', '/use-cases')
  for (const name of ['Book a 30-minute briefing', 'Ask a question first', 'Book the briefing']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/contact#contact')
  }
})

test('phases open and close by keyboard, and several may be open at once @phone', async ({ page }) => {
  await page.goto('/services/transformation-rescue', { waitUntil: 'networkidle' })
  const [first, second] = [page.locator('.delivery-phase').nth(0), page.locator('.delivery-phase').nth(1)]
  await expect(first.getByText('You need no slides')).toBeHidden()

  await first.getByRole('button', { name: 'Show Details' }).focus()
  await page.keyboard.press('Enter')
  await expect(first.getByText('You need no slides')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Hide Details' })).toBeFocused()
  await second.getByRole('button', { name: 'Show Details' }).press('Space')
  await expect(second.getByText('A short list of blockers')).toBeVisible()
  await expect(first.getByText('You need no slides')).toBeVisible()
  await expect(second.locator('strong')).toHaveText('your own delivery data')

  await page.keyboard.press('Space')
  await expect(second.getByRole('button', { name: 'Show Details' })).toHaveAttribute('aria-expanded', 'false')
  await expect(second.getByText('A short list of blockers')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all details can be read', async ({ page }) => {
    await page.goto('/services/transformation-rescue')
    await expect(page.getByText('You need no slides')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show Details' })).toHaveCount(0)
    await page.goto('/services/ai-consulting')
    await expect(page.getByText('Working software in place of a study')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Learn More' })).toHaveCount(0)
  })
})

test('AI consulting shows three tiers, and a card tells more when asked', async ({ page }) => {
  await page.goto('/services/ai-consulting', { waitUntil: 'networkidle' })
  const main = page.locator('main')
  await expect(main.locator('.tier').getByRole('heading', { level: 2 })).toHaveText([
    'Strategic',
    'Implementation',
    'Ongoing support',
  ])
  const lab = main.getByRole('article').filter({ hasText: 'AI Fast-Track Lab' })
  await expect(lab.getByText('6-8 weeks, 1-3 pilots')).toBeVisible()
  await lab.getByRole('button', { name: 'Learn More' }).press('Enter')
  await expect(lab.locator('.service-card-benefits').getByRole('listitem')).toHaveCount(4)
  await lab.getByRole('button', { name: 'Less Details' }).press('Enter')
  await expect(lab.getByText('Working software in place of a study')).toBeHidden()
  await expect(main.getByRole('link', { name: 'Talk about your list' })).toHaveAttribute('href', '/contact#contact')
})

test('assessments are drawn to scale and lead to a talk or to the scan', async ({ page }) => {
  await page.goto('/services/assessments')
  const main = page.locator('main')
  await expect(main.getByRole('article').locator('header')).toHaveText([
    /Individual assessment\s*1-2 weeks/,
    /Team assessment\s*3-4 weeks/,
    /AI readiness assessment\s*4-6 weeks/,
    /Organizational assessment\s*6-8 weeks/,
  ])
  const lengths = await main
    .locator('.instrument-line')
    .evaluateAll((lines) => lines.map((line) => Number.parseFloat(getComputedStyle(line, '::before').width)))
  const week = (lengths.at(-1) ?? 0) / 8
  expect(lengths.map((length) => Math.round(length / week))).toEqual([2, 4, 6, 8])
  await expect(main.getByText('Roadmap in 30 days')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Plan an assessment' })).toHaveAttribute('href', '/contact#contact')
  await expect(main.getByRole('link', { name: 'Take the 3-minute scan' })).toHaveAttribute(
    'href',
    '/scan/transformation-readiness',
  )
})

test('training shows four programmes, three formats, four figures and what participants say', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/services/training-programs')
  const main = page.locator('main')
  await expect(main.locator('.programmes').getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(main.locator('.formats').getByRole('heading', { level: 3 })).toHaveText([
    'On site',
    'Live online',
    'Blended',
  ])
  await expect(main.locator('.training-results dd [aria-hidden]')).toHaveText(['78%', '92%', '65%', '40%'])
  await expect(main.getByRole('term')).toContainText(['retention', 'satisfaction', 'promotion', 'faster'])
  await expect(main.getByRole('blockquote')).toHaveCount(3)
  await expect(main.getByRole('link', { name: 'Plan a programme' })).toHaveAttribute('href', '/contact#contact')
})

test('mentoring lets the mentors speak, in their order', async ({ page }) => {
  await page.goto('/mentoring')
  const main = page.locator('main')
  await expect(main.locator('.capabilities').getByRole('listitem')).toHaveCount(3)
  await expect(main.getByRole('heading', { name: 'What You Gain' })).toBeVisible()
  await expect(main.locator('.mentor-voices').getByRole('figure')).toContainText([
    /one person who lets them say it aloud\..*Eszter Varga/s,
    /Amara Okonkwo/,
    /Ilse Brandt/,
  ])
  await expect(main.locator('.client-voices').getByRole('blockquote')).toHaveCount(2)
  await expect(main.getByRole('link', { name: 'Ask for a first conversation' }).last()).toHaveAttribute(
    'href',
    '/contact#contact',
  )
})

test('on a slow line the rescue page waits with a spinner', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/content/transformation-rescue', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/services', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'See the rescue plan' }).click()
  await expect(page.locator('main').getByRole('status')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Back on track in 4 phases' })).toBeVisible()
  await expect(page).toHaveTitle('Transformation Rescue: back on track in weeks | Tandem')
})

test.describe('when staff break the rescue page’s lists', () => {
  test.use({ expectedErrors: [/can't be read/] })

  test('open pages log it, leave the list out and show the rest', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('delivery_steps_data'))
    await page.route('**/api/content/transformation-rescue', async (route) => {
      const response = await route.fetch()
      const content = await response.json()
      content.sections.delivery_steps_data = '[{"phase": "Phase 1", '
      content.sections.results_data = '[{"metric": "12%", "description": "<img src=x onerror=alert(1)>"}]'
      await route.fulfill({ response, json: content })
    })
    await page.route('**/api/changes*', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: 'event: content\ndata: {"page_key":"transformation-rescue"}\n\n',
      }),
    )
    await page.goto('/services/transformation-rescue')
    await logged
    await expect(page.getByRole('heading', { name: 'Back on track in 4 phases' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Four signals that it’s slipping' })).toBeVisible()
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  })
})

test.describe('when the texts can not be fetched', () => {
  test.use({ expectedErrors: [/404/] })

  test('the page says so and asks again on request', async ({ page }) => {
    await page.route('**/api/content/mentoring', (route) => route.fulfill({ status: 404, body: '{}' }))
    await page.goto('/services', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'How mentoring works' }).click()
    await expect(page.getByText('Failed to fetch content')).toBeVisible()
    await page.unroute('**/api/content/mentoring')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'What You Gain' })).toBeVisible()
  })
})
