import { type Site, startSite } from '#tests/site.ts'
import { copySampleDatabase, type Data } from './databases.ts'
import { expect, test as journey } from './journey.ts'
import { publicPages } from './public-page.ts'

let data: Data
let site: Site
// Asked for by the set-up as well, when there is none yet.
const test = journey.extend({ baseURL: ({ browserName: _ }, use) => use(site?.url) })

test.describe.configure({ mode: 'default' })

const word = 'Donaudampfschifffahrtsgesellschaftskapitän'
const address = 'https://www.example.com/events/2026/agile-transformation-and-ai-summit-registration'

/** One word is put before every title and name, and an address behind every text. */
const statements = [
  `update blog_posts set title = $1 || ' ' || title, teaser = teaser || ' ' || $2, author_name = $1, author_bio = $2,
     tags = array[$1]`,
  `update use_cases set title = $1 || ' ' || title, excerpt = excerpt || ' ' || $2, quote_text = $2, quote_name = $1,
     quote_role = $1, show_cta_block = true, tags = array[$1]`,
  `update events set title = $1 || ' ' || title, description = description || ' ' || $2, location = $2, badge_text = $1,
     tags = array[$1]`,
  `update consultants set name = $1, title = $1, bio = $2, mentor_quote = $2`,
  `update consultant_tags set name = $1 || id where $2 <> ''`,
  `update testimonials set name = $1, role = $1, company = $1, quote = $2`,
]

test.beforeAll(async () => {
  data = await copySampleDatabase()
  for (const statement of statements) await data.query(statement, [word, address])
  site = await startSite({ DATABASE_URL: data.url })
})

test.afterAll(async () => {
  await site.kill()
  await data.drop()
})

test('a word or an address that is longer than a line makes no page scroll sideways', async ({ page }) => {
  const [{ slug } = { slug: '' }] = (await data.query('select slug from blog_posts limit 1')).rows
  const [{ slug: story } = { slug: '' }] = (await data.query('select slug from use_cases limit 1')).rows
  const tooWide: string[] = []
  for (const path of [...publicPages, `/blog/${slug}`, `/use-cases/${story}`]) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeAttached()
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) tooWide.push(`${path} at ${width} by ${over} px`)
    }
  }
  expect(tooWide).toEqual([])
})
