import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

// How long requests under way may take once the process is asked to stop.
const grace = 10_000

/** Listens, and answers the port with a way to stop that lets requests under way finish. */
export async function listen(listener: RequestListener, { port, host }: { port: number; host: string }) {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000, headersTimeout: 20_000 }, listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  return { port: (server.address() as AddressInfo).port, stop: () => finish(server) }
}

function finish(server: Server) {
  return new Promise<void>((resolve) => {
    const overdue = setTimeout(() => server.closeAllConnections(), grace)
    // A connection whose last answer ends only now, such as an event stream's, would be kept for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(overdue)
      clearInterval(sweep)
      resolve()
    })
  })
}
