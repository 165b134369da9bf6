import { resolve } from 'node:path'
import { leftOutOfBackups } from '#accounts/sign-in/secret-mails.server.ts'
import { findAuthSecret } from '#platform/database/auth-secret.server.ts'
import { sizeText } from '#platform/database/backup/progress.server.ts'
import { streamBackup, writeBackup } from '#platform/database/backup/write.server.ts'
import { openDatabase } from '#platform/database/open.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

const args = process.argv.slice(2)
const [file, ...others] = args.filter((arg) => arg !== '--with-secret')
const isPiped = file === '-'
if (!file || (file.startsWith('-') && !isPiped) || others.length > 0) {
  say('Usage: npm run backup -- FILE [--with-secret]   (- is standard output; then run npm with --silent)')
  process.exit(2)
}

try {
  // npm runs commands in the project's folder; the name is meant from where the operator stands.
  const path = isPiped ? 'Standard output' : resolve(process.env.INIT_CWD ?? '.', file)
  const environment = readEnvironment()
  const { db, pool, close } = await openDatabase(environment, { say })
  try {
    const authSecret = args.includes('--with-secret') ? await findAuthSecret(db, environment) : undefined
    const options = { say, leftOut: leftOutOfBackups, authSecret }
    const made = isPiped ? streamBackup(pool, process.stdout, options) : writeBackup(pool, path, options)
    const { tables, rows, bytes } = await made
    const tell = isPiped ? say : console.log
    tell(`${path}: ${tables} tables, ${rows} rows, ${sizeText(bytes)}`)
    if (authSecret) say('With the signing secret: whoever has this file can sign in as anybody. Keep it like a key.')
  } finally {
    await close()
  }
} catch (error) {
  say(`No backup was made: ${(error as Error).message}`)
  process.exit(1)
}
