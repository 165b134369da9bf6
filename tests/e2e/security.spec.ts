import { request as send } from 'node:http'
import { expect, test } from './journey.ts'
import { administrator, signInAs } from './staff.ts'

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
type Ask = { method?: string; headers?: Record<string, string>; body?: string }

/** Sends a path as it is: fetch would tidy it up first. */
function raw(base: string, path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    request.on('error', reject)
    request.end(body)
  })
}

const address = (baseURL: string | undefined) => baseURL ?? ''

test('a page comes with the headers that keep it to itself', async ({ request }) => {
  for (const path of ['/', '/contact', '/no/such/page', '/admin/login']) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy.match(/script-src [^;]*/)?.[0], path).not.toMatch(/unsafe|\*|https?:|data:/)
    expect(policy, path).toContain("frame-ancestors 'self'")
    expect(policy, path).toContain("base-uri 'none'")
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers['strict-transport-security'], 'over plain http').toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
  }
})

for (const path of [
  '//api/admin/users',
  '/api//admin/users',
  '/api/admin//users',
  '/api/admin/users/',
  '/API/ADMIN/users',
  '/api/admin/%75sers',
  '/api/%61dmin/users',
  '/api%2fadmin%2fusers',
  '/api/admin%2fusers',
  '/api/admin;a=b/users',
  '/api/admin/users;x',
  '/api/./admin/users',
  '/api/content/../admin/users',
  '/api/content/%2e%2e/admin/users',
  '/api/admin/users%00',
  '/api/admin/users?role=admin',
]) {
  test(`${path} gives nobody the list of users`, async ({ baseURL }) => {
    const { status, body } = await raw(address(baseURL), path)
    expect(body).not.toContain(administrator.email)
    expect([301, 308, 400, 401, 404]).toContain(status)
  })
}

test('a redirect never leaves the site', async ({ baseURL }) => {
  for (const path of [
    '//evil.example/',
    '//evil.example//',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '///evil.example/a/',
  ]) {
    const { headers } = await raw(address(baseURL), path)
    expect(String(headers.location ?? '/'), path).toMatch(/^\/(?![/\\])/)
  }
})

test('after signing in one lands on this site, whatever the link asked for', async ({ page, baseURL }) => {
  await signInAs(page, 'editor')
  for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/admin/login?to=${encodeURIComponent(to)}`)
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).origin, to).toBe(baseURL)
  }
})

test('a made-up host does not get into what others are sent', async ({ baseURL, request }) => {
  await raw(address(baseURL), '/about', { headers: { host: 'evil.example' } })
  expect(await (await request.get('/about')).text()).not.toContain('evil.example')
  const { body } = await raw(address(baseURL), '/about', { headers: { 'x-forwarded-host': 'evil.example' } })
  expect(body, 'no proxy is trusted').not.toContain('evil.example')
})

const inquiry = { name: 'A', email: 'a@example.com', company: 'A', message: 'A', gdprConsent: true }

for (const [what, path] of [
  ['sign-in', '/api/auth/sign-in/email'],
  ['sign-out', '/api/auth/sign-out'],
  ['back-office write', '/api/admin/events'],
  ['inquiry', '/api/functions/send-contact-email'],
] as const) {
  test(`a ${what} from another site, or as a form, is refused`, async ({ page, baseURL }) => {
    await signInAs(page, 'admin')
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const apikey =
      (await page.request.get('/').then((answer) => answer.text())).match(/name="api-key" content="([^"]+)/)?.[1] ?? ''
    const body = JSON.stringify(inquiry)
    const foreign = {
      cookie,
      apikey,
      'content-type': 'application/json',
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    }
    expect((await raw(address(baseURL), path, { method: 'POST', headers: foreign, body })).status).toBe(403)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=a']) {
      const headers = { cookie, apikey, 'content-type': type }
      expect([403, 415], type).toContain((await raw(address(baseURL), path, { method: 'POST', headers, body })).status)
    }
  })
}

test('the session cookie can not be read by a script or sent from elsewhere', async ({ page }) => {
  await signInAs(page, 'editor')
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: 'tandem.session', httpOnly: true, sameSite: 'Lax', path: '/' })
})

test('methods that nobody needs are not answered', async ({ baseURL }) => {
  for (const method of ['TRACE', 'PROPFIND', 'PUT', 'OPTIONS']) {
    const { status, body } = await raw(address(baseURL), '/', { method, headers: { 'x-secret': 'echo' } })
    expect(status, method).toBe(405)
    expect(body).not.toContain('echo')
  }
})
