import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/database/embedded/start.server.ts'
import { startBlog } from './many-articles.ts'
import { atMost, type Benchmark, median } from './measurement.ts'
import { administrator, temporaryDir, withAdministrator } from './site.ts'

const rows = 10_000
// A name that all have, one that few have, the first letters, a word that is nowhere, and three typing errors, the last
// of which looks like every article there is.
const typed = ['article', 'predictable delivery', 'ar', 'zeppelin', 'predictabel delivry', 'artcile 977', 'artiicle']

/** How long the answer to "find anything" takes. The slowest of these words counts. */
export const benchmark: Benchmark = async () => {
  const folder = await temporaryDir()
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const site = await startBlog(postgres.connection, rows, withAdministrator)
  const headers = { cookie: await signIn(site.url) }
  const medians = []
  for (const words of typed) {
    const times = []
    for (let time = 0; time < 9; time++) {
      const started = performance.now()
      const answer = await fetch(`${site.url}/api/admin/search?q=${encodeURIComponent(words)}`, { headers })
      await answer.json()
      times.push(performance.now() - started)
    }
    medians.push(median(times))
  }
  await site.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
  return [
    atMost(`Admin, find anything among ${rows} articles: until the answer is there`, Math.max(...medians), 100, 'ms'),
  ]
}

async function signIn(url: string) {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(administrator),
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
