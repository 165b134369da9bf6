import type { Page } from '@playwright/test'
import type { ContentPage } from '#admin/content/texts/text.ts'
import { type Site, startSite } from '#tests/site.ts'
import { back, goTo, open, title } from './admin.ts'
import { copySampleDatabase, type Data } from './databases.ts'
import { expect, test as journey } from './journey.ts'
import { publicPages } from './public-page.ts'
import { adminApi, signInAs } from './users.ts'

let data: Data
let site: Site
// Asked for by the set-up as well, when there is none yet.
const test = journey.extend({ baseURL: ({ browserName: _ }, use) => use(site?.url) })

test.describe.configure({ mode: 'default' })
// The policy would stop a script even if one got into a page. Here it may not: the markup itself has to be harmless.
test.use({ bypassCSP: true, expectedErrors: [/Failed to load resource|can't be read/] })

test.beforeAll(async () => {
  data = await copySampleDatabase()
  site = await startSite({ DATABASE_URL: data.url })
  await fillTexts()
  await fill()
})

test.afterAll(async () => {
  await site.kill()
  await data.drop()
})

const attacks = [
  `<script>window.hit=1</script>`,
  `"><img src=x onerror="window.hit=1">`,
  `'"><svg onload="window.hit=1">`,
  `</title></style></textarea></script><script>window.hit=1</script>`,
  `javascript:window.hit=1`,
  `<iframe srcdoc="<script>top.hit=1</script>"></iframe>`,
  `<a href="jav&#x09;ascript:window.hit=1" autofocus onfocus="window.hit=1">x</a>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="window.hit=1">`,
  `<p style="background:url(javascript:window.hit=1)" onmouseover="window.hit=1">x</p>`,
  `{{constructor.constructor('window.hit=1')()}}\u2028\u2029</script>`,
]
const all = attacks.join(' ')
const lineEnds = /[\u2028\u2029]/g

/** Every text that anybody can store, filled with attacks. */
async function fill() {
  // Straight into the tables, past what the API would refuse: rows may be older than a rule.
  const statements = [
    `update blog_posts set title = $1, teaser = $1, content = $1, author_name = $1, author_bio = $1, tags = array[$1],
       authors = jsonb_build_array(jsonb_build_object('name', $1::text, 'slug', 'x', 'bio', $1::text, 'url', 'javascript:window.hit=1')),
       featured_image_url = 'javascript:window.hit=1', featured_image_alt = $1`,
    `update use_cases set title = $1, excerpt = $1, body = $1, hero_image_alt = $1, quote_text = $1, quote_name = $1,
       quote_role = $1, show_cta_block = true, tags = array[$1], hero_image_url = 'javascript:window.hit=1'`,
    `update events set title = $1, description = $1, location = $1, event_time = $1, badge_text = $1, cta_text = $1,
       cta_visible = true, registration_url = 'javascript:window.hit=1', tags = array[$1]`,
    `update consultants set name = $1, title = $1, bio = $1, mentor_quote = $1, linkedin_url = 'javascript:window.hit=1',
       profile_image_url = 'javascript:window.hit=1'`,
    `update consultant_tags set name = $1 || id`,
    `update testimonials set name = $1, role = $1, company = $1, quote = $1, image_url = 'javascript:window.hit=1'`,
    `update brand_references set name = $1, logo_url = 'javascript:window.hit=1'`,
    `update feature_flags set description = $1`,
    `update users set name = $1`,
    `insert into inquiries (name, email, company, intent, message, notes) values ($1, 'x@example.com', $1, $1, $1, $1)`,
    `insert into mails (about, kind, subject, text, html, message_id, status, last_error)
       values (gen_random_uuid(), 'contact inquiry', $1, $1, $1, $1, 'failed', $1)`,
    `insert into assessments (id, assess_token, version_id, answers, dominant_archetype, ai_score, agility_score,
       leadership_score, message, first_name, last_name, email, role, company_name)
       values (gen_random_uuid(), $1, (select id from scan_versions limit 1), array_fill(3, array[16]), 'catalyst', 50, 50, 50, $1, $1, $1, $1, $1, $1)`,
    `insert into audit_entries (user_name, action, resource, item_id, item_label, after)
       values ($1, 'create', 'events', gen_random_uuid(), $1, jsonb_build_object('title', $1::text))`,
  ]
  for (const statement of statements) await data.query(statement, [all])
}

async function fillTexts() {
  const api = await adminApi(site.url)
  const { items } = await (await api.get('/api/admin/content-pages')).json()
  const rows = await Promise.all(
    (items as { page_key: string }[]).map(async ({ page_key }) => {
      const { groups }: ContentPage = await (await api.get(`/api/admin/content-pages/${page_key}`)).json()
      return groups
        .flatMap(({ texts }) => texts)
        .map(({ section_key, kind, default: builtIn }) => {
          return { page_key, section_key, content: kind === 'list' ? attackedList(builtIn) : all }
        })
    }),
  )
  await data.query(
    `insert into page_content (page_key, section_key, content)
       select page_key, section_key, content
       from jsonb_to_recordset($1) as texts(page_key text, section_key text, content text)
       on conflict (page_key, section_key) do update set content = excluded.content`,
    [JSON.stringify(rows.flat())],
  )
}

/** As it is, with an attack in place of every text; a single word may be one of a few that are allowed. */
const attackedList = (list: string) =>
  JSON.stringify(JSON.parse(list, (_key, value) => (/\s/.test(value) && typeof value === 'string' ? all : value)))

/** Notes the addresses where an attack has run, at whatever moment. */
async function noteHits(page: Page) {
  const hits: string[] = []
  await page.exposeFunction('noteHit', (address: string) => hits.push(address))
  await page.addInitScript(() => {
    const { noteHit } = window as unknown as { noteHit: (address: string) => void }
    Object.defineProperty(window, 'hit', { set: () => noteHit(location.href) })
  })
  await page.goto('/robots.txt')
  await page.setContent(attacks[0] ?? '')
  await expect.poll(() => hits, 'an attack that runs is noticed').toHaveLength(1)
  hits.length = 0
  return hits
}

/**
 * Each picture that was asked for has come or failed, and two frames later that has been handled as well. On a page whose
 * scripts have taken over, whatever could run has done so by then.
 */
async function settled(page: Page) {
  await page.evaluate(async () => {
    const pending = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
    const done = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        for (const event of ['load', 'error']) image.addEventListener(event, resolve)
      })
    await Promise.all(pending.map(done))
    for (const _ of 'xx') await new Promise(requestAnimationFrame)
  })
}

async function expectHarmless(page: Page, hits: string[], where: string) {
  await settled(page)
  expect(hits, where).toEqual([])
  const dangerous = await page.evaluate(() => {
    const addresses =
      '[href^="javascript:" i], [src^="javascript:" i]:not(img), [action^="javascript:" i], iframe[srcdoc]'
    const canRun = (part: Element) =>
      part.matches(addresses) || part.getAttributeNames().some((name) => /^on/.test(name))
    return [...document.querySelectorAll('*')].filter(canRun).map((part) => (part.cloneNode() as Element).outerHTML)
  })
  // An address that runs a script, React replaces by one that only says so.
  const open = dangerous.filter((part) => !part.includes('React has blocked a javascript: URL'))
  expect(open, `${where} has markup that could run`).toEqual([])
}

test('what anybody has stored never runs on a public page', async ({ page }) => {
  const [{ slug } = { slug: '' }] = (await data.query('select slug from blog_posts limit 1')).rows
  const [{ slug: story } = { slug: '' }] = (await data.query('select slug from use_cases limit 1')).rows
  const hits = await noteHits(page)
  for (const path of [
    ...publicPages,
    `/blog/${slug}`,
    `/use-cases/${story}`,
    // Leads on to the article by itself.
    `/share/${slug}.html`,
    `/blog?q=${encodeURIComponent(all)}`,
    `/blog?tag=${encodeURIComponent(all)}`,
    `/${encodeURIComponent(all.replace(lineEnds, ''))}`,
  ]) {
    await page.goto(path)
    await expect(page.locator('html[data-hydrated]'), path).toBeAttached()
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(page.locator('body'), `${path} shows what was stored`).toContainText('window.hit')
    await expectHarmless(page, hits, path)
  }
  // No route matches a line end, and the page that says so is not taken over by scripts.
  await page.goto(`/${encodeURIComponent(all)}`)
  await expect(page.locator('h1')).toBeAttached()
  await expectHarmless(page, hits, 'an address without a route')
})

/** Lists by their entry in the menu. One of their items is called by an attack, unless another name is given. */
const lists: { entry: string; title?: string; item?: string }[] = [
  { entry: 'Blog', title: 'Articles' },
  { entry: 'Consultants' },
  { entry: 'Use cases' },
  { entry: 'Testimonials' },
  { entry: 'Events' },
  { entry: 'References' },
  { entry: 'Feature flags', item: 'transformation_readiness_scan' },
  { entry: 'Inquiries' },
  { entry: 'Assessments', item: 'Catalyst' },
  { entry: 'Outbox' },
  { entry: 'Users' },
]

test('nor in the admin', async ({ page }) => {
  const hits = await noteHits(page)
  await signInAs(page, 'admin')
  await open(page, '/admin', 'Dashboard')
  await expect(page.getByRole('region', { name: 'Waiting for an answer' })).toContainText('window.hit')
  await expectHarmless(page, hits, 'the dashboard')

  for (const { entry, title, item = /window\.hit/ } of lists) {
    await goTo(page, entry, title)
    const link = page.getByRole('main').getByRole('link', { name: item }).first()
    await expect(link).toBeVisible()
    await expectHarmless(page, hits, `the list of ${entry}`)
    await link.click()
    await expect(back(page, entry)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Opening the editor' })).toHaveCount(0)
    await expectHarmless(page, hits, `an item of ${entry}`)
  }

  await goTo(page, 'Page texts')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Hero title', exact: true })).toHaveValue(/window\.hit/)
  await expect(title(page.getByTitle('Preview of the page').contentFrame())).toContainText('window.hit')
  await expectHarmless(page, hits, 'the texts of a page')

  await goTo(page, 'Change log')
  const changed = page.getByRole('row').filter({ hasText: /Created event.*window\.hit/ })
  await changed.getByText('Show what it held').click()
  await expect(changed.getByRole('definition')).toContainText('window.hit')
  await expectHarmless(page, hits, 'the change log')
})
