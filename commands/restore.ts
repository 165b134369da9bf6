import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { type Backup, openBackup } from '#platform/database/backup/format.server.ts'
import { restoreBackup } from '#platform/database/backup/restore.server.ts'
import { restoreRows } from '#platform/database/backup/rows.server.ts'
import { openDatabase } from '#platform/database/open.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)
const migrations = 'db/migrations'

const usage = `Usage: npm run restore -- FILE [--overwrite]
       npm run restore -- FILE --table NAME

FILE is - for standard input. With --table, only those rows of that table are put back that are missing, by their primary
key, and the site may run meanwhile.`

const { file, overwrite, table } = readArguments()
try {
  await withFile(file, async (path, name) => {
    const backup = await openBackup(path, name)
    await (table ? restoreTable(backup, table) : restoreAll(backup))
  })
} catch (error) {
  say(`Nothing was restored: ${(error as Error).message}`)
  process.exit(1)
}

async function restoreAll(backup: Backup) {
  const { pool, close } = await openDatabase(readEnvironment(), { say, alone: true })
  try {
    await restoreBackup(pool, backup, { migrations, overwrite, say })
    console.log(`Restored, as it was at ${backup.manifest.created_at}`)
  } finally {
    await close()
  }
}

async function restoreTable(backup: Backup, table: string) {
  const { pool, close } = await openDatabase(readEnvironment(), { say })
  try {
    const { inBackup, missing, restored } = await restoreRows(pool, backup, table, { migrations })
    console.log(`${table}: ${missing} of ${inBackup} rows were missing, ${restored} of them are back`)
    if (restored < missing)
      say('For the others something else stands in their place, such as a row with the same address.')
  } finally {
    await close()
  }
}

/** A backup is read more than once, so what comes through a pipe is kept until the end. */
async function withFile(name: string, use: (path: string, name?: string) => Promise<void>) {
  if (name !== '-') return use(resolve(process.env.INIT_CWD ?? '.', name))
  const folder = await mkdtemp(join(tmpdir(), 'tandem-restore-'))
  try {
    const path = join(folder, 'standard-input')
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }))
    await use(path, 'Standard input')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { overwrite: { type: 'boolean', default: false }, table: { type: 'string' } },
    })
    const [file, ...others] = positionals
    if (file && others.length === 0 && !(values.table && values.overwrite)) return { file, ...values }
  } catch {}
  say(usage)
  process.exit(2)
}
