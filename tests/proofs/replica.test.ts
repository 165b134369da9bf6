import { get } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { getTableName } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { features } from '#src/features.server.ts'
import { apiKey, type Site, startSite } from '#tests/site.ts'
import { compare } from '#tests/system/findings.ts'
import { deadMail, type Entry, send, startSenders } from '#tests/system/ledger.ts'
import { startRoundRobin } from '#tests/system/round-robin.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { startReplicatedPostgres } from './replicated-postgres.ts'
import { secondsUntil } from './seconds-until.ts'

const folder = await temporaryFolder()
const postgres = await startReplicatedPostgres(folder.path)
const { first, second } = postgres.ports
const urlOf = (port: string, user = 'site') => `postgres://${user}@127.0.0.1:${port}/site`
// Its own role on the replica, which may read what is announced and what changes along with it, and nothing else.
await postgres.askPrimary('create role reader login')
const settings = {
  ...deadMail,
  TRUST_PROXY: '1',
  DATABASE_URL: urlOf(first),
  DATABASE_REPLICA_URL: urlOf(second, 'reader'),
}
const site = await startSite(settings)
const announced = features.flatMap(({ tables = [] }) => tables.map(getTableName))
await postgres.askPrimary(`grant select on redirected_slugs, ${announced.join(', ')} to reader`)
await postgres.askPrimary('grant usage on schema blog_index to reader')
await postgres.askPrimary('grant select on all tables in schema blog_index to reader')
afterAll(async () => {
  await site.kill()
  await postgres.stop()
  await folder.remove()
})

const read = async (path: string, from: Site = site) =>
  (await fetch(from.url + path, { headers: { apikey: apiKey } })).text()

async function countReads(from: Site = site) {
  const text = await read('/metrics', from)
  const count = (server: string) =>
    Number(new RegExp(`^database_reads_total{server="${server}"} (\\d+)`, 'm').exec(text)?.[1])
  return { primary: count('primary'), replica: count('replica') }
}

/** Until the replica has all: reads go there. */
const untilUsed = () =>
  secondsUntil(async () => {
    const before = await countReads()
    await read('/api/events')
    return (await countReads()).replica > before.replica
  })

test('every page and every public read comes from a replica that has all', async () => {
  await untilUsed()
  const before = await countReads()
  const paths = [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g)].map(
    ([, path]) => path || '/',
  )
  const calls = [
    ...['feature-flags', 'references', 'consultants', 'testimonials?page_key=home', 'content/home', 'events'],
    ...['keynote-thumbnails', 'use-cases', 'blog', 'blog?q=agile', 'policies/privacy-policy'],
  ]
  for (const path of paths) expect((await fetch(site.url + path)).status, path).toBe(200)
  for (const call of calls) expect(await read(`/api/${call}`), call).toMatch(/^[[{]/)
  const after = await countReads()
  console.log(
    `${paths.length} pages and ${calls.length} public reads: ${after.replica - before.replica} of the replica`,
  )
  expect(after).toEqual({ primary: before.primary, replica: before.replica + 1 + paths.length + calls.length })
})

test('what was announced is never missing in a page, however late the replica is', async () => {
  await postgres.askReplica("alter system set recovery_min_apply_delay = '150ms'")
  await postgres.askReplica('select pg_reload_conf()')
  onTestFinished(async () => {
    await postgres.askReplica('alter system reset recovery_min_apply_delay')
    await postgres.askReplica('select pg_reload_conf()')
  })
  const heard: string[] = []
  const stream = get(`${site.url}/api/changes?page_key=contact&apikey=${apiKey}`, (answer) => {
    createInterface(answer)
      .on('line', (line) => line === 'event: content' && heard.push(line))
      // Its end, below.
      .on('error', () => {})
  })
  onTestFinished(() => void stream.destroy())
  await secondsUntil(async () => /^event_streams_open [1-9]/m.test(await read('/metrics')))
  const before = await countReads()
  const old: string[] = []
  const rounds = 200
  for (let round = 1; round <= rounds; round++) {
    await postgres.askPrimary(
      `insert into page_content (page_key, section_key, content) values ('contact', 'title', 'Version ${round}.')
       on conflict (page_key, section_key) do update set content = excluded.content`,
    )
    await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(round), { timeout: 60_000, interval: 1 })
    // Some at once, some while the replica replays, some after: rendered, then from memory.
    await sleep((round % 5) * 60)
    for (const path of ['/contact', '/contact', '/api/content/contact'])
      if (!(await read(path)).includes(`Version ${round}.`)) old.push(`${round} ${path}`)
  }
  const after = await countReads()
  console.log(
    `${rounds} changes, replica 150 ms late: ${old.length} old answers, ${after.replica - before.replica} reads of the ` +
      `replica, ${after.primary - before.primary} of the primary`,
  )
  expect(old).toEqual([])
  expect(after.replica).toBeGreaterThan(before.replica)
  expect(after.primary).toBeGreaterThan(before.primary)
})

