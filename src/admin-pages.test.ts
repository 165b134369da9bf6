import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '#platform/environment.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { signIn } from '#tests/users.ts'
import { adminPages, type ReadAdminDocument } from './admin-pages.ts'
import { features } from './features.server.ts'

const environment = readEnvironment({ NODE_ENV: 'production', LOG_LEVEL: 'silent' })
const platform = await testPlatform({ environment })
const readDocument: ReadAdminDocument = async (file) =>
  file === 'index.html' ? '<title>Admin</title>' : '<head><!--title--></head><body><!--page--></body>'
const app = new Hono().route('/', adminPages(platform, { features, readAdminDocument: readDocument }))

beforeEach(() => platform.db.delete(pageContent))

const open = async (path: string, init?: RequestInit) => {
  const answer = await app.request(path, init)
  return { status: answer.status, headers: Object.fromEntries(answer.headers), html: await answer.text() }
}

test.each(['/admin', '/admin/blog', '/admin/users/12'])('%s is the application', async (path) => {
  expect(await open(path)).toMatchObject({ status: 200, html: '<title>Admin</title>' })
})

test.each(['/admin/nothing', '/admin/login/x', '/admin/content/no-such-page'])(
  '%s is not found, which the application says',
  async (path) => {
    expect(await open(path)).toMatchObject({ status: 404, html: '<title>Admin</title>' })
  },
)

test.each([
  ['/admin/login', 'Sign in'],
  ['/admin/reset-password?token=x', 'Choose a new password'],
  ['/admin/welcome?token=x', 'Choose your password'],
  ['/admin/set-up?token=x', 'Set up'],
])('%s is a page before it, which waits for its script with the button off', async (path, title) => {
  const { html } = await open(path)
  expect(html).toContain(`<title>${title} | Tandem</title>`)
  expect(html).toMatch(/<button disabled="" type="submit"/)
  expect(html).toMatch(/<noscript>.*The admin needs JavaScript\./)
})

test('who has forgotten a password is promised a mail only where one can be sent, else told whom to ask', async () => {
  const silent = await open('/admin/forgot-password')
  expect(silent.html).toContain('<title>Forgotten password | Tandem</title>')
  expect(silent.html).toContain('Ask an administrator')
  expect(silent.html).not.toContain('<form')
  const smtp = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'us@tandem.example', PUBLIC_URL: 'https://tandem.example' }
  const mailing = { ...platform, environment: readEnvironment({ NODE_ENV: 'production', ...smtp }) }
  const answer = await new Hono()
    .route('/', adminPages(mailing, { features, readAdminDocument: readDocument }))
    .request('/admin/forgot-password')
  expect(await answer.text()).toMatch(/<button disabled="" type="submit"[^>]*>Send the link/)
})

test('no page is kept, found by search engines, or lets a foreign script in', async () => {
  for (const path of ['/admin', '/admin/login']) {
    const { headers } = await open(path)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    expect(headers['content-security-policy']).toMatch(/script-src 'self' ?;/)
  }
})

test('an address that is a secret is not passed on', async () => {
  for (const path of ['/admin/reset-password?token=x', '/admin/welcome?token=x', '/admin/set-up?token=x'])
    expect((await open(path)).headers['referrer-policy'], path).toBe('no-referrer')
})

test('who is signed in is led on from the sign-in page', async () => {
  const { cookie } = await signIn(platform, 'editor')
  const answer = await open('/admin/login?to=/admin/blog', { headers: { cookie } })
  expect(answer).toMatchObject({ status: 302, headers: { location: '/admin' } })
  expect((await open('/admin/login', { headers: { cookie: `${cookie}x` } })).status, 'with a forged cookie').toBe(200)
})

test('the name of the company can not become markup', async () => {
  const content = '<b>"Tandem" & $& Co'
  await platform.db.insert(pageContent).values({ page_key: 'site', section_key: 'company_name', content })
  const { html } = await open('/admin/login')
  expect(html).toContain('<title>Sign in | &lt;b&gt;&quot;Tandem&quot; &amp; $&amp; Co</title>')
  expect(html).toContain('data-company-name="&lt;b&gt;&quot;Tandem&quot; &amp; $&amp; Co"')
})

test('nothing is taken in', async () => {
  expect(await open('/admin/login', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})
