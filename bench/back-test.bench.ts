import { atMost, type Benchmark, median } from './measurement.ts'
import { administrator } from './site.ts'
import { startSiteWithDatabase } from './site-with-database.ts'

const results = 10_000

/** What earlier answers would have come to by a draft of the scan, as the studio asks it. */
export const benchmark: Benchmark = async () => {
  const site = await startSiteWithDatabase()
  await site.fill([earlierResults])
  const { headers } = await post(site.url, '/api/auth/sign-in/email', administrator)
  const cookie = headers.getSetCookie().join('; ')
  const made = await post(site.url, '/api/admin/scan-versions', { title: 'Bench' }, cookie)
  const { id } = (await made.json()) as { id: string }
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const started = performance.now()
    const tested = await post(site.url, `/api/admin/scan-versions/${id}/back-test`, { last: results }, cookie)
    const { total } = (await tested.json()) as { total: number }
    times.push(performance.now() - started)
    if (total !== results) throw new Error(`Of ${results} results ${total} were tried`)
  }
  await site.stop()
  return [atMost(`Back-test over ${results} results, median`, median(times), 3000, 'ms')]
}

async function post(origin: string, path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', origin, cookie }
  const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response
}

const earlierResults = `insert into assessments (id, assess_token, version_id, answers, dominant_archetype, ai_score,
    agility_score, leadership_score, message, completed_at)
  select 'result-number-' || lpad(n::text, 10, '0'), 'token-' || n,
    (select id from scan_versions where status = 'published'),
    (select array_agg(1 + (n * k) % 5) from generate_series(1, 16) k), 'bundler', 50, 50, 50, 'Well',
    now() - n * interval '1 minute' from generate_series(1, ${results}) n`
