import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/fresh-database.ts'
import type { Database } from './database.server.ts'
import { inRolledBackTransaction } from './rolled-back-transaction.server.ts'
import type { Transaction } from './transaction.server.ts'

const { db } = await freshDatabase({ migrated: false })
await db.execute(sql`create table notes (words text unique)`)
const count = async (using: Database | Transaction = db) =>
  (await using.execute<{ count: number }>(sql`select count(*)::int from notes`)).rows[0]?.count

test('what is written can be read by the same work, several statements at once, and is gone afterwards', async () => {
  const seen = await inRolledBackTransaction(db, async (tx) => {
    await tx.execute(sql`insert into notes values ('one')`)
    return Promise.all([count(tx), count(tx), count()])
  })
  expect(seen).toEqual([1, 1, 0])
  expect(await count()).toBe(0)
})

test('a transaction inside it leaves no trace either', async () => {
  await inRolledBackTransaction(db, (tx) =>
    tx.transaction((inner) => inner.execute(sql`insert into notes values ('inner')`)),
  )
  expect(await count()).toBe(0)
})

test('an error comes through, and the connection can be used again', async () => {
  const broken = inRolledBackTransaction(db, (tx) => tx.execute(sql`select * from nothing`))
  await expect(broken).rejects.toThrow()
  for (let time = 0; time < 12; time++) expect(await inRolledBackTransaction(db, (tx) => count(tx))).toBe(0)
})
