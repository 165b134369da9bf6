import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { listen } from './server.server.ts'

const agent = new Agent({ keepAlive: true })
const ask = (port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => get({ port, agent }, resolve).once('error', reject))

test('stopping lets an answer under way finish, and does not wait for the connection it leaves open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let finish = () => {}
  const server = await listen(
    (_request, response) => {
      response.write('first ')
      finish = () => response.end('second')
    },
    { port: 0, host: '127.0.0.1' },
  )
  const answer = await ask(server.port)
  const stopped = server.stop()
  finish()
  expect(await text(answer)).toBe('first second')
  // The limit for requests under way can't have helped: its clock stands still.
  await stopped
  await expect(ask(server.port)).rejects.toThrow(/ECONNREFUSED|hang up/)
  agent.destroy()
})

test('draining, it goes on for a while, then takes no newcomers and answers each connection once more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const server = await listen((_request, response) => response.end('here'), { port: 0, host: '127.0.0.1' })
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  const read = (on: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      get({ port: server.port, agent: on }, (answer) => resolve(answer.resume())).once('error', reject),
    )
  const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
  await read(kept)
  let isStopped = false
  const stopped = server.stop({ timeoutMs: 6_000, quietMs: 2_000 }).then(() => {
    isStopped = true
  })
  pass(1_999)
  expect((await read(kept)).headers.connection).toBe('keep-alive')
  pass(1_999)
  expect((await read(new Agent())).statusCode).toBe(200)
  pass(2_000)
  await vi.waitFor(() => expect(read(new Agent())).rejects.toThrow('ECONNREFUSED'), 10_000)
  expect(isStopped).toBe(false)
  expect((await read(kept)).headers.connection).toBe('close')
  pass(2_000)
  await stopped
  kept.destroy()
})

test('the setting is named that no server can be made of', async () => {
  const server = await listen((_request, response) => response.end(), { port: 0, host: '127.0.0.1' })
  const open = (address: Partial<{ port: number; host: string }>) =>
    listen((_request, response) => response.end(), { port: 0, host: '127.0.0.1', ...address })
  await expect(open({ port: server.port })).rejects.toThrow(/^PORT: .*EADDRINUSE/)
  await expect(open({ host: '192.0.2.1' })).rejects.toThrow(/^HOST: .*EADDRNOTAVAIL/)
  await server.stop()
})
