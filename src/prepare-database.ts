import { getTableName } from 'drizzle-orm'
import { releasesResource } from '#admin/releases/resource.server.ts'
import { fillOnce } from '#db/seed.ts'
import type { Database } from '#platform/database/database.server.ts'
import { announceChanges, keepUpdatedAt } from '#platform/database/triggers.server.ts'
import { listFindable } from '#resources/feature.server.ts'
import { indexFound } from '#resources/find.server.ts'
import { features } from './features.server.ts'

/** What follows the migrations: the triggers of the features' tables, and what a new database starts with. */
export async function prepareDatabase(db: Database, { withSamples }: { withSamples: boolean }) {
  await keepUpdatedAt(db)
  await announceChanges(
    db,
    features.flatMap(({ tables = [] }) => tables.map(getTableName)),
  )
  await indexFound(db, [...listFindable(features), releasesResource])
  await fillOnce(db, features, { withSamples })
}
