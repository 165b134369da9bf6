import type { Browser, Locator, Page } from '@playwright/test'
import { atMost, type Benchmark, measureInTurns, median, ratioOf } from './measurement.ts'
import { startSite } from './site.ts'
import { openBrowser } from './visit.ts'

type Act = () => Promise<void>
/** Leads to where something will move, at full speed, and answers what sets it going. */
type Journey = {
  path: string
  /** By what one knows that it moves: the name of an animation, or of what the browser animates by itself. */
  motion?: string
  prepare: (page: Page) => Promise<Act>
}
type Visit = Journey & { url: string; isStill?: boolean }
/** In milliseconds; 0 where none is long. */
type Longest = { inAll: number; whileMoving: number }

const turns = 12
/** From here on a task is a long one: https://www.w3.org/TR/longtasks-1/ */
const longMs = 50

const scroll: Journey = {
  path: '/',
  async prepare(page) {
    const height = await page.evaluate(() => document.body.scrollHeight)
    return async () => {
      for (let seen = 0; seen < height; seen += 400) {
        await page.mouse.wheel(0, 400)
        await page.waitForTimeout(80)
      }
    }
  },
}

const article: Journey = {
  path: '/blog',
  motion: '::view-transition-new(cover)',
  async prepare(page) {
    const link = page.getByRole('article').getByRole('link').first()
    const press = await pressOn(page, link)
    return async () => {
      await press()
      await page.waitForURL('**/blog/*')
    }
  },
}

const result: Journey = {
  path: '/scan/transformation-readiness',
  motion: 'draw',
  async prepare(page) {
    await page.getByRole('checkbox').check()
    for (let question = 1; question <= 16; question++) {
      await page.getByRole('heading', { name: `Question ${question} of 16` }).waitFor()
      await page.keyboard.press('4')
    }
    const press = await pressOn(page, page.getByRole('button', { name: 'Complete Assessment' }))
    return async () => {
      const answer = page.waitForResponse('**/assessment-scoring')
      await press()
      await answer
    }
  },
}

/**
 * How long a phone with a slow processor hears nobody while something moves. To show another page takes its time with or
 * without motion, so that is compared with a browser that moves nothing.
 */
export const benchmark: Benchmark = async () => {
  const { url, stop } = await startSite()
  const browser = await openBrowser()
  const scrolled: number[] = []
  for (let turn = 0; turn < turns; turn++) scrolled.push((await longestTask(browser, { ...scroll, url })).inAll)
  const measure = async (journey: Journey) => {
    const whileMoving: number[] = []
    const longest = async (isStill: boolean) => {
      const seen = await longestTask(browser, { ...journey, url, isStill })
      if (!isStill) whileMoving.push(seen.whileMoving)
      return Math.max(longMs, seen.inAll)
    }
    const seen = await measureInTurns(
      turns,
      () => longest(false),
      () => longest(true),
    )
    return { whileMoving: median(whileMoving), againstStill: ratioOf(seen) }
  }
  const grown = await measure(article)
  const unfolded = await measure(result)
  await browser.close()
  await stop()
  const task = 'longest task on a CPU slowed 4 times'
  return [
    atMost(`Home page scrolled through: ${task}`, median(scrolled), longMs, 'ms'),
    atMost(`While a card's cover grows into its article's: ${task}`, grown.whileMoving, longMs, 'ms'),
    atMost('From the press on that card until all is still, the same against no motion', grown.againstStill, 1.2, '×'),
    atMost(`While the triangle of a result unfolds: ${task}`, unfolded.whileMoving, longMs, 'ms'),
    atMost(
      'From the press that asks for it until all is still, the same against no motion',
      unfolded.againstStill,
      1.2,
      '×',
    ),
  ]
}

async function longestTask(browser: Browser, { url, path, motion, prepare, isStill = false }: Visit): Promise<Longest> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: isStill ? 'reduce' : 'no-preference',
  })
  const page = await context.newPage()
  if (isStill) await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await page.goto(url + path)
  await page.locator('html[data-hydrated]').waitFor()
  const act = await prepare(page)
  await page.waitForLoadState('networkidle')
  const tasks = await page.evaluateHandle((motion) => {
    const seen = { startOfMotion: Number.POSITIVE_INFINITY, long: [] as { end: number; duration: number }[] }
    document.addEventListener('animationstart', ({ animationName, pseudoElement }) => {
      if (animationName === motion || pseudoElement === motion)
        seen.startOfMotion = Math.min(seen.startOfMotion, performance.now())
    })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.long.push({ end: startTime + duration, duration })
    }).observe({ type: 'longtask' })
    return seen
  }, motion)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await act()
  // Until it has come to rest.
  await page.waitForTimeout(1_500)
  const { startOfMotion, long } = await tasks.jsonValue()
  await context.close()
  if (motion && Number.isFinite(startOfMotion) === isStill)
    throw new Error(`${motion} on ${path} ${isStill ? 'moved' : 'did not move'}`)
  const longest = (since: number) =>
    Math.max(0, ...long.filter(({ end }) => end > since).map(({ duration }) => duration))
  return { inAll: longest(0), whileMoving: longest(startOfMotion) }
}

/** By the mouse alone, as long as a finger rests: to find the place only then would keep the page busy itself. */
async function pressOn(page: Page, target: Locator): Promise<Act> {
  // Pointing at a link brings what its page needs.
  await target.hover()
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to press on ${page.url()}`)
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 90 })
}
