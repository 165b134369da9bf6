import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/fresh-database.ts'
import { authorSlug, authorsOf } from './authors.ts'

const { db } = await freshDatabase()
const unsigned = { authors: [], author_name: null, author_bio: null }

test('the listed authors come first', () => {
  const post = { authors: ['Ilse Brandt', { name: 'Amara Okonkwo', slug: 'amara' }], author_name: 'x', author_bio: 'y' }
  expect(authorsOf(post, 'Tandem')).toEqual([
    { name: 'Ilse Brandt', slug: 'ilse-brandt' },
    { name: 'Amara Okonkwo', slug: 'amara' },
  ])
})

test('without a list the single author counts, with the bio', () => {
  expect(authorsOf({ ...unsigned, author_name: 'Ilse Brandt', author_bio: 'Coach' }, 'Tandem')).toEqual([
    { name: 'Ilse Brandt', slug: 'ilse-brandt', bio: 'Coach' },
  ])
})

test.each([unsigned, { ...unsigned, authors: [' '], author_name: ' ' }])(
  'without any name the company stands for the author, and has no author page',
  (post) => {
    expect(authorsOf(post, 'Tandem')).toEqual([{ name: 'Tandem' }])
  },
)

test.each([
  'Dániel Lindqvist',
  'Őry Ürge',
  'Łucja Ørsted-Groß',
  'Tomasz  Wieczorek',
  "Conor O'Brien",
  'Đorđe Æther',
  'Zoë Ágnes Çelik',
])('pages and database give “%s” the same address', async (name) => {
  const { rows } = await db.execute<{ slug: string }>(sql`select blog_index.slug_of(${name}) as slug`)
  expect(authorSlug(name)).toBe(rows[0]?.slug)
})
