import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Call = { path: string; headers: IncomingHttpHeaders; body: string }

/** A real receiver on this machine. Stopped and started again it keeps its port and what it has received. */
export async function startReceiver(answer: (call: Call) => number | Promise<number> = () => 204) {
  const received: Call[] = []
  const rules = { answer }
  let server: Server | undefined
  let port = 0

  async function start() {
    server = createServer(async (request, response) => {
      // A sender may be killed before the call is whole: then nothing was received.
      const body = await text(request).catch(() => undefined)
      if (body === undefined) return
      const call = { path: request.url ?? '', headers: request.headers, body }
      const status = await rules.answer(call)
      if (status < 300) received.push(call)
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end(`Answered ${status}`)
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  async function stop() {
    const open = server
    server = undefined
    open?.closeAllConnections()
    await new Promise<void>((resolve) => (open ? open.close(() => resolve()) : resolve()))
  }

  await start()
  return { received, rules, start, stop, url: `http://127.0.0.1:${port}/hook` }
}
