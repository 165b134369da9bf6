import { eq } from 'drizzle-orm'
import type { Resource } from '#resources/resource.server.ts'
import { testimonialChange, testimonialInput } from './input.ts'
import { testimonials } from './tables.server.ts'

export const testimonialsResource: Resource = {
  name: 'testimonials',
  table: testimonials,
  label: ({ name }) => String(name),
  create: testimonialInput,
  change: testimonialChange,
  search: [testimonials.name, testimonials.company, testimonials.quote],
  found: { by: [testimonials.name, testimonials.company], detail: ({ company }) => String(company ?? '') },
  filters: {
    active: (value) => eq(testimonials.active, value === 'true'),
    page_key: (value) => eq(testimonials.page_key, value),
  },
  sort: { field: 'page_key', order: 'asc' },
  tieBreakers: ['display_order', 'created_at'],
  ordered: { within: 'page_key' },
}
