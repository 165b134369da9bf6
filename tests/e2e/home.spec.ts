import type { Locator, Page } from '@playwright/test'
import { homeContent } from '#site/home/content.ts'
import { openWithStillClock, runUntil } from './clock.ts'
import { expect, open, test } from './journey.ts'
import { section } from './public-page.ts'

const { texts: text } = homeContent

/** Every line in the order of the page, with the figures at their end. */
const lines = [
  'Synergy-Powered Transformation',
  'AI × Agile. Smarter decisions. Faster execution.',
  'human-centered agility',
  'Start Your Agile Journey',
  'Explore AI Consulting',
  'AI Innovation × Agile Leadership = Enterprise Velocity',
  text.intro_title,
  text.lanes_title,
  text.lanes_agile_1_title,
  text.lanes_ai_1_title,
  text.lanes_end_title,
  '3-Minute Transformation Readiness Scan',
  text.scan_button,
  'Delay Reduction 90%',
  'Release Predictability 85%',
  'Lead-Time Improvement 50%',
  'Empowering Your Success – We Guide You with Expertise & Commitment',
  'Over 15 years of experience',
  'automotive, healthcare and aviation',
  'Big-4 expertise with boutique agility',
  'Proven track record with Fortune 500 companies',
  'A leadership-first approach',
  text.values_title,
  'Transforming Organizations Worldwide',
  'Years Experience 15+',
  'Countries Served 25+',
  'Leaders Transformed 500+',
  'Success Rate 90%',
  'Some References',
  'Trusted by Industry Leaders',
  'ARC',
  'Transformation Success Story',
  text.story_intro,
  'The Challenge',
  'Our Solution',
  'Results Delivered',
  'Delivery Delay 20-40 days → 1-3 days',
  'Planning Accuracy 60% → 80%',
  'Dependency Resolution 10 → 1 day',
  'Users Impacted 300+',
  'Read Full Case Study',
  text.story_name,
  text.voices_title,
  'I used to ask for a date and get a promise.',
  'Henrik Solberg',
  'Programme Director Avionics, Norvane Aerospace',
  'Ágnes Somogyi',
]

const results = (page: Page) => section(page, text.results_title)
const stats = (page: Page) => section(page, 'Transforming Organizations Worldwide')

/** The figures of a part as the eye sees them; screen readers are told the last one from the start. */
const figures = (part: ReturnType<typeof section>) => part.getByRole('definition').locator('[aria-hidden="true"]')

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

test('the home page tells everything in its order, and leads to us, to AI consulting and to the case study', async ({
  page,
}) => {
  const answer = await open(page, '/')
  expect(answer?.status()).toBe(200)
  await expectAllLines(page)
  const main = page.getByRole('main')
  await expect(main).not.toContainText('Loading...')
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Start Your Agile Journey' }).first()).toHaveAttribute(
    'href',
    '/contact#contact',
  )
  await expect(main.getByRole('link', { name: 'Explore AI Consulting' })).toHaveAttribute(
    'href',
    '/services/ai-consulting',
  )
  await expect(page.locator('[data-critical-hero]'), 'the placeholder of the hero').toBeHidden()

  const story = section(page, 'Transformation Success Story')
  for (const name of [new RegExp(`^${text.story_client}.*opens in a new tab`), /^Read Full Case Study/]) {
    const link = story.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', text.story_url)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
  await expect(story.getByRole('term')).toHaveCount(4)
  await expect(story.getByRole('figure').getByRole('blockquote')).toHaveText(text.story_quote)
  await expect(story.getByRole('figure')).toContainText(text.story_role)
  const portrait = story.getByRole('figure').getByRole('img', { name: text.story_name })
  await expect(portrait).toHaveAttribute('src', /^\/storage\/pictures\//)
  await portrait.scrollIntoViewIfNeeded()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const voices = section(page, text.voices_title).getByRole('figure')
  await expect(voices).toHaveCount(2)
  await expect(voices.first().getByRole('img', { name: 'Henrik Solberg' })).toHaveAttribute(
    'src',
    /^\/storage\/pictures\//,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it tells the same, with all figures at their end', async ({ page }) => {
    await page.goto('/')
    await expectAllLines(page)
    await expect(figures(results(page))).toHaveText(['90%', '85%', '50%'])
    await expect(figures(stats(page))).toHaveText(['15+', '25+', '500+', '90%'])
    await expect(page.locator('main :is(h2, h3, dd)').filter({ visible: false })).toHaveCount(0)
  })
})

