import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { featureFlags } from './tables.server.ts'

const { env, ...visibleColumns } = getTableColumns(featureFlags)

export type FeatureFlag = Awaited<ReturnType<typeof listFeatureFlags>>[number]

export function listFeatureFlags(db: Database) {
  return db.select(visibleColumns).from(featureFlags).where(eq(env, 'prod')).orderBy(asc(featureFlags.feature_name))
}

/** For a page: when flags can't be read, all that is flagged stays hidden and the page is still served. */
export async function listFeatureFlagsOrNone({ db, log, cache }: Pick<Platform, 'db' | 'log' | 'cache'>) {
  try {
    return await cache.getOrLoad('feature-flags', 5, () => listFeatureFlags(db))
  } catch (error) {
    log.warn({ error }, '[flags] hide all on error')
    return []
  }
}
