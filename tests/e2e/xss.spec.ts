import type { Page } from '@playwright/test'
import type { ContentPage } from '#back-office/content/texts/text.ts'
import { expect, test } from './own-site.ts'
import { signInAs, staffApi } from './staff.ts'

// The policy would stop a script even if one got into a page. Here it may not: the markup itself has to be harmless.
test.use({ bypassCSP: true, siteName: 'attacked' })
test.describe.configure({ mode: 'serial' })

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

type Data = { query: (sql: string, values?: unknown[]) => Promise<unknown> }

/** Every text that anybody can store, filled with attacks. */
function fill(data: Data) {
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
  ]
  return Promise.all(statements.map((statement) => data.query(statement, [all])))
}

async function fillTexts(origin: string, data: Data) {
  const api = await staffApi(origin)
  const { items } = await (await api.get('/api/admin/content-pages')).json()
  for (const { page_key } of items) {
    const { groups }: ContentPage = await (await api.get(`/api/admin/content-pages/${page_key}`)).json()
    for (const text of groups.flatMap(({ texts }) => texts)) {
      const content = text.kind === 'list' ? attackedList(text.default) : all
      await data.query(
        `insert into page_content (page_key, section_key, content) values ($1, $2, $3)
           on conflict (page_key, section_key) do update set content = excluded.content`,
        [page_key, text.section_key, content],
      )
    }
  }
}

/** As it is, with an attack in place of every text; a single word may be one of a few that are allowed. */
const attackedList = (list: string) =>
  JSON.stringify(JSON.parse(list, (_key, value) => (/\s/.test(value) && typeof value === 'string' ? all : value)))

async function expectHarmless(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeAttached()
  // Whatever could run would do so within a moment; the network never rests where a picture has no true address.
  await page.waitForTimeout(700)
  expect(await page.evaluate(() => 'hit' in window), path).toBe(false)
  const dangerous = await page
    .locator(
      '[href^="javascript:" i], [src^="javascript:" i]:not(img), [action^="javascript:" i], iframe[srcdoc], [onerror], [onload]',
    )
    .evaluateAll((parts) => parts.map((part) => (part.cloneNode() as Element).outerHTML))
  // An address that runs a script, React replaces by one that only says so.
  const open = dangerous.filter((part) => !part.includes('React has blocked a javascript: URL'))
  expect(open, `${path} has markup that could run`).toEqual([])
}

const publicPages = [
  '/',
  '/services',
  '/services/transformation-rescue',
  '/services/ai-consulting',
  '/services/assessments',
  '/services/training-programs',
  '/mentoring',
  '/about',
  '/about/vision-mission',
  '/about/principles',
  '/about/consultants',
  '/about/events',
  '/partners',
  '/insights',
  '/blog',
  '/blog/agile-archetypes-explained',
  '/use-cases',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/scan/transformation-readiness',
  '/assessments',
]

test('what anybody has stored never runs on a public page', async ({ page, data, siteUrl, expectedErrors }) => {
  test.setTimeout(300_000)
  expectedErrors.push(/Failed to load resource/, /can't be read/)
  const [{ slug } = { slug: '' }] = (await data.query('select slug from blog_posts limit 1')).rows
  const [{ slug: story } = { slug: '' }] = (await data.query('select slug from use_cases limit 1')).rows
  await fillTexts(siteUrl, data)
  await fill(data)
  for (const path of [
    ...publicPages,
    `/blog/${slug}`,
    `/use-cases/${story}`,
    `/share/${slug}.html`,
    `/blog?q=${encodeURIComponent(all)}`,
    `/blog?tag=${encodeURIComponent(all)}`,
    `/${encodeURIComponent(all)}`,
  ])
    await expectHarmless(page, path)
})

test('nor in the back office', async ({ page, expectedErrors }) => {
  test.setTimeout(300_000)
  expectedErrors.push(/Failed to load resource/, /can't be read/)
  await signInAs(page, 'admin')
  for (const resource of [
    '',
    '/content/home',
    '/blog',
    '/consultants',
    '/use-cases',
    '/testimonials',
    '/events',
    '/references',
    '/feature-flags',
    '/inquiries',
    '/assessments',
    '/users',
    '/audit',
  ]) {
    await expectHarmless(page, `/admin${resource}`)
    const row = page.getByRole('row').nth(1)
    if (await row.isVisible()) {
      await row.click()
      await page.waitForTimeout(1000)
      expect(await page.evaluate(() => 'hit' in window), `${resource}, opened`).toBe(false)
    }
  }
})
