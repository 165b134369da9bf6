import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../commands/chromium.ts'
import { atLeast, type Benchmark, median } from './measurement.ts'
import { startSite } from './site.ts'

const limits = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const rounds = [1, 2, 3]
// One of each kind.
const paths = [
  '/',
  '/services',
  '/services/ai-consulting',
  '/mentoring',
  '/assessments',
  '/scan/transformation-readiness',
  '/insights',
  '/blog',
  '/blog/five-flow-figures-a-board-can-read',
  '/authors/eszter-varga',
  '/use-cases',
  '/use-cases/danubia-bank-portfolio-focus',
  '/about',
  '/about/consultants',
  '/about/events',
  '/partners',
  '/contact',
  '/privacy-policy',
]

/** Lighthouse as a slow phone sees it: the median of three runs for each page. */
export const benchmark: Benchmark = async () => {
  const site = await startSite()
  const chrome = await launch({ chromePath: await findChromium(), chromeFlags: ['--headless', '--no-sandbox'] })
  const measurements = []
  for (const path of paths) {
    const runs = []
    for (const _ of rounds) runs.push(await scoresOf(site.url + path, chrome.port))
    for (const [category, limit] of Object.entries(limits)) {
      const score = median(runs.map((run) => run[category] ?? 0))
      measurements.push(atLeast(`Lighthouse mobile ${path}: ${category}`, score, limit))
    }
  }
  chrome.kill()
  await site.stop()
  return measurements
}

async function scoresOf(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(limits) })
  const categories = Object.values(result?.lhr.categories ?? {})
  return Object.fromEntries(categories.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]))
}
