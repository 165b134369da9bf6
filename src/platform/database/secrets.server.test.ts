import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/fresh-database.ts'
import { connectDatabase } from './database.server.ts'
import { getSecret } from './secrets.server.ts'

const { db, connection } = await freshDatabase()

test('a secret that the operator gives is used as it is and not stored', async () => {
  expect(await getSecret(db, 'GIVEN', 'from the operator')).toBe('from the operator')
  expect(await getSecret(db, 'GIVEN', undefined)).not.toBe('from the operator')
})

test('a secret that nobody gave is made once, is hard to guess, and stays', async () => {
  const made = await getSecret(db, 'AUTH_SECRET', undefined)
  expect(Buffer.from(made, 'base64url')).toHaveLength(32)
  expect(await getSecret(db, 'AUTH_SECRET', undefined)).toBe(made)
  expect(await getSecret(db, 'PUBLIC_API_KEY', undefined)).not.toBe(made)
})

test('processes that start at the same moment agree on one secret', async () => {
  const processes = Array.from({ length: 5 }, () => connectDatabase(connection))
  const secrets = await Promise.all(processes.map((process) => getSecret(process.db, 'SHARED', undefined)))
  expect(new Set(secrets).size).toBe(1)
  await Promise.all(processes.map((process) => process.close()))
})
