import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { testimonials } from './tables.server.ts'

export type Testimonial = typeof testimonials.$inferSelect

/** The active ones of a page, by display order. */
export function listTestimonials(db: Database, pageKey: string) {
  return db
    .select()
    .from(testimonials)
    .where(and(eq(testimonials.page_key, pageKey), eq(testimonials.active, true)))
    .orderBy(asc(testimonials.display_order), asc(testimonials.created_at), asc(testimonials.id))
}
