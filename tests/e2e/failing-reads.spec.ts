import type { APIRequestContext, Page } from '@playwright/test'
import { eventsContent } from '#features/events/content.ts'
import { useCasesContent } from '#features/use-cases/content.ts'
import { homeContent } from '#site/home/content.ts'
import { runUntil, runUntilVisible, stopClock } from './clock.ts'
import { expect, open, test } from './own-site.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [/50[03]|Failed to load consultants/] })

const tables = {
  references: 'brand_references',
  flags: 'feature_flags',
  texts: 'page_content',
  posts: 'blog_posts',
  stories: 'use_cases',
  events: 'events',
  people: 'consultants',
}

type Fixtures = { data: { query: (sql: string) => Promise<unknown> }; request: APIRequestContext }

/** Has every read of a table fail until the test is over with it. What was read before is forgotten. */
async function without({ data, request }: Fixtures, table: string, perform: () => Promise<void>) {
  await data.query(`alter table ${table} rename to ${table}_away`)
  await data.query('select pg_notify(\'changes\', \'{"table":"files","key":null}\')')
  await expect
    .poll(async () => (await (await request.get('/metrics')).text()).includes('page_cache_bytes 0'))
    .toBe(true)
  try {
    await perform()
  } finally {
    await data.query(`alter table ${table}_away rename to ${table}`)
  }
}

async function openWithClock(page: Page, path: string) {
  await page.clock.install()
  const answer = await open(page, path)
  await stopClock(page)
  return answer
}

const frame = (page: Page) => page.getByRole('contentinfo')

test('a home page whose references can not be read waits for them, then says so, and is not kept', async ({
  page,
  data,
  request,
}) => {
  await without({ data, request }, tables.references, async () => {
    const answer = await openWithClock(page, '/')
    expect([answer?.status(), answer?.headers()['cache-control'], answer?.headers().etag]).toEqual([
      200,
      'no-store',
      undefined,
    ])
    await expect(page.getByRole('heading', { level: 1 })).toContainText('AI × Agile.')
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await runUntilVisible(page, page.getByText('Failed to fetch references'))
    await expect(page.getByRole('heading', { name: homeContent.texts.references_title })).toBeVisible()
    await page.clock.resume()
  })
  await open(page, '/')
  await expect(page.getByRole('list', { name: homeContent.texts.references_title })).toBeVisible()
})

test('flags that can not be read hide what is flagged in that answer alone, and the browser says so', async ({
  page,
  data,
  request,
}) => {
  const scan = page.getByRole('heading', { name: homeContent.texts.scan_title })
  await without({ data, request }, tables.flags, async () => {
    const warning = page.waitForEvent('console', (message) => message.text() === '[flags] hide all on error')
    await open(page, '/')
    await warning
    await expect(scan).toHaveCount(0)
  })
  await open(page, '/')
  await expect(scan).toBeVisible()
})

test('texts that can not be read are replaced by the built-in ones, with a word about it', async ({
  page,
  data,
  request,
}) => {
  await data.query(
    "insert into page_content (page_key, section_key, content) values ('home', 'hero_badge', 'Saved by staff')",
  )
  await without({ data, request }, tables.texts, async () => {
    await openWithClock(page, '/')
    await expect(page.getByText(homeContent.texts.hero_badge)).toBeVisible()
    await expect(frame(page)).toContainText('All rights reserved.')
    await runUntilVisible(page, page.getByRole('alert').filter({ hasText: 'Failed to fetch content' }))
    await expect(page.getByRole('link', { name: homeContent.texts.hero_secondary })).toBeVisible()
    await page.clock.resume()
  })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Saved by staff')).toBeVisible()
  await expect(page.getByText('Failed to fetch content')).toHaveCount(0)
  await data.query("delete from page_content where page_key = 'home'")
})

test('a policy that can not be read stands in its built-in words', async ({ page, data, request }) => {
  await without({ data, request }, tables.texts, async () => {
    const answer = await open(page, '/privacy-policy')
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    await expect(page.getByText('at least 16 years old')).toBeVisible()
  })
})

const lists = [
  [
    '/blog',
    tables.posts,
    'Failed to load blog posts. Please check your connection and try again.',
    'Notes from both lanes',
  ],
  ['/use-cases', tables.stories, 'Error Loading Use Cases', useCasesContent.texts.closing_title],
  ['/about/events', tables.events, 'Failed to fetch events', eventsContent.texts.keynotes_title],
] as const

for (const [path, table, message, heading] of lists) {
  test(`${path} tries again for a first visit too, then says what failed`, async ({ page, data, request }) => {
    await without({ data, request }, table, async () => {
      const calls: number[] = []
      page.on('request', (request) => request.url().match(/\/api\/(blog|use-cases|events)\b/) && calls.push(1))
      const answer = await openWithClock(page, path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await runUntilVisible(page, page.getByText(message).first())
      expect(calls).toHaveLength(4)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await page.clock.resume()
    })
    const again = await open(page, path)
    expect(again?.headers().etag).toBeDefined()
    await expect(page.getByText(message)).toHaveCount(0)
  })
}

const records = [
  ['/blog/rescuing-a-transformation-in-its-third-year', tables.posts, 'Loading Article...', 'Connection Error'],
  [
    '/use-cases/danubia-bank-portfolio-focus',
    tables.stories,
    useCasesContent.texts.story_loading,
    'Error Loading Use Cases',
  ],
] as const

for (const [path, table, loading, failure] of records) {
  test(`${path} comes with the frame, waits and then says that it failed`, async ({ page, data, request }) => {
    await without({ data, request }, table, async () => {
      const answer = await openWithClock(page, path)
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5'])
      await expect(page.getByText(loading).first()).toBeAttached()
      await expect(frame(page)).toContainText('All rights reserved.')
      await runUntilVisible(page, page.getByRole('heading', { name: failure }))
      await page.clock.resume()
    })
  })
}

test('consultants that can not be read leave an empty list, and that is logged', async ({ page, data, request }) => {
  await without({ data, request }, tables.people, async () => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await openWithClock(page, '/about/consultants')
    await runUntil(page, async () => logged.some((line) => line.includes('Failed to load consultants')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.resume()
  })
})
