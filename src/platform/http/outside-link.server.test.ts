import { createServer } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { isGone } from './outside-link.server.ts'

const asked: string[] = []
const server = createServer(({ method, url = '' }, response) => {
  asked.push(`${method} ${url}`)
  const [, status = '200', target] = url.split('/')
  if (status === 'silent') return
  if (status === 'no-head') return response.writeHead(method === 'HEAD' ? 404 : 200).end()
  response.writeHead(Number(status), target ? { location: decodeURIComponent(target) } : {}).end()
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const { port } = server.address() as AddressInfo
const elsewhere: LookupFunction = (_host, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)
const settings = { lookup: elsewhere, ports: [String(port)], timeoutMs: 300 }
const at = (path: string) => `http://elsewhere.test:${port}${path}`

test.each([
  ['/404', true],
  ['/410', true],
  ['/200', false],
  ['/403', false],
  ['/503', false],
  ['/silent', false],
  ['/no-head', false],
  [`/301/${encodeURIComponent('/404')}`, true],
  [`/302/${encodeURIComponent('/200')}`, false],
])('%s is gone: %s', async (path, gone) => expect(await isGone(at(path), settings)).toBe(gone))

test('a host that nobody knows is gone', async () => {
  const unknown: LookupFunction = (_host, _options, done) =>
    done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), '')
  expect(await isGone(at('/200'), { ...settings, lookup: unknown })).toBe(true)
})

test.each([
  'http://127.0.0.1/404',
  'http://localhost/404',
  'http://10.1.2.3/404',
  'http://169.254.169.254/404',
  'http://[::1]/404',
  'http://[::ffff:127.0.0.1]/404',
  'http://example.com:5432/404',
  'ftp://example.com/404',
  'nothing at all',
])('%s is never asked', async (address) => {
  asked.length = 0
  expect(await isGone(address)).toBe(false)
  expect(asked).toEqual([])
})

test('a redirect into this network is not followed', async () => {
  asked.length = 0
  expect(await isGone(at(`/302/${encodeURIComponent(`http://127.0.0.1:${port}/404`)}`), settings)).toBe(false)
  expect(asked).toHaveLength(1)
})
