import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test as journey } from './journey.ts'
import { type SiteProcess, startProcess, startSharedDatabase } from './site-process.ts'

let database: Awaited<ReturnType<typeof startSharedDatabase>>
let first: SiteProcess
let second: SiteProcess

// Visitors are on the second process; changes are made past both, in the database.
const test = journey.extend<object, { started: undefined }>({
  started: [
    async ({ browserName: _ }, use) => {
      database = await startSharedDatabase()
      ;[first, second] = await Promise.all([startProcess(database.url), startProcess(database.url)])
      await use(undefined)
      await Promise.all([first.stop(), second.stop()])
      await database.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ started: _ }, use) => use(second.url),
})
test.describe.configure({ mode: 'default' })

const saveText = (page: string, section: string, content: string) =>
  database.query(
    `insert into page_content (page_key, section_key, content) values ($1, $2, $3)
     on conflict (page_key, section_key) do update set content = excluded.content`,
    [page, section, content],
  )

/** Opens a page that follows changes, and marks it: a reload would take the mark away. */
async function openMarked(page: Page, path: string) {
  const following = page.waitForResponse((answer) => answer.url().includes('/api/changes'))
  await page.goto(path)
  await following
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'not reloaded'
  })
}
const expectNoReload = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-mark', 'not reloaded')

test('two processes that start at once on an empty database set it up once', async () => {
  const journal = JSON.parse(await readFile('db/migrations/meta/_journal.json', 'utf8'))
  const { rows } = await database.query('select hash from drizzle.__drizzle_migrations')
  expect(rows).toHaveLength(journal.entries.length)
  const references = await database.query(
    'select count(*)::int as all, count(distinct name)::int as names from brand_references',
  )
  expect(references.rows[0].all).toBeGreaterThan(0)
  expect(references.rows[0].all).toBe(references.rows[0].names)
  for (const { url } of [first, second]) expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('a change is served by every process, although both had the page in memory', async () => {
  const read = async ({ url }: SiteProcess) => {
    const answer = await fetch(`${url}/contact`)
    return { etag: answer.headers.get('etag'), html: await answer.text() }
  }
  const before = await Promise.all([first, second].map(read))
  const again = await Promise.all([first, second].map(read))
  expect(again.map(({ etag }) => etag)).toEqual(before.map(({ etag }) => etag))

  const changed = performance.now()
  await saveText('contact', 'title', 'Served by both')
  for (const [place, process] of [first, second].entries()) {
    await expect.poll(async () => (await read(process)).html.includes('Served by both'), { intervals: [5] }).toBe(true)
    console.log(`process ${place + 1} served the change after ${Math.round(performance.now() - changed)} ms`)
    expect((await read(process)).etag).not.toBe(before[place]?.etag)
  }
})

test('an open page shows a new text without a reload and keeps what the visitor typed', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: Record<string, number> = {}
    Object.assign(window, { heard })
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('content', () => {
          heard.content ??= performance.now()
        })
      }
    }
    const { fetch } = window
    window.fetch = (...args) => {
      if (heard.content && String(args[0]).endsWith('/api/content/contact')) heard.read ??= performance.now()
      return fetch(...args)
    }
  })
  await openMarked(page, '/contact')
  await page.getByLabel('Name').fill('Réka Szabó')
  await page.getByLabel('Message').fill('Our planning takes a quarter.')

  const changed = performance.now()
  await saveText('contact', 'title', 'Written while you type')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written while you type')
  console.log(`the open page showed the change after ${Math.round(performance.now() - changed)} ms`)

  await expectNoReload(page)
  await expect(page.getByLabel('Name')).toHaveValue('Réka Szabó')
  await expect(page.getByLabel('Message')).toHaveValue('Our planning takes a quarter.')
  await expect(page.getByLabel('Message')).toBeFocused()
  const { content, read } = await page.evaluate(() => (window as unknown as { heard: Record<string, number> }).heard)
  expect(Number(read) - Number(content), 'milliseconds from the news to the reading').toBeGreaterThanOrEqual(99)
})

