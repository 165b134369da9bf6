import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sessionCookie } from '#tests/session-cookie.ts'
import { type Site, startSite } from '#tests/site.ts'
import { copySampleDatabase, type Data } from './databases.ts'
import { expect, test as journey, open } from './journey.ts'

let data: Data
let site: Site

// Asked for before the site starts as well.
const test = journey.extend({ baseURL: ({ browserName: _ }, use) => use(site?.url) })

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  data = await copySampleDatabase()
  site = await startSite({ DATABASE_URL: data.url })
})
test.afterAll(async () => {
  await site.kill()
  await data.drop()
})

/** As it comes over the wire: nothing unpacked, no header added. */
function read(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url)
    const asked = request({ hostname, port, path, method, headers }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) })
    })
    asked.once('error', reject).end()
  })
}

async function countFromMemory() {
  const { body } = await read('/metrics')
  return Number(body.toString().match(/^page_cache_hits_total (\d+)/m)?.[1])
}

/** True when all of these were sent from memory. */
async function isFromMemory(...asked: (() => Promise<unknown>)[]) {
  const before = await countFromMemory()
  for (const ask of asked) await ask()
  return (await countFromMemory()) - before === asked.length
}

test('a page is sent from memory, and not at all to a browser that has it', async () => {
  const { headers } = await read('/')
  const etag = headers.etag ?? ''
  expect(etag).toMatch(/^W\/"\S{20,}"$/)
  expect(headers['cache-control']).toBe('no-cache')
  const known = await read('/', { 'if-none-match': etag })
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag])
  expect(known.headers['content-security-policy']).toBe(headers['content-security-policy'])
  expect((await read('/', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  expect(
    await isFromMemory(
      () => read('/'),
      () => read('/', { 'if-none-match': etag }),
    ),
  ).toBe(true)
})

test('a browser that has the page is told so too when it has to be rendered again', async () => {
  const { etag = '' } = (await read('/about')).headers
  await data.query('select pg_notify(\'changes\', \'{"table":"files","key":null}\')')
  await expect
    .poll(async () => Number((await read('/metrics')).body.toString().match(/^page_cache_bytes (\d+)/m)?.[1]))
    .toBe(0)
  expect((await read('/about', { 'if-none-match': etag })).status).toBe(304)
})

test('a page reads the same in every encoding, rendered or from memory', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
  const { body: plain } = await read('/services')
  for (const [encoding, unpacked] of Object.entries(unpack)) {
    const { headers, body } = await read('/services', { 'accept-encoding': encoding })
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(headers.vary).toBe('accept-encoding')
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(unpacked(body).equals(plain), encoding).toBe(true)
  }
})

test('the head of a page is its head alone, rendered or from memory', async () => {
  const rendered = await read('/mentoring', {}, 'HEAD')
  const kept = await read('/mentoring', {}, 'HEAD')
  const whole = await read('/mentoring')
  for (const { status, headers, body } of [rendered, kept]) {
    expect([status, body.length]).toEqual([200, 0])
    expect(headers.etag).toBe(whole.headers.etag)
    expect(headers['content-length']).toBe(whole.headers['content-length'])
  }
})

test('marks of campaigns change nothing: the page comes from the same place in memory', async () => {
  const { headers, body } = await read('/blog?utm_source=news&fbclid=1')
  expect(
    await isFromMemory(
      () => read('/blog'),
      () => read('/blog?utm_campaign=x&gclid=2'),
    ),
  ).toBe(true)
  expect((await read('/blog')).headers.etag).toBe(headers.etag)
  expect(body.toString()).not.toContain('fbclid')
  expect((await read('/blog?q=agile')).headers.etag).not.toBe(headers.etag)
})

test('what is not found is never kept', async () => {
  for (const path of ['/no/such/page', '/blog/no-such-post', '/use-cases/no-such-case']) {
    await read(path)
    expect(await isFromMemory(() => read(path)), path).toBe(false)
    const { status, headers } = await read(path)
    expect([status, headers.etag], path).toEqual([404, undefined])
  }
})

