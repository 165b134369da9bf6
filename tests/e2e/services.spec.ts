import type { Page } from '@playwright/test'
import { mentoringContent } from '#features/mentoring/content.ts'
import { aiConsultingContent } from '#features/services/ai-consulting/content.ts'
import { defaultCards } from '#features/services/ai-consulting/default-cards.ts'
import { assessmentServicesContent } from '#features/services/assessments/content.ts'
import { servicesContent } from '#features/services/overview/content.ts'
import { trainingContent } from '#features/services/training-programs/content.ts'
import { rescueContent } from '#features/services/transformation-rescue/content.ts'
import { deliverySteps } from '#features/services/transformation-rescue/default-lists.ts'
import { samplePeople } from '#records/consultants/sample-people.ts'
import { expect, open, test } from './journey.ts'
import { section } from './public-page.ts'

const overview = servicesContent.texts
const rescue = rescueContent.texts
const ai = aiConsultingContent.texts
const assessments = assessmentServicesContent.texts
const training = trainingContent.texts
const mentoring = mentoringContent.texts

const headings = {
  '/services': overview.hero_title,
  '/services/transformation-rescue': rescue.hero_title,
  '/services/ai-consulting': ai.hero_title,
  '/services/assessments': assessments.hero_title,
  '/services/training-programs': training.hero_title,
  '/mentoring': mentoring.hero_title,
}

const main = (page: Page) => page.getByRole('main')
const expectHeading = (page: Page, path: keyof typeof headings) =>
  expect(page.getByRole('heading', { level: 1, name: headings[path], exact: true })).toBeVisible()

