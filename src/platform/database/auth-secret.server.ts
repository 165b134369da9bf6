import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Environment } from '#platform/environment.server.ts'
import type { Database } from './database.server.ts'
import { getSecret } from './secrets.server.ts'
import { generatedSecrets } from './tables.server.ts'

export const authSecretName = 'AUTH_SECRET'

type Settings = Pick<Environment, 'AUTH_SECRET' | 'DATABASE_URL' | 'DATA_DIR'>

/**
 * What sessions are signed with: the given value, else one that is made once. It lies in a file beside the embedded
 * database, so that whoever gets hold of the rows has no key. On a server that several processes share there is no such
 * file, and they must agree: there it is a row, unless it is given.
 */
export async function getAuthSecret(db: Database, settings: Settings): Promise<string> {
  if (settings.AUTH_SECRET) return settings.AUTH_SECRET
  if (settings.DATABASE_URL) return getSecret(db, authSecretName, undefined)
  const row = await findRow(db)
  // An earlier version kept it there, or a backup has brought it: it belongs to these rows.
  if (row) {
    await write(settings, row)
    await db.delete(generatedSecrets).where(isIt)
    return row
  }
  const known = await read(settings)
  if (known) return known
  const made = randomBytes(32).toString('base64url')
  await write(settings, made)
  return made
}

/** The same for a backup, which makes none. */
export async function findAuthSecret(db: Database, settings: Settings): Promise<string | undefined> {
  return settings.AUTH_SECRET ?? (await findRow(db)) ?? (settings.DATABASE_URL ? undefined : await read(settings))
}

const isIt = eq(generatedSecrets.name, authSecretName)

async function findRow(db: Database) {
  const [row] = await db.select({ value: generatedSecrets.value }).from(generatedSecrets).where(isIt)
  return row?.value
}

const fileIn = ({ DATA_DIR }: Settings) => join(DATA_DIR, 'auth-secret')

async function read(settings: Settings): Promise<string | undefined> {
  const text = await readFile(fileIn(settings), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new Error(`The signing secret can not be read: ${error.message}`)
  })
  return text.trim() || undefined
}

/** Whole or not at all, and on the disk before the row that it may come from is deleted. */
async function write(settings: Settings, secret: string) {
  const path = fileIn(settings)
  const partial = `${path}.${process.pid}.part`
  const file = await open(partial, 'wx', 0o600)
  try {
    await file.writeFile(`${secret}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(partial, path)
}
