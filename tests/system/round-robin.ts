import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** The visitor's address as the processes behind are told it; without one a visitor counts for no limit. */
export const visitorHeader = 'test-visitor'

/**
 * A plain proxy in front of several processes: each request goes to the next of those that say they are ready. Whatever
 * fails is passed on as a failure; nothing is tried again.
 */
export async function startRoundRobin(ports: string[]) {
  const agent = new Agent({ keepAlive: true })
  const served = new Map(ports.map((port) => [port, 0]))
  let ready = ports
  let turn = 0
  let stopped = false

  const isReady = (port: string) =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )

  async function watchHealth() {
    while (!stopped) {
      const answers = await Promise.all(ports.map(isReady))
      ready = ports.filter((_, place) => answers[place])
      await sleep(100)
    }
  }

  /** Each request is somebody else's, so that only those who say who they are meet a limit. */
  const anyVisitor = () => `10.${(turn >> 8) & 255}.${turn & 255}.1`

  function pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    const port = ready[turn++ % ready.length] ?? ''
    const { [visitorHeader]: visitor, ...headers } = incoming.headers
    const forwarded = { ...headers, connection: 'keep-alive', 'x-forwarded-for': String(visitor ?? anyVisitor()) }
    const { method, url: path } = incoming
    const passed = request({ agent, host: '127.0.0.1', port, method, path, headers: forwarded }, (answer) => {
      served.set(port, (served.get(port) ?? 0) + 1)
      const { connection: _, 'keep-alive': __, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
    })
    passed.once('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end(error.code)
    })
    outgoing.once('close', () => passed.destroy())
    passed.end(body)
  }

  const server = createServer(async (incoming, outgoing) => pass(incoming, await buffer(incoming), outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const watching = watchHealth()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many answers came from each process. */
    served: () => [...served.values()],
    ready: () => ready,
    async stop() {
      stopped = true
      await watching
      server.closeAllConnections()
      server.close()
      agent.destroy()
      await once(server, 'close')
    },
  }
}
