import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startEmbeddedPostgres } from '#platform/database/embedded/start.server.ts'
import { startBlog } from './many-articles.ts'
import { atMost, type Benchmark, median } from './measurement.ts'
import { administrator, temporaryDir, withAdministrator } from './site.ts'
import { firstVisit, openBrowser } from './visit.ts'

const rows = 10_000

/** What the first screen costs, and how long it takes from the click in the menu until the first rows of a long list can be read. */
export const benchmark: Benchmark = async () => {
  const folder = await temporaryDir()
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const site = await startBlog(postgres.connection, rows, withAdministrator)
  const browser = await openBrowser()
  const context = await browser.newContext({ baseURL: site.url })
  await context.request.post('/api/auth/sign-in/email', { data: administrator })
  const dashboard = await firstVisit(context, `${site.url}/admin`)
  const page = await context.newPage()
  const times = []
  for (let visit = 0; visit < 9; visit++) times.push(await openList(page))
  await browser.close()
  await site.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
  return [
    atMost('Admin, first screen: JavaScript', dashboard.kilobytes('script'), 330, 'KB'),
    atMost(`Admin, list of ${rows} articles: until its first page shows`, median(times), 500, 'ms'),
  ]
}

/** A new document each time, so that the list comes from the server and not from the browser's memory. */
async function openList(page: Page) {
  await page.goto('/admin/users', { waitUntil: 'networkidle' })
  // Whoever presses it has pointed at it before.
  await page.getByRole('link', { name: 'Blog' }).hover()
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    const started = performance.now()
    document.querySelector<HTMLElement>('nav a[href="/admin/blog"]')?.click()
    const isShown = () => location.pathname === '/admin/blog' && document.querySelectorAll('tbody tr').length >= 10
    while (!isShown()) await new Promise(requestAnimationFrame)
    return performance.now() - started
  })
}
