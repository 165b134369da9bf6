import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { leftOutOfBackups } from '#accounts/sign-in/secret-mails.server.ts'
import { openBackup } from '#platform/database/backup/format.server.ts'
import { restoreBackup } from '#platform/database/backup/restore.server.ts'
import { writeBackup } from '#platform/database/backup/write.server.ts'
import { freshDatabase } from './fresh-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

const source = await freshDatabase()
const elsewhere = await freshDatabase({ migrated: false })
const another = await freshDatabase({ migrated: false })
const secret = "it's a \\ signing secret of many characters"
const silent = () => {}

const leftOut = leftOutOfBackups

async function rowsIn(path: string, table: string): Promise<string> {
  for await (const { name, content } of (await openBackup(path)).readEntries()) {
    const text = (await buffer(content)).toString()
    if (name === `tables/${table}.copy`) return text
  }
  throw new Error(`${table} is not in it`)
}

test('a backup is no key: what signs sessions is not in it, unless that is asked for', async () => {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  await source.pool.query("insert into generated_secrets (name, value) values ('AUTH_SECRET', $1)", [secret])
  const [without, withIt] = [join(path, 'without.backup'), join(path, 'with.backup')]
  await writeBackup(source.pool, without, { say: silent, leftOut })
  expect(await rowsIn(without, 'generated_secrets')).toBe('')
  await writeBackup(source.pool, withIt, { say: silent, leftOut, authSecret: secret })
  expect(await rowsIn(withIt, 'generated_secrets')).toMatch(/^AUTH_SECRET\tit's a/)
  const options = { migrations: 'db/migrations', overwrite: false, say: silent }
  await restoreBackup(elsewhere.pool, await openBackup(withIt), options)
  const { rows } = await elsewhere.pool.query('select name, value from generated_secrets')
  expect(rows).toEqual([{ name: 'AUTH_SECRET', value: secret }])
})

test('links that open an account are not in it, be they promised or mailed, and the rest comes back', async () => {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  const link = 'https://tandem.example/admin/reset-password?token=secret-of-the-link'
  await source.pool.query(
    "insert into verifications (identifier, value, expires_at) values ('secret-of-the-link', 'an account', now())",
  )
  const addMail = (kind: string, text: string) =>
    source.pool.query(
      `insert into mails (about, kind, subject, text, html, message_id, status)
        values (gen_random_uuid(), $1, 'Hello', $2, $2, $1, 'sent')`,
      [kind, text],
    )
  await addMail('password-reset', link)
  await addMail('contact confirmation', 'Thank you')
  const file = join(path, 'site.backup')
  await writeBackup(source.pool, file, { say: silent, leftOut, authSecret: secret })
  for (const table of ['verifications', 'mails']) expect(await rowsIn(file, table)).not.toContain('secret-of-the-link')
  await restoreBackup(another.pool, await openBackup(file), {
    migrations: 'db/migrations',
    overwrite: false,
    say: silent,
  })
  expect((await another.pool.query('select kind from mails')).rows).toEqual([{ kind: 'contact confirmation' }])
  expect((await another.pool.query('select from verifications')).rowCount).toBe(0)
})
