import { loadByBeacons, loadByWrk } from './load.ts'
import { atLeast, type Benchmark, median } from './measurement.ts'
import { startSite } from './site.ts'

// Short and many, in turns: whatever else the machine does meets both alike.
const rounds = Array.from({ length: 9 })
const seconds = 3
const brotli = { 'accept-encoding': 'br' }

/** What counting a thousand page views a second takes from everybody else. */
export const benchmark: Benchmark = async () => {
  const site = await startSite({ TRUST_PROXY: '1' })
  const shares: number[] = []
  const beacons: number[] = []
  for (const _ of ['until the code is compiled', ...rounds]) {
    const alone = await loadByWrk(site.url, { seconds, headers: brotli })
    const [beside, counted] = await Promise.all([
      loadByWrk(site.url, { seconds, headers: brotli }),
      loadByBeacons(site.url, site.apiKey, seconds),
    ])
    shares.push(beside / alone)
    beacons.push(counted)
  }
  await site.stop()
  return [
    atLeast('Page views counted beside it', median(beacons.slice(1)), 1000, '/s'),
    atLeast('Home page from memory while they are, against its rate without', median(shares.slice(1)), 0.9, '×'),
  ]
}
