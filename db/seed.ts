import type { Database } from '#platform/database.server.ts'
import { seedFeatureFlags } from '#records/feature-flags/seed.server.ts'
import { seedReferences } from '#records/references/seed.server.ts'

/** Fills an empty database with the sample content. What is there already is left alone. */
export async function seed(db: Database) {
  await seedFeatureFlags(db)
  await seedReferences(db)
}
