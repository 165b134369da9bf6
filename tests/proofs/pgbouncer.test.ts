import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startSite } from '#tests/site.ts'
import { compare } from '#tests/system/findings.ts'
import { deadMail, type Entry, send, startSenders } from '#tests/system/ledger.ts'
import { startRoundRobin } from '#tests/system/round-robin.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { startPgBouncer, startReplicatedPostgres } from './replicated-postgres.ts'
import { secondsUntil } from './seconds-until.ts'

const folder = await temporaryFolder()
const postgres = await startReplicatedPostgres(folder.path)
const bouncer = await startPgBouncer(folder.path, postgres.ports.first)
const start = (port = '0') => startSite({ ...deadMail, ...bouncer.settings, PORT: port, TRUST_PROXY: '1' })
const sites = await Promise.all([start(), start(), start(), start()])
const proxy = await startRoundRobin(sites.map(({ port }) => port))
afterAll(async () => {
  await proxy.stop()
  for (const site of sites) await site.kill()
  await bouncer.stop()
  await postgres.stop()
  await folder.remove()
})

const acknowledged = (entries: Entry[]) => entries.filter((entry) => entry.acknowledged).length

test('4 processes behind PgBouncer lose and double nothing while one is killed, and while the primary is', async () => {
  const entries: Entry[] = []
  const stopSenders = startSenders(proxy.url, entries, { count: 8 })
  onTestFinished(stopSenders)
  await secondsUntil(() => acknowledged(entries) > 200)
  const { rows } = await postgres.askPrimary("select count(*)::int from pg_stat_activity where usename = 'site'")

  const [, victim] = sites
  if (!victim) throw new Error('There are four')
  await victim.kill()
  await sleep(1_000)
  Object.assign(victim, await start(victim.port))
  await secondsUntil(() => proxy.ready().length === 4)
  const afterKill = acknowledged(entries)
  await secondsUntil(() => acknowledged(entries) > afterKill + 200)
  const { rows: copied } = await postgres.askReplica('select count(*)::int from inquiries')
  expect(copied[0].count).toBeGreaterThan(100)

  await postgres.killPrimary()
  const beforeFailover = acknowledged(entries)
  await postgres.promote()
  bouncer.turnTo(postgres.ports.second)
  const back = await secondsUntil(() => acknowledged(entries) > beforeFailover + 20)
  const listening = await secondsUntil(async () => {
    const figures = await Promise.all(
      sites.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
    )
    return figures.every((text) => /^change_feed_listening 1$/m.test(text))
  })
  await sleep(2_000)
  await stopSenders()

  for (const entry of entries)
    for (let tries = 0; tries < 20 && !entry.acknowledged; tries++) await send(proxy.url, entry)
  expect(acknowledged(entries)).toBe(entries.length)
  const pool = new pg.Pool(postgres.replica)
  const found = await compare(pool, entries).finally(() => pool.end())
  console.log(
    `${entries.length} inquiries and assessments, ${rows[0].count} connections of PostgreSQL for 4 processes, ` +
      `back ${back.toFixed(1)} s after the failover, changes heard ${listening.toFixed(1)} s later`,
  )
  expect(found).toEqual({ lost: [], halfWritten: [], doubled: [] })
})
