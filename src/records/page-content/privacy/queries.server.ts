import type { Database } from '#platform/database/database.server.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { retentionOf } from './retention.ts'
import { privacySettings } from './settings.ts'

/** The periods that the policy shows to visitors at this moment. */
export async function getRetention(db: Database) {
  return retentionOf(await getPageContent(db, privacySettings))
}
