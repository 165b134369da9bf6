import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'
import { buildSchema } from '#platform/database/backup/schema.server.ts'
import { migrateDatabase } from '#platform/database/migrate.server.ts'
import { prepareDatabase } from '#src/prepare-database.ts'
import { freshDatabase } from './fresh-database.ts'

const folder = 'db/migrations'
const files = readMigrationFiles({ migrationsFolder: folder })
const before = files.findIndex(({ sql }) => sql.some((statement) => statement.includes('CREATE TABLE "people"')))

const { db, pool } = await freshDatabase({ migrated: false })

const inquiries = [
  // email, name, status, spam signs, owner, created
  ['Ada@Example.com', 'Ada', 'answered', '{}', null, '2030-01-01'],
  ['ada@example.com', 'Ada Lovelace', 'new', '{}', 'Colleague@example.com', '2030-03-01'],
  ['grace@example.com', 'Grace', 'new', '{}', 'gone@example.com', '2030-02-01'],
  ['rank@seo.example', 'Rank', 'new', '{trap}', null, '2030-02-01'],
  ['offer@seo.example', 'Offer', 'spam', '{}', null, '2030-02-01'],
  ['otto@example.com', 'Otto', 'in progress', '{}', null, '2030-02-01'],
]

test('everybody who has written or taken a scan becomes a person, and nothing of it is lost', async () => {
  await buildSchema(pool, files.slice(0, before))
  await pool.query("insert into users (name, email) values ('Colleague', 'colleague@example.com')")
  for (const row of inquiries)
    await pool.query(
      `insert into inquiries (email, name, status, spam_signs, owner, created_at, updated_at, company, message, notes)
        values ($1, $2, $3, $4, $5, $6, $6, 'Engines', 'Hello', 'Called')`,
      row,
    )
  const scan = `insert into assessments (id, assess_token, catalogue_version, answers, dominant_archetype, ai_score,
      agility_score, leadership_score, message, first_name, last_name, email, role, company_size, is_client, completed_at)
    values ($1, $1, '1', array_fill(3, array[16]), 'scaler', 50, 50, 50, 'M', $2, $3, $4, 'CTO', 'small', $5, '2030-05-01')`
  await pool.query(scan, ['a'.repeat(22), 'Ada', 'L.', 'ADA@example.com', false])
  await pool.query(scan, ['b'.repeat(22), 'Clara', null, 'clara@client.example', true])
  await pool.query(scan, ['c'.repeat(22), null, null, null, false])
  await pool.query(`insert into audit_entries (user_name, action, resource, item_id, item_label)
    values ('Ada', 'erase', 'people', 'hash', 'All data of one person')`)
  const rowsBefore = (await pool.query('select * from inquiries order by id')).rows
  await migrateDatabase(pool, folder, () => prepareDatabase(db, { withSamples: false }))

  const { rows } =
    await pool.query(`select people.email, people.name, stage, users.name as owner, people.role, company_size,
      last_met_at::date::text as last from people left join users on users.id = owner_id order by people.email`)
  const known = { owner: null, role: null, company_size: null, last: '2030-02-01' }
  expect(rows).toEqual([
    {
      email: 'ada@example.com',
      name: 'Ada L.',
      stage: 'conversation',
      owner: 'Colleague',
      role: 'CTO',
      company_size: 'Small (11-50)',
      last: '2030-05-01',
    },
    {
      ...known,
      email: 'clara@client.example',
      name: 'Clara',
      stage: 'won',
      role: 'CTO',
      company_size: 'Small (11-50)',
      last: '2030-05-01',
    },
    { ...known, email: 'grace@example.com', name: 'Grace', stage: 'new' },
    { ...known, email: 'offer@seo.example', name: 'Offer', stage: 'spam' },
    { ...known, email: 'otto@example.com', name: 'Otto', stage: 'conversation' },
    { ...known, email: 'rank@seo.example', name: 'Rank', stage: 'spam' },
  ])
  const linked = `select count(*)::int as count from people join TABLE as left_by on left_by.person_id = people.id
    and lower(left_by.email) = people.email`
  expect((await pool.query(linked.replace('TABLE', 'inquiries'))).rows).toEqual([{ count: 6 }])
  expect((await pool.query(linked.replace('TABLE', 'assessments'))).rows).toEqual([{ count: 2 }])
  const rowsAfter = (await pool.query('select * from inquiries order by id')).rows
  expect(rowsAfter).toMatchObject(rowsBefore)
  expect((await pool.query("select from audit_entries where resource = 'personal-data'")).rowCount).toBe(1)
})
