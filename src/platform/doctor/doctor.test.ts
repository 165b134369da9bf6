import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '#platform/environment.server.ts'
import { freshDatabase } from '#tests/fresh-database.ts'
import { urlOf } from '#tests/postgres.ts'
import { checkClock, checkDatabase, checkSchema } from './database.server.ts'
import { describeFinding, type Finding } from './finding.ts'
import { checkDescriptors, checkNode, checkRoom } from './machine.server.ts'
import { checkOutside, checkProxy } from './outside.server.ts'
import { judgeLag } from './replica.server.ts'

const { connection } = await freshDatabase()
const gigabyte = 1024 ** 3
const states = (findings: Finding[]) => findings.map(({ about, state }) => `${about} ${state}`)
const limits = (hard: string) =>
  `Limit  Soft Limit  Hard Limit  Units\nMax open files            1024                 ${hard}               files\n`

test('what is found is told by its urgency, each fault with what to do', () => {
  expect(checkNode('24.3.0').state).toBe('ok')
  expect(checkNode('22.3.0')).toMatchObject({ state: 'fault', todo: expect.stringContaining('Node 24') })
  expect(checkDescriptors(limits('20000')).state).toBe('ok')
  expect(checkDescriptors(limits('unlimited')).state).toBe('ok')
  expect(checkDescriptors(limits('4096')).state).toBe('advice')
  expect(checkDescriptors(limits('1024')).state).toBe('fault')
  const room = (free: number) => checkRoom('DATA_DIR', '/data', free * gigabyte, 100 * gigabyte).state
  expect([room(50), room(1), room(0.1)]).toEqual(['ok', 'advice', 'fault'])
  expect([1, 10, 300].map((skew) => checkClock('Clock', skew).state)).toEqual(['ok', 'advice', 'fault'])
  expect(describeFinding(checkNode('22.3.0'))).toMatch(/^FAULT {3}Node: 22.3.0\n +→ Start it by npm/)
})

test('a schema may lag behind the program, but not be ahead of it', () => {
  expect(checkSchema([1, 2], [1, 2])).toMatchObject({ state: 'ok', found: 'up to date' })
  expect(checkSchema([], [1, 2])).toMatchObject({ state: 'ok', found: expect.stringContaining('2 migrations are due') })
  expect(checkSchema([1, 2, 3], [1, 2])).toMatchObject({ state: 'fault' })
})

describe('the database', () => {
  test('is asked for its version, schema and clock', async () => {
    const findings = await checkDatabase(readEnvironment({ DATABASE_URL: urlOf(connection) }))
    expect(states(findings)).toEqual(['PostgreSQL ok', 'Schema ok', 'Clock of the database ok'])
  })

  test('that can not be reached is a fault in the words of PostgreSQL', async () => {
    const [finding] = await checkDatabase(readEnvironment({ DATABASE_URL: 'postgres://site@127.0.0.1:1/site' }))
    expect(finding).toMatchObject({ state: 'fault', found: expect.stringContaining('ECONNREFUSED') })
  })

  test.each([
    ['is no copy of the server of DATABASE_URL', 'fault', { isSameSystem: false }],
    ['is no standby', 'fault', { bytes: null }],
    ['has not followed the primary into its new history yet', 'advice', { isSameTimeline: false }],
    ['is 4096 bytes behind', 'advice', { bytes: 4096 }],
    ['has all that the primary has', 'ok', { bytes: -8 }],
  ])('has a replica that %s', (found, state, lag) => {
    expect(judgeLag({ bytes: 0, isSameSystem: true, isSameTimeline: true, ...lag })).toMatchObject({ found, state })
  })

  test('has a replica that is not there, or is the server itself', async () => {
    const DATABASE_URL = urlOf(connection)
    const check = async (DATABASE_REPLICA_URL: string) =>
      (await checkDatabase(readEnvironment({ DATABASE_URL, DATABASE_REPLICA_URL }))).at(-1)
    expect(await check(DATABASE_URL)).toMatchObject({ state: 'fault', found: 'is no standby' })
    expect(await check('postgres://site@127.0.0.1:1/site')).toMatchObject({
      state: 'fault',
      found: expect.stringContaining('ECONNREFUSED'),
    })
  })

  test('of a folder in which none is yet is not made by looking', async () => {
    const findings = await checkDatabase(readEnvironment({ DATA_DIR: '/nonexistent/data' }))
    expect(states(findings)).toEqual(['PostgreSQL ok'])
  })
})

describe('a proxy', () => {
  const settings = (TRUST_PROXY: string) => readEnvironment({ TRUST_PROXY, PUBLIC_URL: 'https://www.example.com' })
  const right = { host: 'www.example.com', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }

  test('is believed as far as it goes', () => {
    expect(states(checkProxy(right, settings('1')))).toEqual(['Proxy ok'])
    expect(checkProxy(right, settings('0'))[0]?.todo).toContain('TRUST_PROXY=1')
    expect(checkProxy({ ...right, 'x-forwarded-for': '1.2.3.4, 5.6.7.8' }, settings('1'))[0]?.todo).toContain(
      'TRUST_PROXY=2',
    )
    expect(checkProxy({ host: 'www.example.com' }, settings('1')).map(({ found }) => found)).toEqual([
      'X-Forwarded-For names 0 addresses, TRUST_PROXY is 1',
      'X-Forwarded-Proto is missing',
    ])
    expect(checkProxy({ ...right, host: '127.0.0.1:3000' }, settings('1'))[0]?.found).toContain('127.0.0.1:3000')
  })

  test('is seen through while the site is stopped', async () => {
    // A port that was free a moment ago.
    const free = createServer().listen(0)
    const PORT = String((free.address() as AddressInfo).port)
    free.close()
    await once(free, 'close')
    const proxy = createServer((incoming, outgoing) => {
      const headers = { ...incoming.headers, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' }
      request({ port: PORT, path: incoming.url, headers }, (answer) => answer.pipe(outgoing)).end()
    }).listen(0)
    afterAll(() => proxy.close())
    const PUBLIC_URL = `http://localhost:${(proxy.address() as AddressInfo).port}`
    const behindProxy = { HOST: '127.0.0.1', PORT, PUBLIC_URL, TRUST_PROXY: '1' }
    const good = ['Mail advice', 'DNS ok', 'Clock of the proxy ok', 'Proxy ok']
    expect(states(await checkOutside(readEnvironment(behindProxy)))).toEqual(good)
    const everywhere = await checkOutside(readEnvironment({ ...behindProxy, HOST: '0.0.0.0' }))
    expect(states(everywhere)).toEqual(['Mail advice', 'HOST advice', ...good.slice(1)])
    const wrong = await checkOutside(readEnvironment({ PORT, PUBLIC_URL }))
    expect(wrong.find(({ about }) => about === 'Proxy')?.todo).toContain('TRUST_PROXY=1')
  })
})

test('mail and names that do not work are faults', async () => {
  const settings = {
    PUBLIC_URL: 'https://nowhere.invalid',
    SMTP_URL: 'smtp://127.0.0.1:1',
    CONTACT_TO: 'team@example.com',
  }
  const findings = await checkOutside(readEnvironment(settings))
  expect(states(findings)).toEqual(['Mail fault', 'DNS fault'])
  expect(findings.every(({ todo }) => todo)).toBe(true)
})
