import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'
import { buildSchema } from '#platform/database/backup/schema.server.ts'
import { migrateDatabase } from '#platform/database/migrate.server.ts'
import { freshDatabase } from './fresh-database.ts'

const folder = 'db/migrations'
const files = readMigrationFiles({ migrationsFolder: folder })
const before = files.findIndex(({ sql }) => sql.some((statement) => statement.includes('"news_consents"')))

const { pool } = await freshDatabase({ migrated: false })

test('whoever asked for news before is taken over in the words of then, once, and is still to confirm', async () => {
  await buildSchema(pool, files.slice(0, before))
  const write = (email: string, wantsNews: boolean, at: string) =>
    pool.query(
      `with inquiry as (insert into inquiries (name, email, company, message)
        values ('Ada', $1, 'Engines', 'Hello') returning id)
      insert into consents (inquiry_id, gdpr_consent, gdpr_wording, marketing_consent, marketing_wording, policy_version, given_at)
      select id, true, 'Yes', $2, 'News of ' || $3, '1.0', $3::timestamptz from inquiry`,
      [email, wantsNews, at],
    )
  await write('ada@example.com', true, '2025-01-01')
  await write('ADA@example.com', true, '2025-03-01')
  await write('ada@example.com', false, '2025-05-01')
  await write('grace@example.com', false, '2025-01-01')
  await migrateDatabase(pool, folder, async () => {})
  const { rows } = await pool.query('select * from news_consents')
  expect(rows).toMatchObject([
    {
      ...{ email: 'ADA@example.com', name: 'Ada', wording: 'News of 2025-03-01', policy_version: '1.0' },
      ...{
        way: 'contact form',
        given_at: new Date('2025-03-01'),
        asked_at: null,
        confirmed_at: null,
        withdrawn_at: null,
      },
    },
  ])
})
