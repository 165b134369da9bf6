import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

type Options = { seconds?: number; connections?: number; headers?: Record<string, string> }

/** Full load by wrk: a client in JavaScript would be the bottleneck itself. Requests per second, and what 95 of 100 wait at most. */
export async function load(url: string, { seconds = 5, connections = 50, headers = {} }: Options = {}) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { said, rate } = await runWrk(url, { seconds, connections, options: ['-s', 'bench/percentile.lua', ...lines] })
  return { rate, slowMs: Number(said.match(/95 of 100 within ([\d.]+) ms/)?.[1]) }
}

type Server = { url: string; pid: number; apiKey: string }

/**
 * A kept page asked for without page views and, in turns, with so many a second beside it. The server has a core of its
 * own: where the client wakes up on it, the client's work is measured too.
 */
export async function loadBesideViews({ url, pid, apiKey }: Server, { rate, turns }: { rate: number; turns: number }) {
  execFileSync('taskset', ['--pid', '--cpu-list', '0', String(pid)])
  const { said } = await runWrk(url, {
    core: 1,
    // Each turn has half a second of both; the first four seconds are not counted.
    seconds: turns + 5,
    connections: 100,
    options: ['-s', 'bench/views.lua'],
    env: { API_KEY: apiKey, RATE: String(rate), TURNS: String(turns) },
  })
  const all = [...said.matchAll(/(\d+) pages alone, (\d+) beside (\d+) views/g)]
    .map((line) => line.slice(1).map(Number))
    .map(([alone = 0, beside = 0, views = 0]) => ({ alone, beside, views }))
  // Whatever else the machine does takes from both halves of a turn, least in the quickest quarter of them.
  const quickest = all.toSorted((one, other) => other.alone + other.beside - one.alone - one.beside).slice(0, turns / 4)
  const { alone, beside, views } = sumTurns(quickest)
  return { share: beside / alone, views: sumTurns(all).views / (turns / 2), pagesOfOne: (alone - beside) / views }
}

type Turn = { alone: number; beside: number; views: number }

const sumTurns = (turns: Turn[]) =>
  turns.reduce((sum, turn) => ({
    alone: sum.alone + turn.alone,
    beside: sum.beside + turn.beside,
    views: sum.views + turn.views,
  }))

type WrkRun = {
  seconds: number
  connections: number
  options: string[]
  env?: Record<string, string>
  core?: number
}

async function runWrk(url: string, { seconds, connections, options, env = {}, core }: WrkRun) {
  const onCore = core === undefined ? [] : ['taskset', '--cpu-list', String(core)]
  const [command = '', ...args] = [...onCore, 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...options, url]
  const wrk = spawn(command, args, { env: { ...process.env, ...env } })
  wrk.once('error', () => console.error('This figure is measured by wrk: apt install wrk'))
  const [said] = await Promise.all([text(wrk.stdout), once(wrk, 'close')])
  const rate = Number(said.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  if (!rate || /Non-2xx|Socket errors/.test(said)) throw new Error(`${url}: ${said}`)
  return { said, rate }
}
