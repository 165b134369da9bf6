import { getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { announceChanges, keepUpdatedAt } from '#platform/database/triggers.server.ts'
import { features } from '#src/features.server.ts'
import { freshDatabase } from './fresh-database.ts'

const { pool, db } = await freshDatabase()
const announced = features.flatMap(({ tables = [] }) => tables.map(getTableName))
await keepUpdatedAt(db)
await announceChanges(db, announced)

async function listTables(condition: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and ${condition} order by 1`,
  )
  return rows.map(({ name }) => name)
}

const withTrigger = (trigger: string) =>
  `exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = '${trigger}')`

describe('the time of the last change', () => {
  test('is kept by the database in every table that has one', async () => {
    const withTime = await listTables(
      "exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'updated_at')",
    )
    expect(withTime).toContain('blog_posts')
    expect(await listTables(withTrigger('touch_updated_at'))).toEqual(withTime)
  })

  test('moves on with every save, even with two in the same instant', async () => {
    const insert = "insert into brand_references (name) values ('a') returning id, created_at, updated_at"
    const { rows } = await pool.query(insert)
    const { id, created_at, updated_at } = rows[0]
    expect(updated_at).toEqual(created_at)
    let before = updated_at
    for (let save = 0; save < 20; save++) {
      const saved = await pool.query('update brand_references set name = name where id = $1 returning *', [id])
      expect(saved.rows[0].updated_at.getTime()).toBeGreaterThan(before.getTime())
      expect(saved.rows[0].created_at).toEqual(created_at)
      before = saved.rows[0].updated_at
    }
  })

  test('cannot be set by hand', async () => {
    await pool.query("insert into brand_references (name) values ('b')")
    const saved = await pool.query("update brand_references set updated_at = '2000-01-01' returning updated_at")
    expect(saved.rows[0].updated_at.getUTCFullYear()).toBeGreaterThan(2000)
  })
})

describe('changes are announced', () => {
  test('for what the features declare, and for nothing else', async () => {
    expect(announced).toContain('blog_posts')
    expect(await listTables(withTrigger('announce_change'))).toEqual(announced.toSorted())
    expect(await listTables(withTrigger('announce_truncate'))).toEqual(await listTables(withTrigger('announce_change')))
  })

  test('never for what people have sent us, nor for accounts', async () => {
    for (const table of ['inquiries', 'consents', 'assessments', 'generated_secrets', 'users', 'sessions']) {
      expect(announced).not.toContain(table)
    }
  })
})