test('a page of which a part failed is rendered anew for the next visitor', async () => {
  await data.query('alter table use_cases rename to use_cases_away')
  const failed = await read('/use-cases')
  await data.query('alter table use_cases_away rename to use_cases')
  expect([failed.status, failed.headers.etag, failed.headers['cache-control']]).toEqual([200, undefined, 'no-store'])
  expect(failed.body.toString()).not.toMatch(/use_cases_away|node_modules|relation/)
  expect((await read('/use-cases')).status).toBe(200)
})

test('users are sent a page that was rendered for them, and nobody else is', async () => {
  await read('/partners')
  const cookie = { cookie: `theme=dark; ${sessionCookie}` }
  expect(await isFromMemory(() => read('/partners', cookie))).toBe(false)
  expect((await read('/partners', cookie)).headers.etag).toBeUndefined()
  expect(await isFromMemory(() => read('/partners'))).toBe(true)
})

test('a session that somebody made up does not have a page rendered', async () => {
  await read('/partners')
  const [name, token] = sessionCookie.split(/[=.](?!session)/)
  for (const cookie of [
    'tandem.session=abc',
    '__Host-tandem.session=a.b',
    `${name}=${token}.forged`,
    'tandem.session=',
  ]) {
    expect(await isFromMemory(() => read('/partners', { cookie })), cookie).toBe(true)
    expect((await read('/partners', { cookie })).headers.etag).toBeDefined()
  }
})

test('nothing of one visitor is in what another is sent', async () => {
  const telling = {
    cookie: 'name=telltale',
    'accept-language': 'telltale',
    referer: 'http://telltale.example/',
    'user-agent': 'telltale',
  }
  const { headers, body } = await read('/insights?ref=telltale', { ...telling, 'x-forwarded-host': 'telltale.example' })
  expect(JSON.stringify(headers) + body).not.toContain('telltale')
  expect(headers['set-cookie']).toBeUndefined()
  expect(await isFromMemory(() => read('/insights'))).toBe(true)
})

test('an address that makes no sense is the visitor’s fault', async () => {
  for (const path of [
    '/%00',
    '/blog/%00',
    '/blog?q=%00',
    '/use-cases/a%00b',
    '/authors/%00',
    '/%E0%A4%A',
    '/share/%00.html',
    '/storage/a/%00',
  ]) {
    expect((await read(path)).status, path).toBeLessThan(500)
  }
})

test('a request in the form meant for proxies is answered', async () => {
  const { status, headers } = await read('http://elsewhere.example/about?utm_source=x')
  expect([status, headers.etag]).toEqual([200, (await read('/about')).headers.etag])
})

// Data blocks never run, whatever the policy says.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

test('only the scripts that stand in a page may run in it', async ({ page }) => {
  for (const path of ['/', '/contact', '/blog', '/scan/transformation-readiness']) {
    const { headers, body } = await read(path)
    const policy = String(headers['content-security-policy'])
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src '))
    expect(scripts).not.toMatch(/unsafe|\*|http/)
    const inline = [...body.toString().matchAll(inlineScript)]
    expect(inline.length).toBeGreaterThan(0)
    for (const [, code = ''] of inline) {
      expect(scripts).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    }
  }
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      document.documentElement.dataset.violation = `${event.violatedDirective} ${event.blockedURI}`
    })
  })
  await open(page, '/')
  await expect(page.locator('html')).not.toHaveAttribute('data-violation')
})

test('an article becomes visible at its minute, although no row changes then', async () => {
  // A slow machine may take longer to look than the article takes to appear: then it is given more time.
  for (const lead of [1, 3, 10, 30]) {
    const slug = `in-${lead}-seconds`
    await data.query(
      `insert into blog_posts (slug, title, content, published, publish_date)
       values ($1, $1, 'Text', true, clock_timestamp() + make_interval(secs => $2))`,
      [slug, lead],
    )
    const isListed = async () => (await read('/blog')).body.toString().includes(slug)
    await expect.poll(async () => (await isListed()) || isFromMemory(() => read('/blog'))).toBe(true)
    if (await isListed()) continue
    expect((await read(`/blog/${slug}`)).status).toBe(404)
    await expect.poll(isListed, { intervals: [100], timeout: 60_000 }).toBe(true)
    await expect.poll(async () => (await read(`/blog/${slug}`)).status).toBe(200)
    expect((await read('/blog/rss.xml')).body.toString()).toContain(slug)
    return
  }
  throw new Error('The article was always there before anyone could look')
})
