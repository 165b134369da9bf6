import type { Database } from '#platform/database/database.server.ts'
import { storeFile } from '#records/files/queries.server.ts'
import type { Feature } from '#resources/feature.server.ts'

/** Fills an empty database with the sample content. What is there already is left alone. */
export async function seed(db: Database, features: Feature[]) {
  const tools = { now: new Date(), storeFile: (file: Parameters<typeof storeFile>[1]) => storeFile(db, file) }
  for (const feature of features) await feature.seed?.(db, tools)
}
