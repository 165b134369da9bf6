import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

type Options = { seconds?: number; connections?: number; headers?: Record<string, string> }

/** Full load by wrk: a client in JavaScript would be the bottleneck itself. Requests per second, and what 95 of 100 wait at most. */
export async function load(url: string, { seconds = 5, connections = 50, headers = {} }: Options = {}) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  return runWrk(url, { seconds, connections, options: ['-s', 'bench/percentile.lua', ...lines] })
}

type Beacons = { apiKey: string; rate: number; seconds: number }

/** Page views reported at a steady rate. */
export const loadByBeacons = (url: string, { apiKey, rate, seconds }: Beacons) =>
  runWrk(url, {
    seconds,
    connections: 20,
    options: ['-s', 'bench/beacons.lua'],
    env: { API_KEY: apiKey, RATE: String(rate) },
  })

type WrkRun = { seconds: number; connections: number; options: string[]; env?: Record<string, string> }

async function runWrk(url: string, { seconds, connections, options, env = {} }: WrkRun) {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, ...options, url]
  const wrk = spawn('wrk', args, { env: { ...process.env, ...env } })
  wrk.once('error', () => console.error('This figure is measured by wrk: apt install wrk'))
  const [said] = await Promise.all([text(wrk.stdout), once(wrk, 'close')])
  const rate = Number(said.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  if (!rate || /Non-2xx|Socket errors/.test(said)) throw new Error(`${url}: ${said}`)
  return { rate, slowMs: Number(said.match(/95 of 100 within ([\d.]+) ms/)?.[1]) }
}