/** Until those who watch whether it is in view were told; observers are called in the order in which they were made. */
const untilSeen = (part: Locator) =>
  part.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element)
      }),
  )

test('figures count up from 0 within 2 seconds, a moment after they come into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithStillClock(page, '/')
  const shown = figures(results(page))
  await expect(shown).toHaveText(['0%', '0%', '0%'])
  await results(page).scrollIntoViewIfNeeded()
  await untilSeen(results(page))
  await page.clock.runFor(250)
  await expect(shown).toHaveText(['0%', '0%', '0%'])
  await page.clock.runFor(1000)
  const halfway = Number.parseInt((await shown.nth(0).textContent()) ?? '', 10)
  expect(halfway).toBeGreaterThan(0)
  expect(halfway).toBeLessThan(90)
  await page.clock.runFor(1250)
  await expect(shown).toHaveText(['90%', '85%', '50%'])
})

test('where motion is not wanted figures stand at their end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await expect(figures(results(page))).toHaveText(['90%', '85%', '50%'])
})

test('the page says what it is to search engines and to those who share it', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/^<!DOCTYPE html><html /)
  expect(html).toMatch(/<h1[\s>]/)
  for (const part of [
    `<title>${text.meta_title} | Tandem</title>`,
    `<meta name="description" content="${text.meta_description}"/>`,
    `<link rel="canonical" href="${baseURL}/"/>`,
    `<meta property="og:title" content="${text.meta_title}"/>`,
    `<meta property="og:description" content="${text.meta_description}"/>`,
    `<meta property="og:url" content="${baseURL}/"/>`,
    '<meta property="og:type" content="website"/>',
    '<meta property="og:site_name" content="Tandem"/>',
  ]) {
    expect(html).toContain(part)
  }
  expect(html, 'the placeholder of the hero').toMatch(/<div data-critical-hero="" class="[^"]*" aria-hidden="true">/)
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

test('no line of the drawing crosses the words of the banner at any width', async ({ page }) => {
  await page.goto('/')
  for (let width = 360; width <= 1440; width += 60) {
    await page.setViewportSize({ width, height: 900 })
    const gap = await stats(page).evaluate((part) => {
      const [words, drawing] = ['h2', 'svg'].map((name) => part.querySelector(name)?.getBoundingClientRect())
      return (drawing?.top ?? 0) - (words?.bottom ?? Number.POSITIVE_INFINITY)
    })
    expect(gap, `at ${width} px`).toBeGreaterThanOrEqual(0)
  }
})

test('a figure stands on one line at any width', async ({ page }) => {
  await open(page, '/')
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const figure of await stats(page).locator('dd').all()) {
      const lines = await figure.evaluate((dd) => dd.clientHeight / Number.parseFloat(getComputedStyle(dd).lineHeight))
      expect(Math.round(lines), `${await figure.textContent()} at ${width}`).toBe(1)
    }
  }
})

test('on a large screen the page is no longer than seven screens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6250)
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
  await page.clock.install()
  await open(page, '/')
  await page.evaluate(async () => void (await document.fonts.ready))
  for (const part of await page.locator('main > section').all()) {
    await part.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
  await figures(stats(page)).last().scrollIntoViewIfNeeded()
  const isCounted = async () => String(await figures(stats(page)).allTextContents()) === '15+,25+,500+,90%'
  await runUntil(page, isCounted, 100)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})
