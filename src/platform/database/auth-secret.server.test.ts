import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#tests/fresh-database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { findAuthSecret, getAuthSecret } from './auth-secret.server.ts'
import { generatedSecrets } from './tables.server.ts'

const { db } = await freshDatabase()
const given = 'thirty-two characters and some more'

beforeEach(() => db.delete(generatedSecrets))

async function settingsOf(more: { AUTH_SECRET?: string; DATABASE_URL?: string } = {}) {
  const { path: DATA_DIR, remove } = await temporaryFolder()
  onTestFinished(remove)
  return { AUTH_SECRET: undefined, DATABASE_URL: undefined, ...more, DATA_DIR, file: join(DATA_DIR, 'auth-secret') }
}

test('the signing secret is made once, in a file that only its owner reads, and never in the database', async () => {
  const { file, ...settings } = await settingsOf()
  expect(await findAuthSecret(db, settings)).toBeUndefined()
  const secret = await getAuthSecret(db, settings)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await getAuthSecret(db, settings)).toBe(secret)
  expect(await findAuthSecret(db, settings)).toBe(secret)
  expect(await db.$count(generatedSecrets)).toBe(0)
})

test('one that lies in the database moves into the file and stays the same, whatever the file held', async () => {
  for (const before of [undefined, 'of another database\n']) {
    const { file, ...settings } = await settingsOf()
    if (before) await writeFile(file, before)
    await db.insert(generatedSecrets).values({ name: 'AUTH_SECRET', value: given })
    expect(await getAuthSecret(db, settings)).toBe(given)
    expect(await readFile(file, 'utf8')).toBe(`${given}\n`)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await db.$count(generatedSecrets)).toBe(0)
    expect(await getAuthSecret(db, settings)).toBe(given)
  }
})

test('the variable counts before everything else and is kept nowhere', async () => {
  const { file, ...settings } = await settingsOf({ AUTH_SECRET: given })
  expect(await getAuthSecret(db, settings)).toBe(given)
  await expect(stat(file)).rejects.toThrow('ENOENT')
  expect(await db.$count(generatedSecrets)).toBe(0)
})

test('processes that share a database server agree on one', async () => {
  const DATABASE_URL = 'postgres://localhost/shared'
  const [one, other] = [await settingsOf({ DATABASE_URL }), await settingsOf({ DATABASE_URL })]
  expect(await getAuthSecret(db, one)).toBe(await getAuthSecret(db, other))
})
