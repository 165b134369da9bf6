import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const seconds = 1000

const limits = {
  keepAliveTimeout: 65 * seconds,
  // Whoever sends slower than this is cut off.
  headersTimeout: 15 * seconds,
  // A picture of 15 MB over a slow line. All other bodies have less time, from whoever receives them.
  requestTimeout: 5 * 60 * seconds,
  connectionsCheckingInterval: 5 * seconds,
  // Balancers ask for health without one; who else may come without is up to the application.
  requireHostHeader: false,
}
// Nothing sent and nothing taken for this long: the other side is gone or stuck. Event streams beat more often.
const idleTimeoutMs = 60 * seconds
// How long requests under way may take once the process is asked to stop.
const stopTimeoutMs = 10 * seconds

// A burst of newcomers waits in the system's own line instead of being asked to knock again a second later.
const backlog = 4_096

type Address = { port: number; host: string }

/** For how long requests are still taken: at most, and how long none must have come. */
type Drain = { timeoutMs: number; quietMs: number }

/** Listens, and answers the port with a way to stop that lets requests under way finish. */
export async function listen(listener: RequestListener, { port, host }: Address) {
  let lastRequest = 0
  const server = createServer(limits, (request, response) => {
    lastRequest = Date.now()
    if (!server.listening) response.shouldKeepAlive = false
    listener(request, response)
    // What is answered and sent already needs no watch, which would take a tenth of the speed.
    if (!response.writableEnded || request.socket.writableLength > 0) request.socket.setTimeout(idleTimeoutMs)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(withSetting(error)))
    server.listen({ port, host, backlog }, resolve)
  })

  async function untilQuiet({ timeoutMs, quietMs }: Drain) {
    const end = Date.now() + timeoutMs
    lastRequest = Date.now()
    while (Date.now() < Math.min(end, lastRequest + quietMs)) await sleep(20)
  }

  return {
    /** For whoever wants to take connections over, such as the hot reload of development. */
    server,
    port: (server.address() as AddressInfo).port,
    /**
     * While it drains, whatever passes requests on to this process has time to notice that it should ask others: first
     * all goes on as ever, then no new connection is taken and each open one gets one last answer.
     */
    async stop(drain: Drain = { timeoutMs: 0, quietMs: 0 }) {
      await untilQuiet(drain)
      const closed = stopListening(server)
      await untilQuiet(drain)
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      const overdue = setTimeout(() => server.closeAllConnections(), stopTimeoutMs)
      await closed
      clearInterval(sweep)
      clearTimeout(overdue)
    },
  }
}

/** Names the setting that no server can be made of. */
function withSetting(error: NodeJS.ErrnoException) {
  const setting = error.code === 'EADDRINUSE' || error.code === 'EACCES' ? 'PORT' : 'HOST'
  return new Error(`${setting}: ${error.message}`, { cause: error })
}

/** Answers when the last connection is closed. Unlike the method of an HTTP server, it leaves idle ones open. */
function stopListening(server: Server) {
  return new Promise<void>((resolve) => {
    // Right after the system's line was emptied, so that nobody stands in it.
    setImmediate(() => NetServer.prototype.close.call(server, () => resolve()))
  })
}
