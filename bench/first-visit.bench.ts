import { chromium } from '@playwright/test'
import { findChromium } from '../commands/chromium.ts'
import { atMost, type Benchmark } from './measurement.ts'
import { startSite } from './site.ts'

const kilobyte = 1000

/** What a first visit of the home page costs over the wire, as a browser counts it. */
export const benchmark: Benchmark = async () => {
  const site = await startSite()
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const bytes = { script: 0, stylesheet: 0, font: 0 } as Record<string, number>
  const foreign: string[] = []
  page.on('requestfinished', async (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url())
    const { responseBodySize } = await request.sizes()
    const kind = request.resourceType()
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize
  })
  await page.goto(site.url, { waitUntil: 'load' })
  await page.waitForTimeout(2000)
  const cookies = await page.context().cookies()
  await browser.close()
  await site.stop()
  const inKilobytes = (kind: string) => (bytes[kind] ?? 0) / kilobyte
  return [
    atMost('Home page, first visit: JavaScript', inKilobytes('script'), 110, 'KB'),
    atMost('Home page, first visit: CSS', inKilobytes('stylesheet'), 20, 'KB'),
    atMost('Home page, first visit: fonts', inKilobytes('font'), 60, 'KB'),
    atMost('Home page: requests to other hosts', foreign.length, 0),
    atMost('Home page: cookies', cookies.length, 0),
  ]
}
