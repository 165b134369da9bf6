import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'
import { fillOnce, seed } from '#db/seed.ts'
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

test('a database from before is never filled again, and its samples are marked unless they were changed', async () => {
  await buildSchema(pool, files.slice(0, before))
  await pool.query('create table sample_rows (resource text, item_id uuid)')
  await seed(db, features)
  await pool.query('drop table sample_rows')
  await pool.query("update blog_posts set title = 'Ours' where slug = 'leadership-is-a-queue'")
  await pool.query(`insert into audit_entries (user_name, action, resource, item_id, item_label)
    select 'Ada', 'update', 'use-cases', id, title from use_cases where slug = 'ferrowerk-programme-rescue'`)
  await pool.query("insert into blog_posts (slug, title) values ('our-own', 'Our own')")
  await pool.query('delete from events')
  await migrateDatabase(pool, folder, () => prepareDatabase(db, { withSamples: true }))

  await fillOnce(fresh.db, features, { withSamples: true })
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
