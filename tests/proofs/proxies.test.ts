import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { createDatabase, urlOf } from '#tests/postgres.ts'
import { apiKey, startSite } from '#tests/site.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { createClient, findPorts, makeCertificate, proxies, startProxy } from './proxies.ts'

const megabyte = 1024 * 1024

describe.each(proxies)('behind %s, as deploy/proxy says', async (name) => {
  const folder = await temporaryFolder()
  const files = makeCertificate(folder.path)
  const ports = await findPorts()
  const connection = await createDatabase(inject('postgres'), `behind_${name}`)
  const database = new pg.Client(connection)
  await database.connect()
  const origin = `https://localhost:${ports.https}`
  const start = (port: string) =>
    startSite({
      ...{ DATABASE_URL: urlOf(connection), HOST: '127.0.0.1', PORT: port },
      ...{ TRUST_PROXY: '1', PUBLIC_URL: origin, DATA_DIR: join(folder.path, 'data') },
    })
  const sites = [await start(ports.first), await start(ports.second)]
  const proxy = await startProxy(name, files, ports)
  const ask = createClient(files.certificate, ports.https)
  afterAll(async () => {
    await proxy.stop()
    for (const site of sites) await site.kill()
    await database.end()
    await folder.remove()
  })

  test('pages come by https with their own address in them, and http leads there', async () => {
    const page = await ask('/blog')
    expect([page.status, page.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age')])
    expect(page.text).toContain(`<link rel="canonical" href="${origin}/blog"`)
    const plain = await fetch(`http://localhost:${ports.http}/blog?q=a`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([308, expect.stringMatching(/^https:.*\/blog\?q=a$/)])
  })

  test('a change reaches an open page at once', async () => {
    let heard = ''
    ask(`/api/changes?page_key=home&apikey=${apiKey}`, {}, (text) => {
      heard += text
    }).catch(() => {})
    await vi.waitFor(() => expect(heard).toContain('event: beat'), { timeout: 5_000 })
    await database.query(
      "insert into page_content (page_key, section_key, content) values ('home', 'meta_title', 'New')",
    )
    await vi.waitFor(() => expect(heard).toContain('event: content'), { timeout: 5_000 })
  })

  test('a picture of 15 MB gets through to the site, one of 17 MB is refused', async () => {
    const sizes = [15 * megabyte, 17 * megabyte]
    const statuses = []
    for (const size of sizes) {
      const headers = { 'content-type': 'image/png', 'content-length': String(size), origin }
      const answer = await ask('/api/admin/references/none/logo', {
        ...{ method: 'PUT', headers, body: Buffer.alloc(size) },
      }).catch(() => ({ status: 413 }))
      statuses.push(answer.status)
    }
    // Caddy passes a body on as it comes, and the site asks who sends it before it takes any.
    expect(statuses).toEqual([401, name === 'caddy' ? 401 : 413])
  })

  test('who signs in is known to come from the own pages, and others are not', async () => {
    const body = JSON.stringify({ email: 'ada@example.com', password: 'not the right one' })
    const signIn = (from: string) =>
      ask('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: from },
        body,
      })
    expect((await signIn(origin)).status).toBe(401)
    expect((await signIn('https://elsewhere.example.com')).status).toBe(403)
  })

  test('an address that a visitor claims is not believed, and figures are for nobody out there', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 42; number++) {
      const answer = await ask('/api/functions/send-contact-email', {
        method: 'POST',
        headers: {
          ...{ apikey: apiKey, 'content-type': 'application/json', origin, 'idempotency-key': `claimed-${number}` },
          'x-forwarded-for': `203.0.113.${number}`,
        },
        body: JSON.stringify({
          ...{ name: 'Ada', email: 'ada@example.com', company: 'Engines', message: 'Hi', gdprConsent: true },
        }),
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(40).fill(202), 429, 429])
    expect((await ask('/metrics')).status).toBe(403)
  })

  test('both processes are restarted one after the other without one failed request', async () => {
    const failed: number[] = []
    let asked = 0
    let isAsking = true
    const visitors = ['/', '/blog', '/api/events', '/services'].map(async (path) => {
      while (isAsking) {
        const { status } = await ask(path, { headers: { apikey: apiKey } }).catch(() => ({ status: 0 }))
        asked += 1
        if (status !== 200) failed.push(status)
      }
    })
    for (const [place, port] of [ports.first, ports.second].entries()) {
      expect(await sites[place]?.stop()).toBe(0)
      sites[place] = await start(port)
      // As long as a proxy without checks of its own leaves a process alone.
      await new Promise((resolve) => setTimeout(resolve, 3_000))
    }
    isAsking = false
    await Promise.all(visitors)
    console.log(`${name}: ${asked} requests over two restarts, ${failed.length} failed`)
    expect(failed).toEqual([])
  })
})
