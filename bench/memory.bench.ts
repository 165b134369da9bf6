import { sessionCookie } from '../tests/session-cookie.ts'
import { atMost, type Benchmark } from './measurement.ts'
import { startSite } from './site.ts'

/** Memory of the Node process after a thousand page views, every other one rendered anew. */
export const benchmark: Benchmark = async () => {
  const site = await startSite()
  for (let view = 0; view < 1000; view += 2) {
    await (await fetch(site.url)).arrayBuffer()
    await (await fetch(site.url, { headers: { cookie: sessionCookie } })).arrayBuffer()
  }
  const memory = await site.memory()
  await site.stop()
  const again = await startSite({ DATA_DIR: site.dataDir })
  await again.stop()
  return [
    atMost('Memory of the Node process after 1,000 page views', memory, 190, 'MB'),
    atMost('First start until the first page, database and sample content included', site.startMs / 1000, 20, 's'),
    atMost('Second start until the first page', again.startMs / 1000, 5, 's'),
  ]
}
