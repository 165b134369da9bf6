import type { Database } from '#platform/database/database.server.ts'
import { featureFlags } from './tables.server.ts'

export async function addFirstFlags(db: Database) {
  await db.insert(featureFlags).values({
    feature_name: 'transformation_readiness_scan',
    is_enabled: true,
    description: 'Shows the readiness scan on the home page',
  })
}
