import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'
import { fillOnce } from '#db/seed.ts'
import { buildSchema } from '#platform/database/backup/schema.server.ts'
import { migrateDatabase } from '#platform/database/migrate.server.ts'
import { features } from '#src/features.server.ts'
import { prepareDatabase } from '#src/prepare-database.ts'
import { freshDatabase } from './fresh-database.ts'

const folder = 'db/migrations'
const files = readMigrationFiles({ migrationsFolder: folder })
const before = files.findIndex(({ sql }) => sql.some((statement) => statement.includes('"sample_rows"')))

const { db, pool } = await freshDatabase({ migrated: false })
const fresh = await freshDatabase()

const sampled = [
  'blog_posts',
  'use_cases',
  'events',
  'consultants',
  'consultant_tags',
  'testimonials',
  'brand_references',
]

/** As far as the table of that time had their columns. */
async function copyRows(table: string) {
  const { rows: known } = await pool.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1',
    [table],
  )
  const columns = known.map(({ name }) => name)
  const { rows } = await fresh.pool.query<{ row: object }>(`select to_jsonb(${table}) as row from ${table}`)
  for (const { row } of rows)
    await pool.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
      [row],
    )
}

test('a database from before is never filled again, and its samples are marked unless they were changed', async () => {
  await fillOnce(fresh.db, features, { withSamples: true })
  await buildSchema(pool, files.slice(0, before))
  for (const table of sampled) await copyRows(table)
  await pool.query("update blog_posts set title = 'Ours' where slug = 'leadership-is-a-queue'")
  await pool.query(`insert into audit_entries (user_name, action, resource, item_id, item_label)
    select 'Ada', 'update', 'use-cases', id, title from use_cases where slug = 'ferrowerk-programme-rescue'`)
  await pool.query("insert into blog_posts (slug, title) values ('our-own', 'Our own')")
  await pool.query('delete from events')
  await migrateDatabase(pool, folder, () => prepareDatabase(db, { withSamples: true }))

  const count = 'select resource, count(*)::int from sample_rows group by 1 order by 1'
  const all = (await fresh.pool.query(count)).rows
  const { rows } = await pool.query(count)
  expect(rows).toEqual(
    all
      .filter(({ resource }) => resource !== 'events')
      .map((row) => (['blog', 'use-cases'].includes(row.resource) ? { ...row, count: row.count - 1 } : row)),
  )
  expect((await pool.query('select from events')).rowCount).toBe(0)
})
