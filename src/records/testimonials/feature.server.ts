import { defineFeature } from '#resources/feature.server.ts'
import { testimonialsResource } from './admin.server.ts'
import { testimonialsApi } from './api.server.ts'
import { seedTestimonials } from './seed.server.ts'
import { testimonials as table } from './tables.server.ts'

export const testimonials = defineFeature({
  name: 'testimonials',
  tables: [table],
  api: testimonialsApi,
  resources: [testimonialsResource],
  seed: seedTestimonials,
})
