import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.server.ts'

/** Keys that were made once and must stay the same on every process: the public key, the signing secret. */
export const generatedSecrets = pgTable('generated_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: moment().notNull().default(sql`now()`),
})
