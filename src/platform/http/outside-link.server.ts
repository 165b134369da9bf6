import { lookup } from 'node:dns'
import { request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const timeoutMs = 10_000
const mostHops = 5

type Settings = { lookup?: LookupFunction; ports?: readonly string[]; timeoutMs?: number }

/**
 * Whether another site says that it does not have this page, or is not there itself. Anything else, a refusal, a
 * breakdown or silence, is no proof. Never asks an address of this network, wherever a redirect points to.
 */
export async function isGone(address: string, settings: Settings = {}): Promise<boolean> {
  let url = URL.parse(address)
  for (let hop = 0; url && hop < mostHops; hop++) {
    const answer = await ask(url, settings)
    if (answer === 'unknown host' || answer === 'unclear') return answer === 'unknown host'
    if (answer.status === 404 || answer.status === 410) return true
    if (answer.status < 300 || answer.status > 399 || !answer.location) return false
    url = URL.parse(answer.location, url)
  }
  return false
}

type Answer = { status: number; location: string | undefined } | 'unknown host' | 'unclear'

async function ask(url: URL, settings: Settings): Promise<Answer> {
  const { ports = ['', '80', '443'] } = settings
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isOutside = /^https?:$/.test(url.protocol) && ports.includes(url.port) && !(isIP(host) && isInside(host))
  if (!isOutside) return 'unclear'
  const head = await send(url, 'HEAD', settings)
  // Some servers know no HEAD, and some answer it as they please.
  const isDoubtful = typeof head === 'object' && head.status >= 400
  return isDoubtful ? send(url, 'GET', settings) : head
}

function send(url: URL, method: 'HEAD' | 'GET', settings: Settings): Promise<Answer> {
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  const options: RequestOptions = {
    method,
    lookup: settings.lookup ?? outsideOnly,
    signal: AbortSignal.timeout(settings.timeoutMs ?? timeoutMs),
    headers: { 'user-agent': 'Tandem link check', accept: '*/*' },
  }
  return new Promise((resolve) => {
    const asked = send(url, options, (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
      // Its first line is all that is wanted.
      answer.destroy()
    })
    asked.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ENOTFOUND' ? 'unknown host' : 'unclear'))
    asked.end()
  })
}

/** Looks a name up and connects to what was looked at, so that it can't be another address a moment later. */
const outsideOnly: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error('No address'), '')
    if (addresses.some(({ address }) => isInside(address))) return done(new Error('An address of this network'), '')
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
// Everything but the addresses that are given out for the whole world, and of those none that wrap another.
inside.addSubnet('::', 3, 'ipv6')
inside.addSubnet('4000::', 2, 'ipv6')
inside.addSubnet('8000::', 1, 'ipv6')
inside.addSubnet('2002::', 16, 'ipv6')
inside.addSubnet('2001::', 32, 'ipv6')

const isInside = (address: string) => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
