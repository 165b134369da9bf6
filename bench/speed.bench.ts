import { startServer } from '../commands/server-process.ts'
import { sessionCookie } from '../tests/session-cookie.ts'
import { keepToCore, load } from './load.ts'
import { atLeast, atMost, type Benchmark, measureInTurns, median, quickestQuarter, ratioOf } from './measurement.ts'
import { startMinimalSite } from './minimal-site.ts'
import { startSite } from './site.ts'

// The same code is quicker or slower by some hundredths from one start to the next.
const starts = Array.from({ length: 5 })
// Short and many, in turns: whatever else the machine does meets both alike.
const rounds = Array.from({ length: 11 })
const seconds = 2
// A request that seems to come from a user is rendered anew each time.
const uncached = { seconds, connections: 4, headers: { cookie: sessionCookie } }

/** The home page from memory and rendered, each in turns with what it is measured against. */
export const benchmark: Benchmark = async () => {
  const cached: number[] = []
  for (const _ of starts) cached.push(await compareWithBareServer())
  const { share, slowMs } = await compareWithMinimalSite()
  return [
    atLeast('Home page from memory, requests/s against bare node:http', median(cached), 0.85, '×'),
    atLeast('Home page rendered, requests/s against a minimal page of its size', share, 0.3, '×'),
    atMost('Home page rendered, four at a time: what 95 of 100 wait at most', slowMs, 60, 'ms'),
  ]
}

async function compareWithBareServer() {
  const site = await startSite()
  const bare = await startServer('bench/bare-server.ts', {}, [site.url])
  const measure = (url: string, seconds = 1) => load(url, { seconds, core: 1, headers: { 'accept-encoding': 'br' } })
  for (const { url, pid } of [site, bare]) {
    keepToCore(0, pid)
    // Until its code is compiled.
    await measure(url, 5)
  }
  const rates = await measureInTurns(
    16,
    async () => (await measure(site.url)).rate,
    async () => (await measure(bare.url)).rate,
  )
  await Promise.all([site.stop(), bare.stop()])
  return ratioOf(quickestQuarter(rates, ({ one, other }) => one + other))
}

async function compareWithMinimalSite() {
  const site = await startSite()
  const minimal = await startMinimalSite(site.url)
  // Until the code that renders is compiled.
  for (const url of [site.url, minimal.address]) await load(url, { ...uncached, seconds: 20 })
  const shares: number[] = []
  const slow: number[] = []
  for (const _ of rounds) {
    const base = await load(minimal.address, uncached)
    const own = await load(site.url, uncached)
    shares.push(own.rate / base.rate)
    slow.push(own.slowMs)
  }
  await Promise.all([site.stop(), minimal.stop()])
  return { share: median(shares), slowMs: median(slow) }
}
