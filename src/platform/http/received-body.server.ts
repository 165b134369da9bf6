import type { IncomingMessage } from 'node:http'

/** How long a body may take that is not a file: a form is a few kilobytes. */
export const bodyTimeoutMs = 30_000

type Limits = { largest: number; timeoutMs?: number }

/**
 * Waits for a body to arrive and puts it where Hono's adapter looks for one that was read already. Until then a slow
 * sender costs a connection and nothing else. One that is announced as larger is left to whoever handles the request.
 */
export async function receiveBody(
  request: IncomingMessage & { rawBody?: Buffer },
  { largest, timeoutMs = bodyTimeoutMs }: Limits,
) {
  if (request.rawBody) return 'received'
  const { 'content-length': announced, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && !(Number(announced) > 0 && Number(announced) <= largest)) return 'not awaited'
  return withTimeout(collect(request, largest), timeoutMs, 'cut off' as const)
}

async function collect(request: IncomingMessage & { rawBody?: Buffer }, largest: number) {
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

/** What comes of the work, or `late` when it takes longer than that. */
export async function withTimeout<Result, Late>(work: Promise<Result>, timeoutMs: number, late: Late) {
  const clock = Promise.withResolvers<Late>()
  const timer = setTimeout(() => clock.resolve(late), timeoutMs)
  return Promise.race([work, clock.promise]).finally(() => clearTimeout(timer))
}
