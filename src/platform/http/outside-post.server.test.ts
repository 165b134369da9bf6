import { createServer } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { postOutside } from './outside-post.server.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers.host}`)
  if (request.url === '/silent') return
  if (request.url === '/elsewhere') return response.writeHead(302, { location: '/target' }).end()
  if (request.url === '/endless') {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(1024)), 1)
    response.on('close', () => clearInterval(timer))
    return
  }
  response.writeHead(200).end('Thank you')
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const { port } = server.address() as AddressInfo
const call = { headers: { 'x-own': '1' }, body: '{}' }
const here = { allowsInside: true, timeoutMs: 500 }
const post = (path: string, settings = here) => postOutside(`http://127.0.0.1:${port}${path}`, call, settings)

test('what is answered is answered', async () => {
  expect(await post('/hook')).toEqual({ status: 200, text: 'Thank you' })
  expect(asked.at(-1)).toBe(`POST /hook 127.0.0.1:${port}`)
})

test('a redirect is not followed', async () => {
  asked.length = 0
  expect(await post('/elsewhere')).toMatchObject({ status: 302 })
  expect(asked).toHaveLength(1)
})

test('an answer without an end is read for a few kilobytes', async () => {
  const { text } = await post('/endless')
  expect(text).toHaveLength(4096)
})

test('silence is given up', () => expect(post('/silent')).rejects.toThrow('No answer within 0.5 seconds'))

test('this network and plain http are not called', async () => {
  asked.length = 0
  const strict = { ...here, allowsInside: false }
  await expect(post('/hook', strict)).rejects.toThrow('https')
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254'])
    await expect(postOutside(`https://${host}:${port}/hook`, call, strict)).rejects.toThrow('this network')
  expect(asked).toEqual([])
})

test('the host is looked up once, and what was looked at is called', async () => {
  let lookups = 0
  const lookup: LookupFunction = (_host, options, done) => {
    lookups++
    // Whoever asked a second time would be led astray.
    const address = lookups === 1 ? '127.0.0.1' : '192.0.2.1'
    return options.all ? done(null, [{ address, family: 4 }]) : done(null, address, 4)
  }
  const answer = await postOutside(`http://rebinding.test:${port}/hook`, call, { ...here, lookup })
  expect([answer.status, lookups, asked.at(-1)]).toEqual([200, 1, `POST /hook rebinding.test:${port}`])
})
