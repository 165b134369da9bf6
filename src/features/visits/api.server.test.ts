import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '#platform/environment.server.ts'
import { visitCountsOf } from '#records/visits/counts.server.ts'
import { dailyVisits } from '#records/visits/tables.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { signIn } from '#tests/users.ts'
import { visitsApi } from './api.server.ts'

let time = new Date('2026-03-02T10:47:31Z')
const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
const platform = await testPlatform({ environment, now: () => time })
const { db } = platform
let articles = ['/blog/first']
const site = defineFeature({
  name: 'site',
  texts: [{ group: 'Site', name: 'Home', path: '/', content: { pageKey: 'home', texts: {} } }],
  addresses: async () => articles.map((path) => ({ path })),
})
const api = new Hono().route('/', visitsApi(platform, [site]))

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Sender = { from?: string; headers?: Record<string, string> }

async function view(body: unknown, { from = '192.0.2.1', headers = {} }: Sender = {}) {
  const incoming = { socket: {}, headers: { 'x-forwarded-for': from } }
  const given = { host: 'tandem.example', 'user-agent': firefox, 'content-type': 'application/json', ...headers }
  const answer = await api.request(
    '/functions/visit',
    { method: 'POST', headers: given, body: JSON.stringify(body) },
    { incoming },
  )
  expect(answer.headers.get('set-cookie')).toBeNull()
  return answer.status
}

/** By what and where: views, visits, visitors. */
async function counted() {
  await visitCountsOf(platform).flush()
  const rows = await db.select().from(dailyVisits)
  return Object.fromEntries(
    rows.map(({ by, key, views, visits, visitors }) => [`${by} ${key}`, [views, visits, visitors]]),
  )
}

beforeEach(async () => {
  await counted()
  await db.delete(dailyVisits)
  // Another day, on which nobody is known yet.
  time = new Date(time.getTime() + 24 * 60 * 60 * 1000)
})

test('a visit is counted by its first page, where it came from, its campaign and the width of the screen', async () => {
  const campaign = { source: 'newsletter', medium: 'email', name: 'spring' }
  expect(await view({ path: '/blog/first', referrer: 'https://www.news.example/', campaign, width: 'small' })).toBe(202)
  expect(await view({ path: '/', referrer: 'tandem.example', campaign, width: 390 })).toBe(202)
  expect(await counted()).toEqual({
    'page /blog/first': [1, 1, 1],
    'page /': [1, 0, 0],
    'source news.example': [1, 1, 1],
    'campaign newsletter / email / spring': [1, 1, 1],
    'width small': [2, 1, 1],
  })
})

test('a visitor is counted once a day, and again on the next', async () => {
  for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await view({ path: '/' }, { from })
  expect(await counted()).toEqual({ 'page /': [3, 3, 2], 'source direct': [3, 3, 2] })
  time = new Date(time.getTime() + 24 * 60 * 60 * 1000)
  await view({ path: '/' })
  expect(await db.select().from(dailyVisits)).toHaveLength(2)
  await counted()
  expect((await db.select().from(dailyVisits)).map(({ visitors }) => visitors).sort()).toEqual([1, 1, 2, 2])
})

describe('taken and not counted is', () => {
  test.each([
    ['a browser with Global Privacy Control', { 'sec-gpc': '1' }],
    ['a browser with Do Not Track', { dnt: '1' }],
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a program without a name', { 'user-agent': '' }],
  ])('%s', async (_who, headers) => {
    expect(await view({ path: '/' }, { headers })).toBe(202)
    expect(await counted()).toEqual({})
  })

  test('a user who looks at the site', async () => {
    const headers = { ...(await signIn(platform, 'editor')), 'sec-fetch-site': 'same-origin' }
    expect(await view({ path: '/' }, { headers })).toBe(202)
    expect(await counted()).toEqual({})
  })

  test.each(['/nowhere', '/blog/second', '//elsewhere.example', ''])(
    'what is no page of the site: “%s”',
    async (path) => {
      expect(await view({ path })).toBe(202)
      expect(await counted()).toEqual({})
    },
  )
})

test('a page that was published a moment ago is counted too', async () => {
  await view({ path: '/blog/new' })
  articles = ['/blog/first', '/blog/new']
  time = new Date(time.getTime() + 6_000)
  await view({ path: '/blog/new' })
  expect(await counted()).toMatchObject({ 'page /blog/new': [1, 1, 1] })
})

test('the result that somebody has passed on is one page, whoever’s it is', async () => {
  await view({ path: '/assessment/shared/a-key-of-somebody' })
  expect(await counted()).toMatchObject({ 'page /assessment/shared': [1, 1, 1] })
})

describe('refused is', () => {
  test.each([
    ['no path', {}],
    ['a path that is no text', { path: 7 }],
    ['anything personal', { path: '/', email: 'reka@example.com' }],
    ['a campaign that is no campaign', { path: '/', campaign: 'spring' }],
    ['a width that is none', { path: '/', width: 'huge' }],
  ])('%s', async (_what, body) => {
    expect(await view(body)).toBe(422)
    expect(await counted()).toEqual({})
  })

  test('a flood from one address, while others are counted on', async () => {
    const flood = await Promise.all(Array.from({ length: 320 }, () => view({ path: '/' }, { from: '198.51.100.7' })))
    expect(flood.filter((status) => status === 429)).toHaveLength(20)
    expect(await view({ path: '/' }, { from: '198.51.100.8' })).toBe(202)
  })
})
