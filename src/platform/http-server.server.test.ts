import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { listen } from './http-server.server.ts'

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
  vi.useRealTimers()
})
