import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/database/embedded/start.server.ts'
import { sessionCookie } from '../tests/session-cookie.ts'
import { startBlog } from './many-articles.ts'
import { atMost, type Benchmark, median } from './measurement.ts'
import { type startSite, temporaryDir } from './site.ts'

const few = 100
const many = 10_000
const rounds = 9
const requestsPerRound = 40
const limit = 1.5

const calls: Record<string, string | ((articles: number) => string)> = {
  list: '/api/blog',
  'list, oldest first': '/api/blog?sort=oldest&page=8',
  'list, last page': (articles) => `/api/blog?page=${Math.ceil(articles / 12)}`,
  'list, middle page': (articles) => `/api/blog?page=${Math.ceil(articles / 24)}`,
  tag: '/api/blog?tag=AI',
  'tag, last page': (articles) => `/api/blog?tag=AI&page=${Math.ceil(articles / 48)}`,
  'search for rare words': '/api/blog?q=predictable%20delivery',
  'search for a common word': '/api/blog?q=word0',
  'search for a common word, oldest first': '/api/blog?q=word0&sort=oldest',
  'search for a common word, last page': (articles) => `/api/blog?q=word0&page=${Math.ceil(articles / 12)}`,
  'search for a common word with a tag': '/api/blog?q=word0&tag=AI',
  'search for two common words': '/api/blog?q=word0%20word1',
  'search for one letter': '/api/blog?q=w',
  'search for two letters': '/api/blog?q=wo',
  'search for what most words start with': '/api/blog?q=word',
  'search for what many words start with': '/api/blog?q=word1',
  'search with typing errors': '/api/blog?q=predictible%20delivrey',
  'search with swapped letters': '/api/blog?q=leadreship',
  'search with accents': '/api/blog?q=pr%C3%A9dictable%20d%C3%A9livery',
  'search for an unknown word': '/api/blog?q=blockchain',
  article: '/api/blog/article-50',
  'list page': '/blog',
  'search page': '/blog?q=predictable%20delivery',
  'search page, common word with a tag': '/blog?q=word0&tag=AI',
  'article page': '/blog/article-50',
}

/** How much longer the blog takes to answer with a hundred times as many articles, nothing kept in memory. */
export const benchmark: Benchmark = async () => {
  const folder = await temporaryDir()
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const sites = [await startBlog(postgres.connection, few), await startBlog(postgres.connection, many)] as const
  const measurements = []
  for (const [what, call] of Object.entries(calls)) {
    const [fewer, more] = [few, many].map((articles) => (typeof call === 'string' ? call : call(articles)))
    const ratios = []
    // In turns, so that whatever else the machine does meets both alike.
    for (let round = 0; round < rounds; round++) {
      const small = await millisecondsOf(sites[0], fewer)
      ratios.push((await millisecondsOf(sites[1], more)) / small)
    }
    measurements.push(atMost(`Blog with ${many} articles against ${few}: ${what}`, median(ratios), limit, '×'))
  }
  await Promise.all(sites.map((site) => site.stop()))
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
  return measurements
}

type Site = Awaited<ReturnType<typeof startSite>>

/** The median time of one answer. A request that seems to come from a user is answered anew each time. */
async function millisecondsOf({ url, apiKey }: Site, path = '/') {
  const headers = { apikey: apiKey, cookie: sessionCookie }
  const times = []
  for (let i = 0; i < requestsPerRound; i++) {
    const started = performance.now()
    const response = await fetch(url + path, { headers })
    await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    times.push(performance.now() - started)
  }
  return median(times)
}
