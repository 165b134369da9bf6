import { seedBlog } from '#features/blog/seed.server.ts'
import { seedEvents } from '#features/events/seed.server.ts'
import { seedUseCases } from '#features/use-cases/seed.server.ts'
import type { Database } from '#platform/database.server.ts'
import { seedConsultants } from '#records/consultants/seed.server.ts'
import { seedFeatureFlags } from '#records/feature-flags/seed.server.ts'
import { storeFile } from '#records/files/queries.server.ts'
import { seedReferences } from '#records/references/seed.server.ts'
import { seedTestimonials } from '#records/testimonials/seed.server.ts'

/** Fills an empty database with the sample content. What is there already is left alone. */
export async function seed(db: Database) {
  await seedFeatureFlags(db)
  await seedReferences(db, (file) => storeFile(db, file))
  await seedConsultants(db)
  await seedTestimonials(db)
  await seedBlog(db)
  await seedUseCases(db)
  await seedEvents(db, new Date())
}
