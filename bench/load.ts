import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { quickestQuarter } from './measurement.ts'

type Options = { seconds?: number; connections?: number; headers?: Record<string, string>; core?: number | undefined }

/** Full load by wrk: a client in JavaScript would be the bottleneck itself. Requests per second, and what 95 of 100 wait at most. */
export async function load(url: string, { seconds = 5, connections = 50, headers = {}, core }: Options = {}) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { said, rate } = await runWrk(url, {
    core,
    seconds,
    connections,
    options: ['-s', 'bench/percentile.lua', ...lines],
  })
  return { rate, slowMs: Number(said.match(/95 of 100 within ([\d.]+) ms/)?.[1]) }
}

/** Where a client wakes up on the server's core, the client's work is measured too. */
export const keepToCore = (core: number, pid: number) =>
  execFileSync('taskset', ['--pid', '--cpu-list', String(core), String(pid)])

type Server = { url: string; pid: number; apiKey: string }

/** A kept page asked for without page views and, in turns, with so many a second beside it. */
export async function loadBesideViews({ url, pid, apiKey }: Server, { rate, turns }: { rate: number; turns: number }) {
  keepToCore(0, pid)
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
  const { alone, beside, views } = sumTurns(quickestQuarter(all, (turn) => turn.alone + turn.beside))
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
  core?: number | undefined
}

async function runWrk(url: string, { seconds, connections, options, env = {}, core }: WrkRun) {
  const onCore = core === undefined ? [] : ['taskset', '--cpu-list', String(core)]
  const [command = '', ...args] = [...onCore, 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...options, url]
  const wrk = spawn(command, args, { env: { ...process.env, ...env } })
  const [said, complaint] = await Promise.all([text(wrk.stdout), text(wrk.stderr), once(wrk, 'close')])
  const rate = Number(said.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  if (!rate || /Non-2xx|Socket errors/.test(said)) throw new Error(`${url}: ${complaint}${said}`)
  return { said, rate }
}