test('each of these pages has a title, a description and an address of its own before any script runs', async ({
  request,
  baseURL,
}) => {
  const seen = new Set<string>()
  for (const [path, heading] of Object.entries(headings)) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(heading)
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`)
    seen.add(html.match(/<title>([^<]{15,}) \| Tandem<\/title>/)?.[1] ?? '')
    seen.add(html.match(/<meta name="description" content="([^"]{60,})"/)?.[1] ?? '')
  }
  expect(seen.size).toBe(Object.keys(headings).length * 2)
  expect(seen).not.toContain('')
})

test('the overview leads to four services, to mentoring from each of them, to the scan and from a trouble to its service', async ({
  page,
}) => {
  await open(page, '/services')
  await expectHeading(page, '/services')
  const cards = main(page).getByRole('article')
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'Transformation Rescue',
    'AI Consulting',
    'Assessments',
    'Training Programs',
  ])
  await expect(cards).toContainText([
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
  await page.getByRole('link', { name: overview.training_situation }).click()
  await expect(page).toHaveURL('/services#training')
  await expect(page.getByRole('heading', { name: 'Training Programs' })).toBeInViewport()
  await page.getByRole('link', { name: `${overview.card_mentoring}: Assessments` }).click()
  await expect(page).toHaveURL('/mentoring')
})

const [briefing, diagnostic] = deliverySteps
const [, briefingDetail = ''] = briefing?.details ?? []
const [, markedDetail = '', diagnosticDetail = ''] = diagnostic?.details ?? []

test('the rescue page gives the figures and the ways to go on, and several phases may be opened by keyboard', async ({
  page,
}) => {
  await open(page, '/services/transformation-rescue')
  await expectHeading(page, '/services/transformation-rescue')
  await expect(main(page).getByText(rescue.hero_text)).toBeVisible()
  await expect(section(page, rescue.delivery_title).getByRole('heading', { level: 3 })).toHaveText([
    '30-minute briefing',
    '2-week rapid diagnostic',
    '4-8 week stabilization',
    'Quarterly acceleration',
  ])
  await expect(section(page, rescue.pain_points_title).getByRole('listitem')).toHaveCount(4)
  await expect(main(page).getByRole('link', { name: rescue.hero_cases_link })).toHaveAttribute('href', '/use-cases')
  for (const name of [rescue.hero_button, rescue.hero_contact_link, rescue.cta_button_text]) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', '/contact#contact')
  }

  const phase = (title = '') =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: title }) })
  const [first, second] = [phase(briefing?.title), phase(diagnostic?.title)]
  await expect(first.getByText(briefingDetail)).toBeHidden()

  await first.getByRole('button', { name: 'Show Details' }).focus()
  await page.keyboard.press('Enter')
  await expect(first.getByText(briefingDetail)).toBeVisible()
  await expect(first.getByRole('button', { name: 'Hide Details' })).toBeFocused()
  await second.getByRole('button', { name: 'Show Details' }).press('Space')
  await expect(second.getByText(diagnosticDetail)).toBeVisible()
  await expect(first.getByText(briefingDetail)).toBeVisible()
  const [, marked = ''] = markedDetail.match(/<strong>(.+?)<\/strong>/) ?? []
  await expect(second.getByRole('strong')).toHaveText(marked)

  await page.keyboard.press('Space')
  await expect(second.getByRole('button', { name: 'Show Details' })).toHaveAttribute('aria-expanded', 'false')
  await expect(second.getByText(diagnosticDetail)).toBeHidden()
})

const lab = defaultCards.find(({ title }) => title === 'AI Fast-Track Lab')
const [labBenefit = ''] = lab?.benefits ?? []

test('AI consulting shows three tiers, and a card tells more when asked', async ({ page }) => {
  await open(page, '/services/ai-consulting')
  await expectHeading(page, '/services/ai-consulting')
  const tiers = main(page)
    .locator('section')
    .filter({ has: page.getByRole('article') })
  await expect(tiers.getByRole('heading', { level: 2 })).toHaveText([
    ai.strategic_title,
    ai.implementation_title,
    ai.support_title,
  ])
  const card = main(page).getByRole('article').filter({ hasText: 'AI Fast-Track Lab' })
  await expect(card.getByText('6-8 weeks, 1-3 pilots')).toBeVisible()
  await card.getByRole('button', { name: 'Learn More' }).press('Enter')
  await expect(card.getByText(labBenefit)).toBeVisible()
  await expect(card.getByRole('list').first().getByRole('listitem')).toHaveCount(4)
  await card.getByRole('button', { name: 'Less Details' }).press('Enter')
  await expect(card.getByText(labBenefit)).toBeHidden()
  await expect(main(page).getByRole('link', { name: ai.cta_button })).toHaveAttribute('href', '/contact#contact')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all details can be read', async ({ page }) => {
    await page.goto('/services/transformation-rescue')
    await expect(page.getByText(briefingDetail)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show Details' })).toHaveCount(0)
    await page.goto('/services/ai-consulting')
    await expect(page.getByText(labBenefit)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Learn More' })).toHaveCount(0)
  })
})

test('assessments are drawn to scale and lead to a talk or to the scan', async ({ page }) => {
  await page.goto('/services/assessments')
  await expectHeading(page, '/services/assessments')
  const instruments = main(page).getByRole('article')
  await expect(instruments.locator('header')).toHaveText([
    /Individual assessment\s*1-2 weeks/,
    /Team assessment\s*3-4 weeks/,
    /AI readiness assessment\s*4-6 weeks/,
    /Organizational assessment\s*6-8 weeks/,
  ])
  const lengths = await instruments
    .locator('> span[aria-hidden="true"]')
    .evaluateAll((lines) => lines.map((line) => Number.parseFloat(getComputedStyle(line, '::before').width)))
  const week = (lengths.at(-1) ?? 0) / 8
  expect(lengths.map((length) => Math.round(length / week))).toEqual([2, 4, 6, 8])
  await expect(main(page).getByText('Roadmap in 30 days')).toBeVisible()
  await expect(main(page).getByRole('link', { name: assessments.hero_button })).toHaveAttribute(
    'href',
    '/contact#contact',
  )
  await expect(main(page).getByRole('link', { name: assessments.hero_scan_link })).toHaveAttribute(
    'href',
    '/scan/transformation-readiness',
  )
})

test('training shows four programmes, three formats, four figures and what participants say', async ({ page }) => {
  await page.goto('/services/training-programs')
  await expectHeading(page, '/services/training-programs')
  await expect(section(page, training.programmes_title).getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(section(page, training.formats_title).getByRole('heading', { level: 3 })).toHaveText([
    training.format_1_title,
    training.format_2_title,
    training.format_3_title,
  ])
  const results = section(page, training.results_title)
  await expect(results.getByRole('definition').locator('[aria-hidden="true"]')).toHaveText(['78%', '92%', '65%', '40%'])
  await expect(results.getByRole('term')).toContainText(['retention', 'satisfaction', 'promotion', 'faster'])
  await expect(main(page).getByRole('blockquote')).toHaveCount(3)
  await expect(main(page).getByRole('link', { name: training.cta_button })).toHaveAttribute('href', '/contact#contact')
})

test('mentoring lets the mentors speak, in their order', async ({ page }) => {
  await page.goto('/mentoring')
  await expectHeading(page, '/mentoring')
  await expect(section(page, mentoring.capabilities_title).getByRole('listitem')).toHaveCount(3)
  await expect(main(page).getByRole('heading', { name: 'What You Gain' })).toBeVisible()
  const mentors = samplePeople
    .filter(({ is_mentor }) => is_mentor)
    .sort((a, b) => Number(a.mentor_display_order) - Number(b.mentor_display_order))
  const voices = section(page, mentoring.voices_title).getByRole('figure')
  await expect(voices.getByRole('blockquote')).toHaveText(mentors.map(({ mentor_quote }) => mentor_quote ?? ''))
  await expect(voices).toContainText(mentors.map(({ name }) => name))
  await expect(section(page, mentoring.clients_title).getByRole('blockquote')).toHaveCount(2)
  await expect(main(page).getByRole('link', { name: mentoring.cta_button }).last()).toHaveAttribute(
    'href',
    '/contact#contact',
  )
})

test('on a slow line the rescue page waits with a spinner', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/content/transformation-rescue', async (route) => {
    await held.promise
    await route.continue()
  })
  await open(page, '/services')
  await page.getByRole('link', { name: overview.rescue_link }).click()
  await expect(main(page).getByRole('status')).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { name: rescue.delivery_title })).toBeVisible()
  await expect(page).toHaveTitle(`${rescue.meta_title} | Tandem`)
})

test.describe('when users break the rescue page’s lists', () => {
  test.use({ expectedErrors: [/can't be read/] })

  test('open pages log it, leave out what can not be read and show the rest', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('delivery_steps_data'))
    await page.route('**/api/content/transformation-rescue', async (route) => {
      const response = await route.fetch()
      const content = await response.json()
      content.sections.delivery_steps_data = '[{"phase": "Phase 1", '
      content.sections.results_data =
        '[{"metric": "12%", "description": "<img src=x onerror=alert(1)>"}, {"metric": ""}]'
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
    await expect(page.getByRole('heading', { name: rescue.delivery_title })).toBeVisible()
    await expect(page.getByRole('button', { name: rescue.delivery_show })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: rescue.pain_points_title })).toBeVisible()
    await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  })
})
