import { load, loadByBeacons } from './load.ts'
import { atLeast, type Benchmark, compareInTurns, median } from './measurement.ts'
import { startSite } from './site.ts'

// Long enough that opening the connections, which only the beacons add each time, is not what is measured.
const seconds = 4
// Opening the connections takes its time out of each turn.
const rate = 1_010

/** What counting a thousand page views a second takes from everybody else. */
export const benchmark: Benchmark = async () => {
  const site = await startSite({ TRUST_PROXY: '1' })
  const beacons: number[] = []
  const alone = async () => (await load(site.url, { seconds, headers: { 'accept-encoding': 'br' } })).rate
  const beside = async () => {
    const [served, counted] = await Promise.all([
      alone(),
      loadByBeacons(site.url, { apiKey: site.apiKey, rate, seconds }),
    ])
    beacons.push(counted.rate)
    return served
  }
  const share = await compareInTurns(30, beside, alone)
  await site.stop()
  return [
    atLeast('Page views counted beside it', median(beacons), 1000, '/s'),
    atLeast('Home page from memory while they are, against its rate without', share, 0.9, '×'),
  ]
}
