import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { contactContent } from '#features/contact/content.ts'
import { homeContent } from '#site/home/content.ts'
import { type Site, startSite } from '#tests/site.ts'
import { runUntil, stopClock } from './clock.ts'
import { copySampleDatabase, type Data, openEmptyDatabase } from './databases.ts'
import { expect, test as journey, open } from './journey.ts'
import { section } from './public-page.ts'

let data: Data
let first: Site
let second: Site

// Visitors are on the second process; changes are made past both, in the database. Asked for before it starts as well.
const test = journey.extend({ baseURL: ({ browserName: _ }, use) => use(second?.url) })

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  data = await copySampleDatabase()
  ;[first, second] = await Promise.all([startSite({ DATABASE_URL: data.url }), startSite({ DATABASE_URL: data.url })])
})
test.afterAll(async () => {
  await Promise.all([first.kill(), second.kill()])
  await data.drop()
})

const saveText = (page: string, key: string, content: string) =>
  data.query(
    `insert into page_content (page_key, section_key, content) values ($1, $2, $3)
     on conflict (page_key, section_key) do update set content = excluded.content`,
    [page, key, content],
  )

/** Opens a page that follows changes, and marks it: a reload would take the mark away. */
async function openMarked(page: Page, path: string) {
  const following = page.waitForResponse((answer) => answer.url().includes('/api/changes'))
  await open(page, path)
  await following
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'not reloaded'
  })
}
const expectNoReload = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-mark', 'not reloaded')

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const name = (page: Page) => page.getByLabel(contactContent.texts.name_label)
const message = (page: Page) => page.getByLabel(contactContent.texts.message_label)

// The first of them: a page that is opened within two seconds of a change reads everything again once.
test('an open page reads again only what has changed', async ({ page }) => {
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url)
        for (const event of ['beat', 'reset']) {
          this.addEventListener(event, () => {
            document.documentElement.dataset.began ??= event
          })
        }
      }
    }
  })
  await expect(async () => {
    await openMarked(page, '/contact')
    await expect(page.locator('html')).toHaveAttribute('data-began', /./)
    await expect(page.locator('html')).toHaveAttribute('data-began', 'beat', { timeout: 1 })
  }).toPass()
  const read: string[] = []
  page.on('request', (request) => read.push(new URL(request.url()).pathname))
  await saveText('events', 'title', 'Of another page')
  await saveText('contact', 'title', 'Of this page')
  await expect(title(page)).toHaveText('Of this page')
  expect(read.filter((path) => path.startsWith('/api/'))).toEqual(['/api/content/contact'])
})

test('two processes that start at once on an empty database set it up once', async () => {
  const empty = await openEmptyDatabase()
  const both = await Promise.all([startSite({ DATABASE_URL: empty.url }), startSite({ DATABASE_URL: empty.url })])
  const journal = JSON.parse(await readFile('db/migrations/meta/_journal.json', 'utf8'))
  const { rows } = await empty.query('select hash from drizzle.__drizzle_migrations')
  expect(rows).toHaveLength(journal.entries.length)
  const references = await empty.query(
    'select count(*)::int as all, count(distinct name)::int as names from brand_references',
  )
  expect(references.rows[0].all).toBeGreaterThan(0)
  expect(references.rows[0].all).toBe(references.rows[0].names)
  for (const { url } of both) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await Promise.all(both.map((site) => site.kill()))
  await empty.drop()
})

