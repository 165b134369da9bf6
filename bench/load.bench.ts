import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sessionCookie } from '../tests/session-cookie.ts'
import { atLeast, atMost, type Benchmark, median } from './measurement.ts'
import { startSite } from './site.ts'

type Site = Awaited<ReturnType<typeof startSite>>
type Waits = Record<number, number[]>

const seconds = 60
const streams = 10_000
const slowClients = 300

/** More than a visitor would ever notice, all of it at once: what one process does when it is full. */
export const benchmark: Benchmark = async () => {
  const site = await startSite({ SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'team@example.com' })
  const full = await mixedLoad(site)
  const shed = await overload(site)
  const crowd = await idleCrowd(site)
  await site.stop()
  return [
    atMost(`Mixed load for ${seconds} s: failed requests`, full.failed, 0),
    atLeast('Mixed load: share of one core that the process used', full.core, 0.6),
    atMost('Mixed load: memory at the end against memory after the warm-up', full.growth, 1.1, '×'),
    atLeast('Flood of 1,000 clients: refused with 503', shed.refused, 1),
    atMost('Flood: answers other than a page or a 503', shed.wrong, 0),
    atMost('Flood: time until a refusal against time until a page, 95th percentiles', shed.ratio, 0.5, '×'),
    atMost('Flood: a kept page, 95th percentile', shed.kept, 500, 'ms'),
    atMost(`${streams} idle streams and ${slowClients} slow clients: page views, 95th percentile`, crowd, 1.5, '×'),
  ]
}

/** Everything that visitors do, by two dozen clients without a pause. */
async function mixedLoad(site: Site) {
  const clients = await startClients('mixed', 24, site)
  await sleep(20_000)
  const samples: number[] = []
  const usedBefore = await processorSeconds(site.pid)
  const started = performance.now()
  for (let second = 0; second < seconds; second++) {
    await sleep(1000)
    samples.push(await site.memory())
  }
  const core = ((await processorSeconds(site.pid)) - usedBefore) / ((performance.now() - started) / 1000)
  const { waits } = await clients.stop()
  const third = Math.floor(samples.length / 3)
  return {
    failed: countOf(waits, (status) => status < 200 || status > 299),
    core,
    growth: median(samples.slice(-third)) / median(samples.slice(0, third)),
  }
}

async function overload(site: Site) {
  const flood = await startClients('flood', 1_000, site)
  await sleep(2_000)
  const kept = await timeViews(`${site.url}/`, 10, 50)
  const { waits } = await flood.stop()
  const { 200: pages = [], 503: refusals = [] } = waits
  const wrong = countOf(waits, (status) => status !== 200 && status !== 503)
  return { refused: refusals.length, wrong, ratio: p95(refusals) / p95(pages), kept: p95(kept) }
}

/** Page views beside the crowd against those before it came and after it went. */
async function idleCrowd(site: Site) {
  const view = async () =>
    p95([...(await timeViews(site.url, 10, 100)), ...(await timeViews(site.url, 10, 20, sessionCookie))])
  const before = await view()
  const crowd = [await startClients('streams', streams, site), await startClients('slow', slowClients, site)]
  const beside = await view()
  for (const { stop } of crowd) await stop()
  return beside / median([before, await view(), await view()])
}

/** So many a second, whether or not the earlier ones are answered yet. */
async function timeViews(url: string, duration: number, perSecond: number, cookie?: string): Promise<number[]> {
  const views: Promise<number>[] = []
  const headers: Record<string, string> = cookie ? { cookie } : {}
  for (let view = 0; view < duration * perSecond; view++) {
    views.push(timeView(url, headers))
    await sleep(1000 / perSecond)
  }
  return Promise.all(views)
}

/** As somebody who comes for the first time, by a new connection. */
async function timeView(url: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now()
  const [answer] = await once(get(url, { agent: false, headers }), 'response')
  await text(answer)
  return performance.now() - started
}

async function startClients(kind: 'mixed' | 'flood' | 'streams' | 'slow', count: number, { url, apiKey }: Site) {
  const child = fork('bench/clients.ts', [kind, String(count), url, apiKey])
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The clients of ${kind} ended by themselves`)
  })
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return {
    async stop(): Promise<{ waits: Waits }> {
      const answer = once(child, 'message')
      child.send('stop')
      return (await answer)[0]
    },
  }
}

const countOf = (waits: Waits, isCounted: (status: number) => boolean) =>
  Object.entries(waits).reduce((sum, [status, list]) => sum + (isCounted(Number(status)) ? list.length : 0), 0)

const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN

async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  const ticksPerSecond = 100
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
