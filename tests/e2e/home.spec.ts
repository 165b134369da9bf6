import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openWithStillClock } from './clock.ts'
import { expect, test } from './journey.ts'

/** Every line in the order of the page, with the figures at their end. */
const lines = [
  'Synergy-Powered Transformation',
  'AI × Agile. Smarter decisions. Faster execution.',
  'human-centered agility',
  'Start Your Agile Journey',
  'Explore AI Consulting',
  'AI Innovation × Agile Leadership = Enterprise Velocity',
  'Few strategies fail on paper. They fail on the way.',
  'Two lanes, one direction',
  'Shared priorities',
  'Real use cases',
  'Enterprise Velocity',
  '3-Minute Transformation Readiness Scan',
  'Start the Scan',
  'Delay Reduction 90%',
  'Release Predictability 85%',
  'Lead-Time Improvement 50%',
  'Empowering Your Success – We Guide You with Expertise & Commitment',
  'Over 15 years of experience',
  'automotive, healthcare and aviation',
  'Big-4 expertise with boutique agility',
  'Proven track record with Fortune 500 companies',
  'A leadership-first approach',
  'How we work with you',
  'Transforming Organizations Worldwide',
  'Years Experience 15+',
  'Countries Served 25+',
  'Leaders Transformed 500+',
  'Success Rate 90%',
  'Some References',
  'Trusted by Industry Leaders',
  'ARC',
  'Transformation Success Story',
  'an enterprise software company',
  'The Challenge',
  'Our Solution',
  'Results Delivered',
  'Delivery Delay 20-40 days → 1-3 days',
  'Planning Accuracy 60% → 80%',
  'Dependency Resolution 10 → 1 day',
  'Users Impacted 300+',
  'Read Full Case Study',
  'Katalin Varga',
]

/** What a reader without eyes is told: neither hidden parts nor drawings. */
function readAloud(page: Page) {
  return page.locator('main').evaluate((main) => {
    const parts: string[] = []
    const walk = (node: Node) => {
      if (node instanceof Element && node.closest('[aria-hidden="true"], svg')) return
      if (node.nodeType === Node.TEXT_NODE) parts.push(node.nodeValue ?? '')
      if (node instanceof Element && !/^(SPAN|B|A)$/.test(node.nodeName)) parts.push(' ')
      node.childNodes.forEach(walk)
    }
    walk(main)
    return parts.join('').replace(/\s+/g, ' ')
  })
}

async function expectAllLines(page: Page) {
  const text = await readAloud(page)
  let from = 0
  for (const line of lines) {
    const at = text.indexOf(line, from)
    expect(at, `“${line}” in its place of: ${text.slice(from)}`).toBeGreaterThanOrEqual(0)
    from = at + line.length
  }
}

test('the home page tells everything in its order @phone', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expectAllLines(page)
  await expect(page.getByRole('main')).not.toContainText('Loading...')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Start Your Agile Journey' }).first()).toHaveAttribute(
    'href',
    '/contact#contact',
  )
  await expect(main.getByRole('link', { name: 'Explore AI Consulting' })).toHaveAttribute(
    'href',
    '/services/ai-consulting',
  )
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it tells the same, with all figures at their end', async ({ page }) => {
    await page.goto('/')
    await expectAllLines(page)
    await expect(page.locator('.results .figures')).toHaveText(['90%', '85%', '50%'])
    await expect(page.locator('.stats .figures')).toHaveText(['15+', '25+', '500+', '90%'])
    for (const part of await page.locator('main h2, main h3, main dd').all()) await expect(part).toBeVisible()
  })
})

test('figures count up from 0 within 2 seconds, a moment after they come into view', async ({ page }) => {
  await openWithStillClock(page, '/')
  const figures = page.locator('.results .figures')
  await expect(figures).toHaveText(['0%', '0%', '0%'])
  await page.locator('.results').scrollIntoViewIfNeeded()
  await page.evaluate(() => document.body.getBoundingClientRect())
  await page.clock.runFor(250)
  await expect(figures).toHaveText(['0%', '0%', '0%'])
  await page.clock.runFor(1000)
  const halfway = Number.parseInt((await figures.nth(0).textContent()) ?? '', 10)
  expect(halfway).toBeGreaterThan(0)
  expect(halfway).toBeLessThan(90)
  await page.clock.runFor(1250)
  await expect(figures).toHaveText(['90%', '85%', '50%'])
})

test('where motion is not wanted figures stand at their end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('.results .figures')).toHaveText(['90%', '85%', '50%'])
})

test('the success story leads to the whole case study in a new tab', async ({ page }) => {
  await page.goto('/')
  const story = page.locator('.story')
  for (const name of [/^Enterprise software client.*opens in a new tab/, /^Read Full Case Study/]) {
    const link = story.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', 'https://example.com/case-study')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
  await expect(story.locator('dl > div')).toHaveCount(4)
  await expect(story.locator('figure blockquote')).toContainText('explaining delays')
  await expect(story.locator('figure figcaption')).toContainText('VP Engineering')
})

test('the placeholder of the hero is there at first and hidden once the page runs', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/<div data-critical-hero="" class="[^"]*" aria-hidden="true">/)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('[data-critical-hero]')).toBeHidden()
})

test('the page says what it is to search engines and to those who share it', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text()
  const description =
    'Smarter decisions, faster execution. We help enterprises put AI to work and deliver strategy with human-centered agility.'
  for (const part of [
    '<title>AI × Agile transformation consulting | Tandem</title>',
    `<meta name="description" content="${description}"/>`,
    `<link rel="canonical" href="${baseURL}/"/>`,
    '<meta property="og:title" content="AI × Agile transformation consulting"/>',
    `<meta property="og:description" content="${description}"/>`,
    `<meta property="og:url" content="${baseURL}/"/>`,
    '<meta property="og:type" content="website"/>',
    '<meta property="og:site_name" content="Tandem"/>',
  ]) {
    expect(html).toContain(part)
  }
  const data = JSON.parse(html.match(/<script type="application\/ld\+json">([^<]+)/)?.[1] ?? '')
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Tandem',
    url: `${baseURL}/`,
    logo: `${baseURL}/icon-512.png`,
  })
  for (const picture of [data.logo, html.match(/property="og:image" content="([^"]+)"/)?.[1]]) {
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
  }
})

for (const width of [360, 390, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`it fits a screen of ${width} px and is accessible in ${colorScheme}, menus open`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/', { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectAccessible(page)
      for (const name of width < 1024 ? ['Menu'] : ['More under Services', 'More under About Us']) {
        await page.getByRole('button', { name }).press('Enter')
        await expectAccessible(page, '.site-header')
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }
}

test('no line of the drawing crosses the words of the banner at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (let width = 360; width <= 1440; width += 60) {
    await page.setViewportSize({ width, height: 900 })
    const [words, drawing] = await Promise.all([
      page.locator('.stats-banner h2').boundingBox(),
      page.locator('.stats-banner svg').boundingBox(),
    ])
    expect(drawing?.y, `at ${width} px`).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0))
  }
})

test('nothing jumps while the page loads and is read @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const part of await page.locator('main > section').all()) {
    await part.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  await expect(page.locator('.stats .figures')).toHaveText(['15+', '25+', '500+', '90%'])
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})
