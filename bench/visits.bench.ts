import { loadBesideViews } from './load.ts'
import { atLeast, atMost, type Benchmark } from './measurement.ts'
import { startSite } from './site.ts'

const turns = 60
// A little more than has to be counted, never less.
const rate = 1_010

/** What counting a thousand page views a second takes from everybody else. */
export const benchmark: Benchmark = async () => {
  const site = await startSite({ TRUST_PROXY: '1' })
  const { share, views, pagesOfOne } = await loadBesideViews(site, { rate, turns })
  await site.stop()
  return [
    atLeast('Page views counted beside it', views, 1000, '/s'),
    atLeast('Home page from memory while they are, against its rate without', share, 0.9, '×'),
    // The same however quick the machine is: one that serves 25,000 pages a second may lose 2.5 for each of 1,000 views.
    atMost('Kept pages that could be served instead of one counted view', pagesOfOne, 2.5),
  ]
}
