import type { Database } from '#platform/database/database.server.ts'
import { asDatabase } from '#platform/database/transaction.server.ts'
import { storeFile } from '#records/files/queries.server.ts'
import type { Feature, SeedTools } from '#resources/feature.server.ts'
import { markSamples } from '#resources/samples.server.ts'
import { firstFill } from '#resources/tables.server.ts'

/** Fills a new database and remembers it there, in one step: what is deleted afterwards never returns. */
export function fillOnce(db: Database, features: Feature[], { withSamples }: { withSamples: boolean }) {
  return db.transaction(async (tx) => {
    const inside = asDatabase(tx)
    if ((await inside.$count(firstFill)) > 0) return
    for (const feature of features) await feature.defaults?.(inside)
    if (withSamples) await seed(inside, features)
    await inside.insert(firstFill).values({ with_samples: withSamples })
  })
}

/** The sample content, into tables that have no rows. */
export async function seed(db: Database, features: Feature[]) {
  const tools: SeedTools = { now: new Date(), storeFile: (file) => storeFile(db, { ...file, ...sizeOf(file.data) }) }
  for (const { seed: fill, resources = [] } of features) {
    if (!fill) continue
    await fill(db, tools)
    await markSamples(db, resources)
  }
}

/** Of a sample drawing, each of which says so itself. */
function sizeOf(drawing: Buffer) {
  const [width, height] = ['width', 'height'].map(
    (side) => new RegExp(`<svg[^>]* ${side}="(\\d+)"`).exec(`${drawing}`)?.[1],
  )
  return { width: Number(width) || null, height: Number(height) || null }
}
