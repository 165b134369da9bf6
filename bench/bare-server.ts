import { createServer } from 'node:http'

/** The fastest a Node process can be: the same bytes and headers as the page at the given address, from memory. */
const response = await fetch(process.argv[2] as string, { headers: { 'accept-encoding': 'br' } })
const { 'content-encoding': _decodedByFetch, 'content-length': _, ...headers } = Object.fromEntries(response.headers)
const body = Buffer.from(await response.arrayBuffer()).subarray(0, Number(response.headers.get('content-length')))
const server = createServer((_request, answer) => {
  answer.writeHead(200, { ...headers, 'content-length': body.length })
  answer.end(body)
})
server.listen(0, () => console.log(`http://localhost:${(server.address() as { port: number }).port}`))
process.once('SIGTERM', () => process.exit(0))
