import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openBackup } from '#platform/database/backup/format.server.ts'
import { restoreBackup } from '#platform/database/backup/restore.server.ts'
import { writeBackup } from '#platform/database/backup/write.server.ts'
import { freshDatabase } from './fresh-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

const source = await freshDatabase()
const elsewhere = await freshDatabase({ migrated: false })
const secret = "it's a \\ signing secret of many characters"
const silent = () => {}

async function secretsIn(path: string): Promise<string> {
  for await (const { name, content } of (await openBackup(path)).readEntries()) {
    const text = (await buffer(content)).toString()
    if (name === 'tables/generated_secrets.copy') return text
  }
  return ''
}

test('a backup is no key: what signs sessions is not in it, unless that is asked for', async () => {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  await source.pool.query("insert into generated_secrets (name, value) values ('AUTH_SECRET', $1)", [secret])
  const [without, withIt] = [join(path, 'without.backup'), join(path, 'with.backup')]
  await writeBackup(source.pool, without, silent)
  expect(await secretsIn(without)).toBe('')
  await writeBackup(source.pool, withIt, silent, secret)
  expect(await secretsIn(withIt)).toMatch(/^AUTH_SECRET\tit's a/)
  const options = { migrations: 'db/migrations', overwrite: false, say: silent }
  await restoreBackup(elsewhere.pool, await openBackup(withIt), options)
  const { rows } = await elsewhere.pool.query('select name, value from generated_secrets')
  expect(rows).toEqual([{ name: 'AUTH_SECRET', value: secret }])
})
