import { expect, open, test } from './own-site.ts'
import { follow } from './public-page.ts'

for (const [kind, table, path] of [
  ['an article', 'blog_posts', '/blog'],
  ['a use case', 'use_cases', '/use-cases'],
] as const) {
  test(`${kind} is found under its old address too when that is clicked inside the site`, async ({ page, data }) => {
    await data.query(`with row as (select id, slug from ${table} where published order by created_at, slug desc limit 1),
      kept as (insert into redirected_slugs (resource, slug, item_id) select '${path.slice(1)}', slug, id from row)
      update ${table} set slug = 'renamed' where id = (select id from row)`)
    const { rows } = await data.query(`select old.slug from redirected_slugs old
      join ${table} on ${table}.id = old.item_id and ${table}.slug = 'renamed'`)
    await open(page, '/')
    await follow(page, `${path}/${rows[0].slug}`)
    await expect(page).toHaveURL(`${path}/renamed`)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.getByText('Not Found')).toHaveCount(0)
  })
}
