import { randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createTransport } from 'nodemailer'
import type { Environment } from '#platform/environment.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import { transportOptions } from '#platform/mail/transport.server.ts'
import { believesAnybody } from '#platform/start-log.server.ts'
import { checkClock } from './database.server.ts'
import { advice, type Finding, fault, ok } from './finding.ts'

/** Mail, the name of the site, and what the proxy in front passes on. */
export async function checkOutside(environment: Environment): Promise<Finding[]> {
  return [await checkMail(environment), ...checkListening(environment), ...(await checkAddress(environment))]
}

function checkListening(environment: Environment): Finding[] {
  if (!believesAnybody(environment)) return []
  const found = `${environment.HOST} is every interface, and TRUST_PROXY believes whoever connects`
  return [advice('HOST', found, 'Set it to the one that the proxy uses, or let nobody else reach the port.')]
}

async function checkMail(environment: Environment): Promise<Finding> {
  const { url, missing } = readMailSettings(environment)
  if (!url || missing.length > 0)
    return advice('Mail', `${missing.join(', ')} not set`, 'Set them: until then mails wait in the outbox.')
  const transport = createTransport(transportOptions(url))
  try {
    await transport.verify()
    return ok('Mail', `${new URL(url).host} lets us in`)
  } catch (error) {
    const todo = 'Correct SMTP_URL: host, port, user and password; the connection must be encrypted.'
    return fault('Mail', `${new URL(url).host}: ${(error as Error).message}`, todo)
  } finally {
    transport.close()
  }
}

async function checkAddress(environment: Environment): Promise<Finding[]> {
  const { PUBLIC_URL } = environment
  if (!PUBLIC_URL) return [advice('PUBLIC_URL', 'not set', 'Set it to the address that visitors see.')]
  const { hostname, protocol } = new URL(PUBLIC_URL)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const encrypted =
    protocol === 'https:' || isHere
      ? []
      : [
          fault(
            'PUBLIC_URL',
            `${PUBLIC_URL} is not encrypted`,
            'Put a proxy with TLS in front and begin it with https.',
          ),
        ]
  try {
    const found = await lookup(hostname, { all: true })
    const name = ok('DNS', `${hostname} is ${found.map(({ address }) => address).join(', ')}`)
    return [...encrypted, name, ...(await askThrough(environment, PUBLIC_URL))]
  } catch {
    const todo = `Add a record for ${hostname} that leads to the proxy, or correct PUBLIC_URL.`
    return [...encrypted, fault('DNS', `${hostname} has no address`, todo)]
  }
}

/** While the site does not run, its port is ours, and we see what would reach it. */
async function askThrough(environment: Environment, origin: string): Promise<Finding[]> {
  const path = `/${randomUUID()}`
  let seen: IncomingHttpHeaders | undefined
  const server = createServer((request, response) => {
    if (request.url === path) seen = request.headers
    response.end()
  })
  server.listen(environment.PORT, environment.HOST)
  const isOurs = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  try {
    const asked = isOurs ? path : '/healthz'
    const answer = await fetch(origin + asked, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    await answer.body?.cancel()
    const date = Date.parse(answer.headers.get('date') ?? '')
    const clock = Number.isNaN(date) ? [] : [checkClock('Clock of the proxy', Math.abs(date - Date.now()) / 1000)]
    if (seen) return [...clock, ...checkProxy(seen, environment)]
    if (isOurs || !answer.ok)
      return [
        ...clock,
        fault('Proxy', `${origin} answers ${answer.status}, and not from here`, `Lead it to port ${environment.PORT}.`),
      ]
    return [
      ...clock,
      ok('Proxy', `${origin} leads to the site; its headers can be seen only while the site is stopped`),
    ]
  } catch (error) {
    const { message, cause } = error as Error
    const why = (cause as Error | undefined)?.message || message
    return [
      fault('Proxy', `${origin} can't be reached from here: ${why}`, 'Start the proxy, and look at its certificate.'),
    ]
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Whether what the proxies say is what the settings believe. */
export function checkProxy(headers: IncomingHttpHeaders, { TRUST_PROXY, PUBLIC_URL = '' }: Environment): Finding[] {
  const hops = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .filter((hop) => hop.trim()).length
  const { host, protocol } = new URL(PUBLIC_URL)
  const findings: Finding[] = []
  if (hops !== TRUST_PROXY) {
    const todo =
      hops > 0
        ? `Set TRUST_PROXY=${hops}: else visitors are taken for one another, or may say who they are.`
        : 'Let the proxy set X-Forwarded-For, or set TRUST_PROXY=0 if there is none.'
    findings.push(fault('Proxy', `X-Forwarded-For names ${hops} addresses, TRUST_PROXY is ${TRUST_PROXY}`, todo))
  }
  const given = TRUST_PROXY > 0 ? (headers['x-forwarded-host'] ?? headers.host) : headers.host
  if (given !== host)
    findings.push(fault('Proxy', `the host arrives as ${given}`, 'Let the proxy pass on the Host that was asked for.'))
  if (TRUST_PROXY > 0 && headers['x-forwarded-proto'] !== protocol.slice(0, -1))
    findings.push(
      fault(
        'Proxy',
        `X-Forwarded-Proto is ${headers['x-forwarded-proto'] ?? 'missing'}`,
        `Let the proxy set it to ${protocol.slice(0, -1)}.`,
      ),
    )
  return findings.length > 0 ? findings : [ok('Proxy', 'address, host and protocol arrive as they should')]
}
