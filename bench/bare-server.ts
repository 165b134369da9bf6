import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The fastest a Node process can be: the same bytes and headers as the page at the given address, from memory. */
const request = get(process.argv[2] as string, { headers: { 'accept-encoding': 'br' } })
const [page] = (await once(request, 'response')) as [IncomingMessage]
const body = await buffer(page)
const { connection: _, 'keep-alive': _timeout, date: _date, ...headers } = page.headers
const server = createServer((_request, answer) => {
  answer.writeHead(200, headers)
  answer.end(body)
})
server.listen(0, () => console.log(`http://localhost:${(server.address() as AddressInfo).port}`))
process.once('SIGTERM', () => process.exit(0))
