import { createHash } from 'node:crypto'
import { apiKey } from '#tests/site.ts'
import { expect, open, test } from './journey.ts'
import { raw } from './raw-request.ts'
import { administrator, signInAs } from './users.ts'

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

test('no spelling of its path gives strangers the list of users', async ({ baseURL }) => {
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
    const { status, body } = await raw(address(baseURL), path)
    expect(body, path).not.toContain(administrator.email)
    expect([301, 308, 400, 401, 404], path).toContain(status)
  }
})

test('a redirect never leaves the site', async ({ baseURL }) => {
  for (const path of [
    '//evil.example/',
    '//evil.example//',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '///evil.example/a/',
    '/%5Cevil.example/',
    '/%5c%5Cevil.example//',
    '/%2F%5Cevil.example/',
    '/.%5Cevil.example/',
    '/%EF%BC%8Fevil.example/',
  ]) {
    const { status, headers } = await raw(address(baseURL), path)
    expect(status, path).toBeLessThan(500)
    expect(String(headers.location ?? '/'), path).toMatch(/^\/(?![/\\])[!-[\]-~]*$/)
  }
})

test('a path with control characters is refused, whatever stands around them', async ({ baseURL }) => {
  for (const path of [
    '/%09/evil.example/',
    '/%00/',
    '/%0aa/',
    '/%0D%0Ax-header:%20a/',
    '/blog/a%7Fb',
    '/api/%1f',
    '/%E0%0A',
  ])
    expect((await raw(address(baseURL), path)).status, path).toBe(400)
})

test('a path of thousands of steps is refused before anybody looks for its page', async ({ request }) => {
  for (const start of ['', '/blog', '/assets', '/storage']) {
    const answer = await request.get(start + '/a'.repeat(3_000))
    expect(answer.status(), start).toBe(404)
    expect(answer.headers()['content-type'], start).toContain('application/problem+json')
  }
})

test('after signing in one lands on this site, whatever the link asked for', async ({ page, baseURL }) => {
  await signInAs(page, 'editor')
  const asked = ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']
  const links = asked.map((to) => `/admin/login?to=${encodeURIComponent(to)}`)
  for (const link of links) {
    const answer = await page.request.get(link, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], link).toEqual([302, '/admin'])
  }
  await page.goto(links[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page).toHaveURL(`${baseURL}/admin`)
})

test('a made-up host does not get into what others are sent', async ({ baseURL, request }) => {
  await raw(address(baseURL), '/about', { headers: { host: 'evil.example' } })
  expect(await (await request.get('/about')).text()).not.toContain('evil.example')
  const { body } = await raw(address(baseURL), '/about', { headers: { 'x-forwarded-host': 'evil.example' } })
  expect(body, 'no proxy is trusted').not.toContain('evil.example')
})

test('every file of the build is kept for good and for this site alone', async ({ baseURL, request }) => {
  const pages = await Promise.all(['/', '/admin/login'].map(async (path) => (await request.get(path)).text()))
  const files = new Set(pages.join().match(/\/(?:admin\/)?assets\/[\w.-]+/g))
  expect([...files].some((file) => file.startsWith('/admin/'))).toBe(true)
  for (const file of files) {
    for (const ask of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }, { range: 'bytes=0-9' }]) {
      const { status, headers } = await raw(address(baseURL), file, { headers: ask as Record<string, string> })
      expect([200, 206], file).toContain(status)
      expect(headers, file).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
    }
  }
})

test('the libraries of a page run only if they are what was built', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"[^>]*>/g)]
  expect(scripts.length).toBeGreaterThan(0)
  for (const [tag, path = ''] of scripts) {
    const digest = createHash('sha256')
      .update(await (await request.get(path)).body())
      .digest('base64')
    expect(tag).toContain(`integrity="sha256-${digest}"`)
  }
  await open(page, '/')
})

test.describe('a library that was changed on its way', () => {
  test.use({ expectedErrors: [/integrity|Failed to fetch dynamically imported module/] })

  test('does not run', async ({ page }) => {
    await page.route('**/assets/vendor-*.js', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()}\ndocument.title = 'changed'` })
    })
    const complaint = page.waitForEvent('console', (message) => message.text().includes('integrity'))
    await page.goto('/')
    expect((await complaint).text()).toMatch(/digest/)
    await expect(page).not.toHaveTitle('changed')
    await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
  })
})

const inquiry = { name: 'A', email: 'a@example.com', company: 'A', message: 'A', gdprConsent: true }

test('what changes anything is refused when it comes from another site, or as a form', async ({ page, baseURL }) => {
  await signInAs(page, 'admin')
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const body = JSON.stringify(inquiry)
  for (const path of [
    '/api/auth/sign-in/email',
    '/api/auth/sign-out',
    '/api/admin/events',
    '/api/functions/send-contact-email',
  ]) {
    const post = (headers: Record<string, string>) =>
      raw(address(baseURL), path, { method: 'POST', headers: { cookie, apikey: apiKey, ...headers }, body })
    const foreign = await post({
      'content-type': 'application/json',
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    })
    expect(foreign.status, path).toBe(403)
    // Browsers say where a request comes from over https alone; which page sent it they always say.
    for (const origin of ['https://evil.example', 'null', `${baseURL}.evil.example`]) {
      const { status } = await post({ 'content-type': 'application/json', origin })
      expect(status, `${path} from ${origin}`).toBe(403)
    }
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=a']) {
      expect([403, 415], `${path} as ${type}`).toContain((await post({ 'content-type': type })).status)
    }
  }
})

test('a page of ours may write where the browser tells no more than its address', async ({ page, baseURL }) => {
  await signInAs(page, 'editor')
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'content-type': 'application/json', origin: address(baseURL) }
  expect((await raw(address(baseURL), '/api/admin/events', { method: 'POST', headers, body: '{}' })).status).toBe(422)
})

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

test('whoever finds a hole is told where to write', async ({ request, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt\n`)
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('a form of another site reaches neither the contact page nor the scan', async ({ request }) => {
  const form = { name: 'Ada' }
  for (const path of ['/contact', '/contact.data', '/scan/transformation-readiness']) {
    const post = (headers: Record<string, string>) => request.post(path, { form, headers })
    expect((await post({ origin: 'https://evil.example' })).status(), path).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status(), path).toBe(403)
    const byAnotherName = { origin: 'https://www.tandem.example', 'sec-fetch-site': 'same-origin' }
    expect((await post(byAnotherName)).status(), path).toBe(422)
    const own = await post({})
    expect([own.status(), own.headers()['cache-control']], path).toEqual([422, 'no-store'])
  }
})
