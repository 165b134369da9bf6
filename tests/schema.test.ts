import { describe, expect, test } from 'vitest'
import { freshDatabase } from './fresh-database.ts'
import { type Row, tables } from './sound-rows.ts'

const { pool } = await freshDatabase()

/** Leaves nothing behind, so that no test stands in another's way. */
async function trying(work: (insert: (table: string, row: Row) => Promise<Row>) => Promise<void>) {
  const client = await pool.connect()
  await client.query('begin')
  try {
    await work(async (table, row) => {
      const places = Object.keys(row).map((_, index) => `$${index + 1}`)
      const statement = `insert into ${table} (${Object.keys(row)}) values (${places}) returning *`
      const { rows } = await client.query(statement, Object.values(row))
      return rows[0]
    })
  } finally {
    await client.query('rollback')
    client.release()
  }
}

// 22…: no such value in the column's type. 235…: a constraint of the table; 23505 is about other rows.
const nonsensical = { code: expect.stringMatching(/^(22...|235(?!05)..)$/) }
const doubled = { code: '23505' }

describe.each(Object.entries(tables))('%s', (table, { sound, nonsense }) => {
  test('a sound row is taken', () => trying((insert) => insert(table, sound).then(() => {})))

  test.each(nonsense)('%s are refused', (_what, change) =>
    trying((insert) => expect(insert(table, { ...sound, ...change })).rejects.toMatchObject(nonsensical)),
  )
})

const soundRow = (table: string) => tables[table]?.sound ?? {}

test.each([
  ['a flag of the same name in the same environment', 'feature_flags', {}],
  ['a file of the same name in the same bucket', 'files', {}],
  ['a text of the same section of the same page', 'page_content', {}],
  ['an article of the same slug', 'blog_posts', {}],
  ['a use case of the same slug', 'use_cases', {}],
  ['a tag of the same name', 'consultant_tags', {}],
  ['an account of the same address', 'users', {}],
  ['a second consent to news that counts', 'news_consents', { email: 'ADA@example.com' }],
  ['a version of the scan with the same number', 'scan_versions', {}],
  [
    'a second published version of the scan',
    'scan_versions',
    { number: 3, status: 'published', published_at: '2030-01-01' },
  ],
  ['an assessment of the same token', 'assessments', { id: 'y'.repeat(22) }],
])('%s is refused', (_what, table, change) =>
  trying(async (insert) => {
    await insert(table, soundRow(table))
    await expect(insert(table, { ...soundRow(table), ...change })).rejects.toMatchObject(doubled)
  }),
)

test('a flag of the same name in another environment is taken', () =>
  trying(async (insert) => {
    await insert('feature_flags', soundRow('feature_flags'))
    await insert('feature_flags', { ...soundRow('feature_flags'), env: 'test' })
  }))

test('an inquiry that is sent twice with one key is refused the second time', () =>
  trying(async (insert) => {
    const inquiry = { ...soundRow('inquiries'), idempotency_key: 'k' }
    await insert('inquiries', inquiry)
    await expect(insert('inquiries', inquiry)).rejects.toMatchObject(doubled)
  }))

describe('a consent', () => {
  const consent = { gdpr_consent: true, gdpr_wording: 'I agree', marketing_wording: 'News', policy_version: '1' }

  test('that was not given cannot be stored', () =>
    trying(async (insert) => {
      const { id } = await insert('inquiries', soundRow('inquiries'))
      const withheld = insert('consents', { ...consent, inquiry_id: id, gdpr_consent: false })
      await expect(withheld).rejects.toMatchObject(nonsensical)
    }))

  test('to no inquiry cannot be stored', () =>
    trying(async (insert) => {
      const lonely = insert('consents', { ...consent, inquiry_id: '00000000-0000-0000-0000-000000000000' })
      await expect(lonely).rejects.toMatchObject({ code: '23503' })
    }))

  test('goes when its inquiry is erased', async () => {
    await pool.query(`with inquiry as (insert into inquiries (name, email, company, message)
      values ('Ada', 'ada@example.com', 'Engines', 'Hello') returning id)
      insert into consents (inquiry_id, gdpr_consent, gdpr_wording, marketing_wording, policy_version)
      select id, true, 'I agree', 'News', '1' from inquiry`)
    await pool.query('delete from inquiries')
    expect((await pool.query('select from consents')).rowCount).toBe(0)
  })
})

test('a consultant loses a tag that is deleted, and stays', async () => {
  await pool.query(`with person as (insert into consultants (name) values ('Grace') returning id),
    tag as (insert into consultant_tags (name) values ('Compilers') returning id)
    insert into consultant_tag_relations (consultant_id, tag_id) select person.id, tag.id from person, tag`)
  await pool.query('delete from consultant_tags')
  expect((await pool.query('select from consultant_tag_relations')).rowCount).toBe(0)
  expect((await pool.query('select from consultants')).rowCount).toBe(1)
})
