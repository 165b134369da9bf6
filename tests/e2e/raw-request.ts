import { type IncomingHttpHeaders, request as send } from 'node:http'

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type Ask = { method?: string; headers?: Record<string, string>; body?: string }

/** Sends a path as it is: fetch would tidy it up first. */
export function raw(base: string, path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, method, headers }, (response) => {
      const answer = { status: response.statusCode ?? 0, headers: response.headers }
      // A stream of events has no end.
      if (answer.headers['content-type'] === 'text/event-stream') {
        response.destroy()
        resolve({ ...answer, body: '' })
        return
      }
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ ...answer, body: text }))
    })
    request.on('error', reject)
    request.end(body)
  })
}