test('a change between the rendering of a page and its first script is not missed', async ({ page }) => {
  await saveText('contact', 'title', 'As it was rendered')
  await expect.poll(async () => (await fetch(`${second.url}/contact`)).text()).toContain('As it was rendered')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('As it was rendered')
  await saveText('contact', 'title', 'As it is now')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('As it is now')
})

test('an open page reads again only what has changed', async ({ page }) => {
  await openMarked(page, '/contact')
  await page.waitForLoadState('networkidle')
  const read: string[] = []
  page.on('request', (request) => read.push(new URL(request.url()).pathname))
  await saveText('events', 'title', 'Of another page')
  await saveText('contact', 'title', 'Of this page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Of this page')
  expect(read.filter((path) => path.startsWith('/api/'))).toEqual(['/api/content/contact'])
})

test('a new reference is on the open home page', async ({ page }) => {
  await openMarked(page, '/')
  const added = page.locator('.references li', { hasText: 'Brand New Client' })
  await expect(added).toHaveCount(0)
  await database.query(
    "insert into brand_references (name, show_text_only, display_order) values ('Brand New Client', true, 3)",
  )
  await expect(added.first()).toBeAttached()
  await database.query("delete from brand_references where name = 'Brand New Client'")
  await expect(added).toHaveCount(0)
  await expectNoReload(page)
})

const scanTitle = '3-Minute Transformation Readiness Scan'
const switchScan = (on: boolean) => database.query('update feature_flags set is_enabled = $1', [on])

test('a flag that is switched off hides its part on the open page and in every new one', async ({ page }) => {
  await openMarked(page, '/')
  const call = page.getByRole('heading', { name: scanTitle })
  await expect(call).toBeVisible()
  expect(await (await fetch(first.url)).text()).toMatch(/scan-call"/)
  await switchScan(false)
  await expect(call).toHaveCount(0)
  for (const { url } of [first, second]) {
    await expect.poll(async () => (await fetch(url)).text(), { intervals: [20] }).not.toMatch(/scan-call"/)
  }
  await switchScan(true)
  await expect(call).toBeVisible()
  await expectNoReload(page)
})

test.describe('when flags can not be read', () => {
  test.use({ expectedErrors: [/\/api\/feature-flags/] })

  test('what they would show is hidden until they can', async ({ page }) => {
    await openMarked(page, '/')
    const call = page.getByRole('heading', { name: scanTitle })
    await expect(call).toBeVisible()
    await page.route('**/api/feature-flags', (route) => route.abort())
    const warned = page.waitForEvent('console', (message) => message.text() === '[flags] hide all on error')
    await switchScan(true)
    expect((await warned).type()).toBe('warning')
    await expect(call).toHaveCount(0)
    await page.unroute('**/api/feature-flags')
    await switchScan(true)
    await expect(call).toBeVisible()
    await expectNoReload(page)
  })
})

test.describe('while its process restarts', () => {
  // The browser's own words about a stream that ended and a server that does not answer yet.
  test.use({ expectedErrors: [/\/api\/changes|ERR_CONNECTION_REFUSED/] })

  test('an open page waits, follows again and reads what it missed', async ({ page }) => {
    await openMarked(page, '/contact')
    await page.getByLabel('Message').fill('Still here')
    const asked = performance.now()
    expect(await second.stop(), 'how a process with open streams ends').toBe(0)
    console.log(`a process with open streams ended after ${Math.round(performance.now() - asked)} ms`)
    await saveText('contact', 'title', 'Changed while nobody served')
    second = await startProcess(database.url, second.port)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed while nobody served')
    await saveText('contact', 'title', 'And followed again')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('And followed again')
    await expect(page.getByLabel('Message')).toHaveValue('Still here')
    await expectNoReload(page)
  })
})
