import type { RouteConfigEntry } from '@react-router/dev/routes'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { inquiry } from '#features/contact/contact.fixture.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import { visitCountsOf } from '#records/visits/counts.server.ts'
import { pagePath } from '#records/visits/source.ts'
import { openAdmin } from '#tests/admin.ts'
import { createApi } from './api.ts'
import { features } from './features.server.ts'
import { erasePerson } from './privacy.ts'
import routes from './routes.ts'

const now = new Date('2026-03-02T10:00:00Z')
const { platform, call, db } = await openAdmin(undefined, { now: () => now })
const { pool } = platform
const background = createBackground(platform)
await background.prepare()
await background.stop()
const api = new Hono().route('/', createApi(platform, features))

const headers = {
  ...{ apikey: platform.publicKey, 'content-type': 'application/json' },
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

async function send(name: string, body: unknown) {
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await api.request(`/api/functions/${name}`, init, { incoming: { socket: {}, headers: {} } })
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
}

const funnel = async (by: string) => (await call(`funnel?from=2026-03-01&to=2026-03-02&by=${by}`)).body

beforeEach(async () => {
  await visitCountsOf(platform).flush()
  await pool.query('truncate people, daily_visits, inquiries, assessments, scan_visits cascade')
})

test('whoever sends something is counted by where their visit began', async () => {
  const campaign = { source: 'letter', medium: 'email', name: 'spring' }
  const source = { firstPath: '/services', lastPath: '/blog', referrer: 'https://www.news.example/', campaign }
  const answers = Array(16).fill(4)
  const personalData = { firstName: 'Réka', email: 'reka@example.com' }
  await send('visit', { path: '/services', referrer: source.referrer, campaign })
  for (const answered of [0, 4])
    await send('scan-progress', { visit: 'v'.repeat(22), answered, step: 'questions', source })
  for (const _ of ['sent', 'sent again'])
    await send('assessment-scoring', { answers, assessToken: 'a-token-of-the-tests', personalData, source })
  await send('assessment-scoring', { answers, assessToken: 'another-token', source })
  await send('send-contact-email', { ...inquiry, source })
  await send('send-contact-email', inquiry)
  const row = { visits: 1, scans_started: 2, scans_finished: 2, scans_named: 1, inquiries: 1, won: 0 }
  const unknown = { visits: 0, scans_started: 0, scans_finished: 0, scans_named: 0, inquiries: 1, won: 0 }
  expect(await funnel('page')).toEqual({
    ...{ from: '2026-03-01', to: '2026-03-02', total: 2 },
    totals: { ...row, inquiries: 2 },
    items: [
      { key: '/services', ...row },
      { key: 'unknown', ...unknown },
    ],
  })
  expect((await funnel('source')).items[0]).toEqual({ key: 'news.example', ...row })
  expect(await funnel('campaign')).toMatchObject({
    total: 1,
    items: [{ key: 'letter / email / spring', ...row }],
    totals: { inquiries: 2 },
  })
})

test('the source is kept with an inquiry and a named scan, and with no other', async () => {
  const source = { firstPath: '/blog', lastPath: '/assessment/shared/a-key', referrer: 'news.example' }
  const kept = { ...source, lastPath: '/assessment/shared' }
  const answers = Array(16).fill(4)
  await send('assessment-scoring', {
    answers,
    assessToken: 'named-scan',
    personalData: { email: 'r@example.com' },
    source,
  })
  await send('assessment-scoring', { answers, assessToken: 'unnamed-scan', source })
  await send('send-contact-email', { ...inquiry, source })
  const { rows } = await pool.query('select assess_token, source from assessments order by 1')
  expect(rows).toEqual([
    { assess_token: 'named-scan', source: kept },
    { assess_token: 'unnamed-scan', source: null },
  ])
  expect((await pool.query('select source from inquiries')).rows).toEqual([{ source: kept }])
})

test('a client is counted under the article that brought them, and stays counted once erased', async () => {
  await send('send-contact-email', { ...inquiry, source: { firstPath: '/services' } })
  const { items } = (await call('people')).body
  expect(items[0]).toMatchObject({ stage: 'new', source: { firstPath: '/services' } })
  await call(`people/${items[0].id}`, { method: 'PATCH', body: { stage: 'won' } })
  await pool.query('update person_entries set at = $1', [now])
  const brought = { key: '/services', inquiries: 1, won: 1 }
  expect((await funnel('page')).items).toMatchObject([brought])
  expect((await funnel('source')).items).toMatchObject([{ key: 'direct', won: 1 }])
  await db.transaction((tx) => erasePerson(tx, features, inquiry.email, now))
  expect((await call('people')).body.total).toBe(0)
  expect((await funnel('page')).items).toMatchObject([brought])
})

test('visits are read by day, page, source, campaign and width', async () => {
  await send('visit', { path: '/', width: 'large' })
  await send('visit', { path: '/blog', referrer: 'news.example', campaign: { name: 'spring' } })
  const read = async (query: string) => (await call(`visits?from=2026-02-28&to=2026-03-02&${query}`)).body
  const none = { views: 0, visits: 0, visitors: 0 }
  expect(await read('by=day')).toEqual({
    ...{ from: '2026-02-28', to: '2026-03-02', total: 3 },
    items: [
      { key: '2026-02-28', ...none },
      { key: '2026-03-01', ...none },
      { key: '2026-03-02', views: 2, visits: 2, visitors: expect.any(Number) },
    ],
  })
  expect((await read('by=page')).items.map(({ key }: { key: string }) => key)).toEqual(['/', '/blog'])
  expect((await read('by=source')).items.map(({ key }: { key: string }) => key)).toEqual(['direct', 'news.example'])
  expect((await read('by=campaign')).items).toMatchObject([{ key: '– / – / spring', visits: 1 }])
  expect((await read('by=width')).items).toMatchObject([{ key: 'large', views: 1 }])
})

test('without a time the last thirty days are answered', async () => {
  expect((await call('visits')).body).toMatchObject({ from: '2026-02-01', to: '2026-03-02', total: 30 })
})

test.each(['by=hour', 'from=x', 'from=2026-03-02&to=2026-03-01', 'from=2020-01-01', 'page=1'])(
  'nothing is answered to “%s”',
  async (query) => {
    for (const name of ['visits', 'funnel']) expect((await call(`${name}?${query}`)).status, name).toBe(422)
  },
)

test('of a page whose address holds a key, the key is kept nowhere', async () => {
  const paths = (entries: RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...paths(children)])
  const withKey = paths(await routes).filter((path) => /token/i.test(path))
  expect(withKey.length).toBeGreaterThan(0)
  for (const path of withKey) expect(pagePath(`/${path.replace(/:\w+\??/, 'a-key')}`)).not.toContain('a-key')
})
