import { eq } from 'drizzle-orm'
import { sanitizeBody } from '#platform/sanitize.server.ts'
import { keepOldAddress } from '#records/redirects/queries.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { useCaseChange, useCaseInput } from './input.ts'
import { useCases } from './tables.server.ts'

export const useCasesResource: Resource = {
  name: 'use-cases',
  table: useCases,
  label: ({ title }) => String(title),
  create: useCaseInput,
  change: useCaseChange,
  search: [useCases.title, useCases.excerpt, useCases.slug, useCases.tags],
  found: { by: [useCases.title, useCases.slug], detail: ({ slug }) => `/use-cases/${slug}` },
  heavyColumns: ['body'],
  filters: {
    published: (value) => eq(useCases.published, value === 'true'),
  },
  tags: useCases.tags,
  sort: { field: 'created_at', order: 'desc' },
  path: ({ slug }) => `/use-cases/${slug}`,
  linked: { as: 'Use case' },
  piece: ({ title, excerpt, body }) => ({
    title: String(title),
    description: String(excerpt ?? ''),
    html: sanitizeBody(String(body ?? '')),
  }),
  bodyField: 'body',
  publication: { field: 'published' },
  sanitize: (values) => (typeof values.body === 'string' ? { ...values, body: sanitizeBody(values.body) } : values),
  afterChange: (tx, before, after) => keepOldAddress(tx, 'use-cases', before, after),
}
