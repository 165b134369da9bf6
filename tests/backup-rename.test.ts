import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, expect, test } from 'vitest'
import { openBackup } from '#platform/database/backup/format.server.ts'
import { restoreBackup } from '#platform/database/backup/restore.server.ts'
import { buildSchema } from '#platform/database/backup/schema.server.ts'
import { writeBackup } from '#platform/database/backup/write.server.ts'
import { freshDatabase } from './fresh-database.ts'

const migrations = 'db/migrations'
const beforeRename = await freshDatabase({ migrated: false })
const afterRename = await freshDatabase({ migrated: false })
const folder = await mkdtemp(join(tmpdir(), 'backup-'))
afterAll(() => rm(folder, { recursive: true }))

test('a backup from before tables were renamed comes back under their new names', async () => {
  const files = readMigrationFiles({ migrationsFolder: migrations })
  const rename = files.findIndex(({ sql }) => sql.some((statement) => statement.includes('"staff" RENAME TO "users"')))
  await buildSchema(beforeRename.pool, files.slice(0, rename))
  await beforeRename.pool.query(`
    with made as (insert into staff (name, email, role) values ('Ada', 'ada@example.com', 'admin') returning id),
      credential as (insert into staff_accounts (staff_id, account_id, provider_id, password)
        select id, id, 'credential', 'hash' from made)
    insert into audit_entries (staff_id, staff_name, action, resource, item_id, item_label)
      select id, 'Ada', 'update', 'blog', '1', 'Title' from made`)
  const file = join(folder, 'old.backup')
  await writeBackup(beforeRename.pool, file, { say: () => {}, leftOut: [] })
  await restoreBackup(afterRename.pool, await openBackup(file), { migrations, overwrite: false, say: () => {} })
  const { rows } = await afterRename.pool.query(`
    select users.name, role, password, user_name, item_label from users
    join credentials on credentials.user_id = users.id join audit_entries on audit_entries.user_id = users.id`)
  expect(rows).toEqual([{ name: 'Ada', role: 'admin', password: 'hash', user_name: 'Ada', item_label: 'Title' }])
})
