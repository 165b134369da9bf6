import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database.server.ts'
import { generatedSecrets } from './tables.server.ts'

/** The given value, else one that is made once and kept in the database, so that all processes agree on it. */
export async function getSecret(db: Database, name: string, given: string | undefined): Promise<string> {
  if (given) return given
  const value = randomBytes(32).toString('base64url')
  await db.insert(generatedSecrets).values({ name, value }).onConflictDoNothing()
  const [row] = await db.select().from(generatedSecrets).where(eq(generatedSecrets.name, name))
  if (!row) throw new Error(`The secret ${name} could not be kept in the database`)
  return row.value
}
