import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { visitCountsOf } from '#records/visits/counts.server.ts'
import { dailyVisits } from '#records/visits/tables.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { quickVisits } from './quick.server.ts'

const platform = await testPlatform()
const site = defineFeature({
  name: 'site',
  texts: [{ group: 'Site', name: 'Home', path: '/', content: { pageKey: 'home', texts: {} } }],
})
const take = quickVisits(platform, [site])
let gone: (string | undefined)[] = []
const server = createServer((request, response) => {
  const goOn = () => {
    gone.push((request as { rawBody?: Buffer }).rawBody?.toString())
    response.writeHead(418).end()
  }
  if (!take(request, response, goOn)) goOn()
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/functions/visit`
const headers = {
  ...{ apikey: platform.publicKey, 'content-type': 'application/json' },
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

const send = (body: string, more: Record<string, string> = {}, path = '') =>
  fetch(url + path, { method: 'POST', headers: { ...headers, ...more }, body })

const counted = async () => {
  await visitCountsOf(platform).flush()
  return (await db.select().from(dailyVisits)).filter(({ by }) => by === 'page').map(({ key, views }) => [key, views])
}
const { db } = platform

beforeEach(async () => {
  gone = []
  await counted()
  await db.delete(dailyVisits)
})

test('a page view is answered at once and counted, is read as nothing but data, and sets no cookie', async () => {
  const answer = await send('{"path":"/","referrer":"news.example"}')
  expect([answer.status, await answer.json(), gone]).toEqual([202, { success: true }, []])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await counted()).toEqual([['/', 1]])
})

test.each([
  ['with a wrong key', '{"path":"/"}', { apikey: 'wrong' }, undefined],
  ['from another site', '{"path":"/"}', { origin: 'https://elsewhere.example' }, undefined],
  ['of another kind', '{"path":"/"}', { 'content-type': 'text/plain' }, undefined],
  ['that is too large', JSON.stringify({ path: '/', referrer: 'x'.repeat(5_000) }), {}, undefined],
  ['that is no JSON', '{"path"', {}, '{"path"'],
  ['that is empty', '', {}, ''],
  ['with what nobody asked for', '{"path":"/","email":"x"}', {}, '{"path":"/","email":"x"}'],
])('one %s goes the way of every other call, with what was read of it', async (_what, body, more, read) => {
  expect((await send(body, more)).status).toBe(418)
  expect(gone).toEqual([read])
  expect(await counted()).toEqual([])
})

test('of those that come at once each gets its own answer', async () => {
  const answers = await Promise.all(['{"path":"/"}', '{"path"', '{"path":"/"}'].map((body) => send(body)))
  expect(answers.map(({ status }) => status)).toEqual([202, 418, 202])
  expect(await counted()).toEqual([['/', 2]])
})

test('other calls are none of its business', async () => {
  expect((await send('{"path":"/"}', {}, 's')).status).toBe(418)
  expect((await fetch(url, { headers })).status).toBe(418)
})
