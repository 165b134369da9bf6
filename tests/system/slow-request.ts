import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

/** A request that the server has begun to receive, until `finish` is called; then it takes the database to answer it. */
export async function openSlowRequest(url: string, apiKey: string) {
  const { hostname, port } = new URL(url)
  const body = JSON.stringify({ answers: Array(16).fill(3), assessToken: randomUUID(), personalData: {} })
  const head = [
    'POST /api/functions/assessment-scoring HTTP/1.1',
    `host: ${hostname}:${port}`,
    `apikey: ${apiKey}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
    'connection: close',
  ]
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    received += chunk
  })
  const ended = once(socket, 'close').catch((error: Error) => {
    received += `\r\n\r\n${error.message}`
  })
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  // The server's word that it has the head.
  await Promise.race([once(socket, 'data'), ended])
  socket.write(body.slice(0, 20))
  return {
    /** The status, or what went wrong. */
    async finish(): Promise<string | undefined> {
      socket.write(body.slice(20))
      await ended
      return received.split('\r\n\r\n')[1]?.split('\r\n')[0]
    },
  }
}
