import { resolve } from 'node:path'
import { openBackup } from '#platform/database/backup/format.server.ts'
import { restoreBackup } from '#platform/database/backup/restore.server.ts'
import { openDatabase } from '#platform/database/open.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

const args = process.argv.slice(2)
const [file, ...others] = args.filter((arg) => arg !== '--overwrite')
const overwrite = args.includes('--overwrite')
if (!file || file.startsWith('-') || others.length > 0) {
  say('Usage: npm run restore -- FILE [--overwrite]')
  process.exit(2)
}

try {
  const backup = await openBackup(resolve(process.env.INIT_CWD ?? '.', file))
  const { pool, close } = await openDatabase(readEnvironment(), { say, alone: true })
  try {
    await restoreBackup(pool, backup, { migrations: 'db/migrations', overwrite, say })
    console.log(`Restored, as it was at ${backup.manifest.created_at}`)
  } finally {
    await close()
  }
} catch (error) {
  say(`Nothing was restored: ${(error as Error).message}`)
  process.exit(1)
}