test('the primary dies: pages go on from the replica, which takes over, and nothing acknowledged is lost', async () => {
  await untilUsed()
  const other = await startSite(settings)
  const sites = [site, other]
  onTestFinished(async () => void (await other.kill()))
  const proxy = await startRoundRobin(sites.map(({ port }) => port))
  onTestFinished(proxy.stop)
  const pages: number[] = []
  const entries: Entry[] = []
  const acknowledged = () => entries.filter((entry) => entry.acknowledged).length
  let lastRefusal = 0
  const stopSenders = startSenders(proxy.url, entries, {
    onAnswer: (answer) => {
      if (!answer || answer.status >= 400) lastRefusal = performance.now()
    },
  })
  const stopReaders = startReaders(proxy.url, pages)
  onTestFinished(async () => {
    await stopReaders()
    await stopSenders()
  })
  await secondsUntil(() => acknowledged() > 100)

  await postgres.killPrimary()
  const killed = performance.now()
  const beforeKill = acknowledged()
  // Long enough that no process uses what it kept.
  await sleep(8_000)
  const { status, parts } = JSON.parse(await read('/readyz'))
  expect([status, parts.database, parts.replica]).toEqual(['degraded', 'does not answer', 'ok'])
  const promoted = performance.now()
  await postgres.promote()
  for (const place of sites) {
    await place.stop()
    Object.assign(
      place,
      await startSite({ ...deadMail, TRUST_PROXY: '1', DATABASE_URL: urlOf(second), PORT: place.port }),
    )
    await secondsUntil(() => proxy.ready().includes(place.port))
  }
  await secondsUntil(() => acknowledged() > beforeKill + 50)
  const writesBack = (lastRefusal - promoted) / 1000
  await sleep(2_000)
  await stopReaders()
  await stopSenders()

  for (const entry of entries)
    for (let tries = 0; tries < 20 && !entry.acknowledged; tries++) await send(proxy.url, entry)
  const pool = new pg.Pool(postgres.replica)
  const found = await compare(pool, entries).finally(() => pool.end())
  const failed = pages.filter((page) => page !== 200)
  console.log(
    `${pages.length} pages while it lasted, ${failed.length} failed; ${entries.length} inquiries and assessments; ` +
      `the last one refused ${writesBack.toFixed(1)} s after the promotion, ${((lastRefusal - killed) / 1000).toFixed(1)} s ` +
      'after the kill',
  )
  expect(found).toEqual({ lost: [], halfWritten: [], doubled: [] })
  expect(failed).toEqual([])
})

/** Four visitors who go from page to page. */
function startReaders(url: string, pages: number[]) {
  const paths = ['/', '/blog', '/services', '/contact', '/about/events', '/use-cases']
  let isReading = true
  const readers = Array.from({ length: 4 }, async () => {
    while (isReading) {
      const path = paths[pages.length % paths.length] ?? '/'
      pages.push(
        await fetch(url + path).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      await sleep(20)
    }
  })
  return async () => {
    isReading = false
    await Promise.all(readers)
  }
}
