import type { IncomingMessage } from 'node:http'

/**
 * Waits for a body to arrive and puts it where Hono's adapter looks for one that was read already. Until then a slow
 * sender costs a connection and nothing else. One that is announced as larger is left to whoever handles the request.
 */
export async function receiveBody(request: IncomingMessage & { rawBody?: Buffer }, largest: number) {
  const { 'content-length': announced, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && !(Number(announced) > 0 && Number(announced) <= largest)) return 'not awaited'
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > largest) return 'too large'
      chunks.push(chunk)
    }
  } catch {
    return 'cut off'
  }
  request.rawBody = Buffer.concat(chunks)
  return 'received'
}
