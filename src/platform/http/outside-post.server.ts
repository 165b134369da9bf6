import { request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { InsideAddress, lookupOutside, namesInside } from './outside-address.server.ts'

const seconds = 1000
const mostRead = 4 * 1024

type Call = { headers: Record<string, string>; body: string }

type Settings = {
  /** Addresses of this machine and its network, and plain http. */
  allowsInside?: boolean
  timeoutMs?: number
  lookup?: LookupFunction
}

export type Answer = { status: number; text: string }

/**
 * Sends JSON to another site. The host is looked up once and what was looked at is called; redirects are answers like
 * any other; of the answer the first kilobytes are read. Throws when none came.
 */
export async function postOutside(address: string, call: Call, settings: Settings = {}): Promise<Answer> {
  const { allowsInside = false, timeoutMs = 15 * seconds } = settings
  const url = new URL(address)
  if (!allowsInside && url.protocol !== 'https:') throw new Error('Not an https address')
  if (!allowsInside && namesInside(url)) throw new InsideAddress()
  const lookup = settings.lookup ?? (allowsInside ? undefined : lookupOutside)
  const signal = AbortSignal.timeout(timeoutMs)
  const options: RequestOptions = {
    method: 'POST',
    // A connection of its own: one that was kept may have been looked at by another rule.
    agent: false,
    signal,
    ...(lookup && { lookup }),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(call.body),
      ...call.headers,
    },
  }
  return send(url, options, call.body).catch((error: NodeJS.ErrnoException) => {
    if (signal.aborted) throw new Error(`No answer within ${timeoutMs / seconds} seconds`)
    throw new Error(error.code === 'ENOTFOUND' ? 'The host is not known' : error.message || error.code)
  })
}

function send(url: URL, options: RequestOptions, body: string): Promise<Answer> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (answer) => {
      const chunks: Buffer[] = []
      let read = 0
      const finish = () => {
        const text = Buffer.concat(chunks).subarray(0, mostRead).toString()
        resolve({ status: answer.statusCode ?? 0, text })
        answer.destroy()
      }
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        read += chunk.length
        if (read >= mostRead) finish()
      })
      answer.on('end', finish)
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
