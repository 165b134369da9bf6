import { apiKey, type Site, startSite } from '#tests/site.ts'
import { copySampleDatabase, type Data } from './databases.ts'
import { expect, test as journey } from './journey.ts'
import { raw } from './raw-request.ts'
import { administrator } from './users.ts'

let data: Data
let site: Site

// Asked for before the site starts as well.
const test = journey.extend({ baseURL: ({ browserName: _ }, use) => use(site?.url) })

const metricsToken = 'token-of-the-metrics-in-tests'
const secure = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.example.com' }

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  data = await copySampleDatabase()
  site = await startSite({ DATABASE_URL: data.url, TRUST_PROXY: '1', METRICS_TOKEN: metricsToken })
})
test.afterAll(async () => {
  await site.kill()
  await data.drop()
})

test('every answer insists on https and on its own type, whatever it holds', async () => {
  const asset = (await raw(site.url, '/')).body.match(/\/assets\/[\w.-]+/)?.[0] ?? ''
  for (const [path, status] of [
    ['/', 200],
    ['/no/such/page', 404],
    ['/about/', 308],
    ['/%00', 400],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 403],
    ['/robots.txt', 200],
    ['/favicon.svg', 200],
    [asset, 200],
    ['/covers/home.png', 200],
    ['/storage/none/none.png', 404],
    ['/preview/none', 410],
    ['/admin', 200],
    ['/admin/assets/none.js', 404],
    ['/api/events', 401],
    [`/api/events?apikey=${apiKey}`, 200],
    [`/api/changes?apikey=${apiKey}`, 200],
    ['/api/openapi.json', 401],
    ['/api/admin/users', 401],
    ['/api/auth/none', 404],
    ['/routes.json?version=none', 204],
  ] as const) {
    const answer = await raw(site.url, path, { headers: secure })
    const asked = [path, answer.status]
    expect(asked).toEqual([path, status])
    expect([...asked, answer.headers['x-content-type-options']]).toEqual([...asked, 'nosniff'])
    expect([...asked, answer.headers['strict-transport-security']]).toEqual([
      ...asked,
      'max-age=63072000; includeSubDomains',
    ])
    expect(answer.headers['content-security-policy'], path).toMatch(/default-src 'none'|default-src 'self'/)
    expect(answer.headers['content-security-policy'], path).toContain('frame-ancestors')
  }
})

test('nobody gets at the figures by the way a proxy tells addresses', async () => {
  const statusOf = async (headers: Record<string, string>) => (await raw(site.url, '/metrics', { headers })).status
  for (const address of ['127.0.0.1', '::1', '[::1]:80', '127.0.0.1:80', '::ffff:127.0.0.1', '203.0.113.7, 127.0.0.1'])
    expect(await statusOf({ 'x-forwarded-for': address }), address).toBe(403)
  for (const name of ['forwarded', 'x-real-ip', 'via']) expect(await statusOf({ [name]: '127.0.0.1' }), name).toBe(403)
  expect(await statusOf({}), 'on the machine itself').toBe(200)
})

test('the figures are for whoever has their token, and for users', async ({ request }) => {
  const statusOf = async (headers: Record<string, string>) =>
    (await request.get('/metrics', { headers: { ...headers, 'x-forwarded-for': '203.0.113.7' } })).status()
  expect(await statusOf({ authorization: `Bearer ${metricsToken}` })).toBe(200)
  expect(await statusOf({ authorization: `Bearer ${metricsToken}x` })).toBe(403)
  expect(await statusOf({ authorization: metricsToken })).toBe(403)
  expect(await statusOf({ cookie: 'tandem.session=made.up' })).toBe(403)
  await request.post('/api/auth/sign-in/email', { data: administrator })
  expect(await statusOf({})).toBe(200)
})

test('an address with a port, or one that a visitor made up, is counted like any other', async () => {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' })
  const headers = { 'content-type': 'application/json' }
  const statuses: number[] = []
  for (let port = 1000; port < 1062; port++) {
    const from = port % 2 ? `198.51.100.9:${port}` : '198.51.100.9'
    // Accounts have a limit of their own.
    const other = body.replace('nobody', `nobody-${port}`)
    const asked = { method: 'POST', headers: { ...headers, 'x-forwarded-for': from }, body: other }
    statuses.push((await raw(site.url, '/api/auth/sign-in/email', asked)).status)
  }
  expect(statuses).toEqual([...Array(60).fill(401), 429, 429])
})
