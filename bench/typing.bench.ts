import type { Page } from '@playwright/test'
import { atMost, type Benchmark, median } from './measurement.ts'
import { administrator, startSite, withAdministrator } from './site.ts'
import { openBrowser } from './visit.ts'

const letters = 15

/** From the last letter typed into an article until the server has confirmed it, and until the preview shows it. */
export const benchmark: Benchmark = async () => {
  const site = await startSite(withAdministrator)
  const browser = await openBrowser()
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
  await page.request.post('/api/auth/sign-in/email', { data: administrator })
  const { items } = await (await page.request.get('/api/admin/blog?per_page=1&published=true')).json()
  await page.goto(`/admin/blog/${items[0].id}`)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.locator('iframe[data-shown]').waitFor()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.focus()
  const times = []
  for (let letter = 0; letter < letters; letter++) times.push(await typeLetter(page))
  await browser.close()
  await site.stop()
  return [
    atMost('Admin, typing: until the server has it, slowest', Math.max(...times.map(({ kept }) => kept)), 2_000, 'ms'),
    atMost('Admin, typing: until the preview shows it', median(times.map(({ shown }) => shown)), 400, 'ms'),
  ]
}

type Times = { kept: number; shown: number }

/** By the browser's own clock, from the key on. */
async function typeLetter(page: Page): Promise<Times> {
  const watch = await page.evaluateHandle(() => {
    const started = new Promise<number>((resolve) =>
      addEventListener('keydown', () => resolve(performance.now()), { capture: true, once: true }),
    )
    const shown = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        resolve(performance.now())
      })
      const frame = document.querySelector('iframe')
      if (frame) observer.observe(frame, { attributeFilter: ['data-shown'] })
    })
    const kept = new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const call = list.getEntries().find(({ name }) => name.endsWith('/pending'))
        if (!call) return
        observer.disconnect()
        resolve(call.startTime + call.duration)
      })
      observer.observe({ type: 'resource' })
    })
    return { started, shown, kept }
  })
  await page.keyboard.press('x')
  return watch.evaluate(async ({ started, shown, kept }): Promise<Times> => {
    const from = await started
    return { kept: (await kept) - from, shown: (await shown) - from }
  })
}
