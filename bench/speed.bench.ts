import { startServer } from '../commands/server-process.ts'
import { sessionCookie } from '../tests/session-cookie.ts'
import { load } from './load.ts'
import { atLeast, atMost, type Benchmark, compareInTurns, median } from './measurement.ts'
import { startMinimalSite } from './minimal-site.ts'
import { startSite } from './site.ts'

// Short and many, in turns: whatever else the machine does meets both alike.
const rounds = Array.from({ length: 11 })
const seconds = 2
// A request that seems to come from a user is rendered anew each time.
const uncached = { seconds, connections: 4, headers: { cookie: sessionCookie } }

/** The home page from memory and rendered, each in turns with what it is measured against. */
export const benchmark: Benchmark = async () => {
  const site = await startSite()
  const bare = await startServer('bench/bare-server.ts', {}, [site.url])
  const minimal = await startMinimalSite(site.url)
  const rendered: number[] = []
  const slow: number[] = []
  const fromMemory = (url: string) => async () =>
    (await load(url, { seconds: 1, headers: { 'accept-encoding': 'br' } })).rate
  const cached = await compareInTurns(40, fromMemory(site.url), fromMemory(bare.url))
  // Until the code that renders is compiled.
  for (const url of [site.url, minimal.address]) await load(url, { ...uncached, seconds: 12 })
  for (const _ of rounds) {
    const base = await load(minimal.address, uncached)
    const own = await load(site.url, uncached)
    rendered.push(own.rate / base.rate)
    slow.push(own.slowMs)
  }
  await Promise.all([site.stop(), bare.stop(), minimal.stop()])
  return [
    atLeast('Home page from memory, requests/s against bare node:http', cached, 0.85, '×'),
    atLeast('Home page rendered, requests/s against a minimal page of its size', median(rendered), 0.3, '×'),
    atMost('Home page rendered, four at a time: what 95 of 100 wait at most', median(slow), 60, 'ms'),
  ]
}
