import type { Database } from '#platform/database/database.server.ts'
import { samplePeople } from './sample-people.ts'
import { consultants, consultantTagRelations, consultantTags } from './tables.server.ts'

export async function seedConsultants(db: Database) {
  const names = [...new Set(samplePeople.flatMap((person) => person.tags))]
  await db
    .insert(consultantTags)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing()
  const tags = await db.select().from(consultantTags)
  const people = await db
    .insert(consultants)
    .values(samplePeople.map(({ tags: _, ...person }, i) => ({ ...person, display_order: i + 1 })))
    .returning()
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
