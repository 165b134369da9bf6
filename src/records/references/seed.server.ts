import type { Database } from '#platform/database.server.ts'
import { brandReferences } from './tables.server.ts'

export async function seedReferences(db: Database) {
  if ((await db.$count(brandReferences)) > 0) return
  await db.insert(brandReferences).values([{ name: 'Northlight Systems', display_order: 1, show_text_only: true }])
}
