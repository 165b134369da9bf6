import { getTableName } from 'drizzle-orm'
import { seed } from '#db/seed.ts'
import type { Database } from '#platform/database/database.server.ts'
import { announceChanges, keepUpdatedAt } from '#platform/database/triggers.server.ts'
import { features } from './features.server.ts'

/** What follows the migrations: the triggers of the features' tables, and sample content where there is none. */
export async function prepareDatabase(db: Database) {
  await keepUpdatedAt(db)
  await announceChanges(
    db,
    features.flatMap(({ tables = [] }) => tables.map(getTableName)),
  )
  await seed(db, features)
}
