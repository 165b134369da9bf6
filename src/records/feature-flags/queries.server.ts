import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { featureFlags } from './tables.server.ts'

const { env, ...visibleColumns } = getTableColumns(featureFlags)

export type FeatureFlag = Awaited<ReturnType<typeof listFeatureFlags>>[number]

export function listFeatureFlags(db: Database) {
  return db.select(visibleColumns).from(featureFlags).where(eq(env, 'prod')).orderBy(asc(featureFlags.feature_name))
}
