import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../commands/chromium.ts'

const kilobyte = 1000

export const openBrowser = async () => chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })

/** What a first visit costs over the wire, as a browser counts it. */
export async function firstVisit(browser: Browser | BrowserContext, url: string) {
  const page = await browser.newPage()
  const bytes: Record<string, number> = {}
  const foreign: string[] = []
  page.on('requestfinished', async (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) foreign.push(request.url())
    const { responseBodySize } = await request.sizes()
    const kind = request.resourceType()
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(2000)
  const cookies = await page.context().cookies()
  await page.close()
  return { kilobytes: (kind: string) => (bytes[kind] ?? 0) / kilobyte, foreign, cookies }
}
