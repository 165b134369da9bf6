import type { Browser, Locator, Page } from '@playwright/test'
import { atMost, type Benchmark, compareInTurns, median } from './measurement.ts'
import { startSite } from './site.ts'
import { openBrowser } from './visit.ts'

type Act = () => Promise<void>
/** Leads to where something will move, at full speed, and answers what sets it going. */
type Journey = { path: string; prepare: (page: Page) => Promise<Act> }
type Visit = Journey & { url: string; isStill?: boolean }

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
 * without motion, so there it is compared with a browser that moves nothing.
 */
export const benchmark: Benchmark = async () => {
  const { url, stop } = await startSite()
  const browser = await openBrowser()
  const scrolled = []
  for (let turn = 0; turn < turns; turn++) scrolled.push(await longestTask(browser, { ...scroll, url }))
  const compare = (journey: Journey) => {
    const longest = async (isStill: boolean) =>
      Math.max(longMs, await longestTask(browser, { ...journey, url, isStill }))
    return compareInTurns(
      turns,
      () => longest(false),
      () => longest(true),
    )
  }
  const grown = await compare(article)
  const unfolded = await compare(result)
  await browser.close()
  await stop()
  const task = 'longest task on a CPU slowed 4 times'
  return [
    atMost(`Home page scrolled through: ${task}`, median(scrolled), longMs, 'ms'),
    atMost(`A card's cover grows into its article's: ${task}, against no motion`, grown, 1.2, '×'),
    atMost(`The triangle of a result unfolds: ${task}, against no motion`, unfolded, 1.2, '×'),
  ]
}

/** In milliseconds; 0 where none is long. */
async function longestTask(browser: Browser, { url, path, prepare, isStill = false }: Visit): Promise<number> {
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
  const tasks = await page.evaluateHandle(() => {
    const seen = { longest: 0 }
    new PerformanceObserver((list) => {
      seen.longest = Math.max(seen.longest, ...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
    return seen
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await act()
  // Until it has come to rest.
  await page.waitForTimeout(1_500)
  const longest = await tasks.evaluate(({ longest }) => longest)
  await context.close()
  return longest
}

/** By the mouse alone, as long as a finger rests: to find the place only then would keep the page busy itself. */
async function pressOn(page: Page, target: Locator): Promise<Act> {
  // Pointing at a link brings what its page needs.
  await target.hover()
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to press on ${page.url()}`)
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 90 })
}
