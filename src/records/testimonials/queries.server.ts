import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { faceWidth, inWidth } from '#ui/picture-sizes.ts'
import { testimonials } from './tables.server.ts'

export type Testimonial = typeof testimonials.$inferSelect

/** The active ones of a page, by display order; portraits in a size for faces. */
export async function listTestimonials(db: Database, pageKey: string): Promise<Testimonial[]> {
  const voices = await db
    .select()
    .from(testimonials)
    .where(and(eq(testimonials.page_key, pageKey), eq(testimonials.active, true)))
    .orderBy(asc(testimonials.display_order), asc(testimonials.created_at), asc(testimonials.id))
  return voices.map((one) => ({ ...one, image_url: one.image_url && inWidth(one.image_url, faceWidth) }))
}
