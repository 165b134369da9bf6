import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'

type Options = { seconds?: number; connections?: number; headers?: Record<string, string> }

/** Full load in a worker, so that it doesn't slow itself: requests per second, and what 97.5 of 100 wait at most. */
export async function load(url: string, { seconds = 5, connections = 50, headers = {} }: Options = {}) {
  const result = await autocannon({ url, duration: seconds, connections, headers, workers: 1 })
  if (result.errors || result.non2xx) throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} other answers`)
  return { rate: result.requests.average, slowMs: result.latency.p97_5 }
}

/** For what is answered in a tenth of a millisecond, where a client in JavaScript would be the bottleneck itself. */
export async function loadByWrk(url: string, { seconds = 5, connections = 50, headers = {} }: Options = {}) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  return runWrk(url, { seconds, connections, options: lines })
}

/** Page views reported at a steady rate of a little more than a thousand a second. */
export const loadByBeacons = (url: string, apiKey: string, seconds: number) =>
  runWrk(url, { seconds, connections: 57, options: ['-s', 'bench/beacons.lua'], env: { API_KEY: apiKey } })

type WrkRun = { seconds: number; connections: number; options: string[]; env?: Record<string, string> }

async function runWrk(url: string, { seconds, connections, options, env = {} }: WrkRun) {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...options, url]
  const wrk = spawn('wrk', args, { env: { ...process.env, ...env } })
  wrk.once('error', () => console.error('This figure is measured by wrk: apt install wrk'))
  const [said] = await Promise.all([text(wrk.stdout), once(wrk, 'close')])
  const rate = Number(said.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  if (!rate || /Non-2xx|Socket errors/.test(said)) throw new Error(`${url}: ${said}`)
  return rate
}
