import type { Database } from '#platform/database/database.server.ts'
import type { SeedTools } from '#resources/feature.server.ts'
import { storePortrait } from '#resources/sample-portraits.server.ts'
import { samplePeople } from './sample-people.ts'
import { consultants, consultantTagRelations, consultantTags } from './tables.server.ts'

export async function seedConsultants(db: Database, { storeFile }: Pick<SeedTools, 'storeFile'>) {
  const names = [...new Set(samplePeople.flatMap((person) => person.tags))]
  await db
    .insert(consultantTags)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing()
  const tags = await db.select().from(consultantTags)
  const rows: (typeof consultants.$inferInsert)[] = []
  for (const { tags: _, ...person } of samplePeople) {
    const profile_image_url = await storePortrait(person.name, storeFile)
    rows.push({ ...person, profile_image_url, display_order: rows.length + 1 })
  }
  const people = await db.insert(consultants).values(rows).returning()
  const relations = samplePeople.flatMap((sample) =>
    people
      .filter((person) => person.name === sample.name)
      .flatMap((person) =>
        tags
          .filter((tag) => sample.tags.includes(tag.name))
          .map((tag) => ({ consultant_id: person.id, tag_id: tag.id })),
      ),
  )
  await db.insert(consultantTagRelations).values(relations)
}