test('a change is served by every process, although both had the page in memory', async () => {
  const read = async ({ url }: Site) => {
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
  await name(page).fill('Réka Szabó')
  await message(page).fill('Our planning takes a quarter.')

  const changed = performance.now()
  await saveText('contact', 'title', 'Written while you type')
  await expect(title(page)).toHaveText('Written while you type')
  console.log(`the open page showed the change after ${Math.round(performance.now() - changed)} ms`)

  await expectNoReload(page)
  await expect(name(page)).toHaveValue('Réka Szabó')
  await expect(message(page)).toHaveValue('Our planning takes a quarter.')
  await expect(message(page)).toBeFocused()
  const { content, read } = await page.evaluate(() => (window as unknown as { heard: Record<string, number> }).heard)
  expect(Number(read) - Number(content), 'milliseconds from the news to the reading').toBeGreaterThanOrEqual(99)
})

test('a change between the rendering of a page and its first script is not missed', async ({ page }) => {
  await saveText('contact', 'title', 'As it was rendered')
  await expect.poll(async () => (await fetch(`${second.url}/contact`)).text()).toContain('As it was rendered')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(title(page)).toHaveText('As it was rendered')
  await saveText('contact', 'title', 'As it is now')
  held.resolve()
  await expect(title(page)).toHaveText('As it is now')
})

test('a new reference is on the open home page', async ({ page }) => {
  await openMarked(page, '/')
  const added = page.getByRole('list', { name: 'Some References' }).getByText('Brand New Client')
  await expect(added).toHaveCount(0)
  await data.query(
    "insert into brand_references (name, show_text_only, display_order) values ('Brand New Client', true, 3)",
  )
  await expect(added).toBeAttached()
  await data.query("delete from brand_references where name = 'Brand New Client'")
  await expect(added).toHaveCount(0)
  await expectNoReload(page)
})

const scanTitle = '3-Minute Transformation Readiness Scan'
const scanCall = (page: Page) => page.getByRole('heading', { name: scanTitle })
const switchScan = (on: boolean) => data.query('update feature_flags set is_enabled = $1', [on])
const moveFlags = (env: string) => data.query('update feature_flags set env = $1', [env])

test('a flag that is switched off, or is not for this environment, hides its part on the open page and in every new one', async ({
  page,
}) => {
  const expectInNewPages = async (isShown: boolean) => {
    for (const { url } of [first, second]) {
      await expect
        .poll(async () => (await (await fetch(url)).text()).includes(`${scanTitle}</h2>`), { intervals: [20] })
        .toBe(isShown)
    }
  }
  await openMarked(page, '/')
  await expect(scanCall(page)).toBeVisible()
  await expect(section(page, scanTitle).getByRole('link', { name: 'Start the Scan' })).toHaveAttribute(
    'href',
    '/scan/transformation-readiness',
  )
  await expectInNewPages(true)
  for (const [hide, show] of [
    [() => switchScan(false), () => switchScan(true)],
    [() => moveFlags('staging'), () => moveFlags('prod')],
  ] as const) {
    await hide()
    await expect(scanCall(page)).toHaveCount(0)
    await expectInNewPages(false)
    expect(await (await fetch(second.url)).text()).not.toContain('/scan/transformation-readiness"')
    await show()
    await expect(scanCall(page)).toBeVisible()
    await expectInNewPages(true)
  }
  await expectNoReload(page)
  await switchScan(false)
  await expectInNewPages(false)
  await page.reload()
  await expect(page.getByRole('heading', { name: homeContent.texts.results_title })).toBeVisible()
  await expect(scanCall(page)).toHaveCount(0)
  await switchScan(true)
  await expect(scanCall(page)).toBeVisible()
})

test.describe('when flags can not be read', () => {
  test.use({ expectedErrors: [/\/api\/feature-flags/] })

  test('what they would show is hidden until they can', async ({ page }) => {
    await page.clock.install()
    await openMarked(page, '/')
    await stopClock(page)
    await expect(scanCall(page)).toBeVisible()
    await page.route('**/api/feature-flags', (route) => route.abort())
    const warned = page.waitForEvent('console', (message) => message.text() === '[flags] hide all on error')
    await switchScan(true)
    await runUntil(page, async () => (await scanCall(page).count()) === 0)
    expect((await warned).type()).toBe('warning')
    await page.unroute('**/api/feature-flags')
    await page.clock.resume()
    await switchScan(true)
    await expect(scanCall(page)).toBeVisible()
    await expectNoReload(page)
  })
})

test.describe('while its process restarts', () => {
  // The browser's own words about a stream that ended and a server that does not answer yet.
  test.use({ expectedErrors: [/\/api\/changes|ERR_CONNECTION_REFUSED/] })

  test('an open page waits, follows again and reads what it missed', async ({ page }) => {
    await openMarked(page, '/contact')
    await message(page).fill('Still here')
    const asked = performance.now()
    expect(await second.stop(), 'how a process with open streams ends').toBe(0)
    console.log(`a process with open streams ended after ${Math.round(performance.now() - asked)} ms`)
    await saveText('contact', 'title', 'Changed while nobody served')
    second = await startSite({ DATABASE_URL: data.url, PORT: second.port })
    await expect(title(page)).toHaveText('Changed while nobody served')
    await saveText('contact', 'title', 'And followed again')
    await expect(title(page)).toHaveText('And followed again')
    await expect(message(page)).toHaveValue('Still here')
    await expectNoReload(page)
  })
})
