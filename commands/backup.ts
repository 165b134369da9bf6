import { resolve } from 'node:path'
import { sizeText } from '#platform/database/backup/progress.server.ts'
import { writeBackup } from '#platform/database/backup/write.server.ts'
import { openDatabase } from '#platform/database/open.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

const [file, ...others] = process.argv.slice(2)
if (!file || file.startsWith('-') || others.length > 0) {
  say('Usage: npm run backup -- FILE')
  process.exit(2)
}

try {
  // npm runs commands in the project's folder; the name is meant from where the operator stands.
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const { pool, close } = await openDatabase(readEnvironment(), { say })
  try {
    const { tables, rows, bytes } = await writeBackup(pool, path, say)
    console.log(`${path}: ${tables} tables, ${rows} rows, ${sizeText(bytes)}`)
  } finally {
    await close()
  }
} catch (error) {
  say(`No backup was made: ${(error as Error).message}`)
  process.exit(1)
}
