import { request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { lookupOutside, namesInside } from './outside-address.server.ts'

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
  const isOutside = /^https?:$/.test(url.protocol) && ports.includes(url.port) && !namesInside(url)
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
    lookup: settings.lookup ?? lookupOutside,
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
