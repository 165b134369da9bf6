import type { Page } from '@playwright/test'
import { atMost, type Benchmark, median } from './measurement.ts'
import { administrator } from './site.ts'
import { startSiteWithDatabase } from './site-with-database.ts'
import { openBrowser } from './visit.ts'

const count = 100_000
const visits = 7

/** From the click, or the last letter, until people can be read: list, search, card and board. */
export const benchmark: Benchmark = async () => {
  const site = await startSiteWithDatabase()
  await site.fill(people)
  const browser = await openBrowser()
  const page = await browser.newPage({ baseURL: site.url })
  await page.request.post('/api/auth/sign-in/email', { data: administrator })
  const figures: [what: string, show: () => Promise<number>][] = [
    ['list', () => follow(page, '/admin/account', 'nav a[href="/admin/people"]', 'tbody tr td a')],
    // Every sixth is new, and new ones are among those that the list shows at first.
    ['search', () => search(page, `Person ${6 * (1 + Math.floor((Math.random() * count) / 7))}`)],
    ['card', () => follow(page, '/admin/people', 'tbody tr td a', '.person-timeline > li')],
    ['board', () => follow(page, '/admin/account', 'nav a[href="/admin/pipeline"]', '.pipeline-card')],
  ]
  const medians: [string, number][] = []
  for (const [what, show] of figures) {
    const times = []
    for (let visit = 0; visit < visits; visit++) times.push(await show())
    medians.push([what, median(times)])
  }
  await browser.close()
  await site.stop()
  return medians.map(([what, ms]) => atMost(`Admin, ${count} people, ${what}: until it shows`, ms, 500, 'ms'))
}

/** Three entries for each person: what they wrote, a note, and another stage; one in ten took the scan. */
const people = [
  'truncate people, inquiries, assessments cascade',
  `insert into people (email, name, company, stage, value, next_step, next_step_at, last_met_at)
    select 'p' || n || '@company' || n % 9000 || '.example', 'Person ' || n, 'Company ' || n % 9000,
      (array['new', 'conversation', 'proposal', 'won', 'lost', 'spam']::person_stage[])[1 + n % 6], n % 50000,
      case when n % 3 = 0 then 'Call' end, case when n % 3 = 0 then now() + n * interval '1 minute' end,
      now() - n * interval '1 minute' from generate_series(1, ${count}) as n`,
  `insert into inquiries (person_id, name, email, company, message, created_at)
    select id, name, email, company, 'We would like to talk about our planning.', last_met_at from people`,
  `insert into person_entries (person_id, kind, text, by_name, at)
    select id, 'note', 'Called, wants an offer in spring.', 'Ada', last_met_at from people`,
  `insert into person_entries (person_id, kind, data, by_name, at)
    select id, 'stage', '{"from":"new","to":"conversation"}', 'Ada', last_met_at from people`,
  `insert into assessments (id, assess_token, catalogue_version, answers, dominant_archetype, ai_score,
      agility_score, leadership_score, message, email, person_id, completed_at)
    select id, id, '1', array_fill(3, array[16]), 'scaler', 50, 60, 40, 'Well', email, id, last_met_at
    from people where value % 10 = 0`,
]

/** A new document each time, so that what is shown comes from the server and not from the browser's memory. */
async function follow(page: Page, from: string, link: string, shown: string) {
  await page.goto(from, { waitUntil: 'networkidle' })
  await page.locator(link).first().hover()
  return page.evaluate(
    async ({ link, shown }) => {
      const path = location.pathname
      const started = performance.now()
      document.querySelector<HTMLElement>(link)?.click()
      const isShown = () => location.pathname !== path && document.querySelector(shown) !== null
      while (!isShown()) await new Promise(requestAnimationFrame)
      return performance.now() - started
    },
    { link, shown },
  )
}

async function search(page: Page, words: string) {
  await page.goto('/admin/people', { waitUntil: 'networkidle' })
  const field = page.getByPlaceholder('Search')
  await field.fill(words)
  const started = Date.now()
  await page.locator('tbody tr').first().getByText(words, { exact: true }).waitFor()
  return Date.now() - started
}
