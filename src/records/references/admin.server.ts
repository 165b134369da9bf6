import type { Resource } from '#resources/resource.server.ts'
import { referenceChange, referenceInput } from './input.ts'
import { brandReferences } from './tables.server.ts'

export const referencesResource: Resource = {
  name: 'references',
  table: brandReferences,
  label: ({ name }) => String(name),
  create: referenceInput,
  change: referenceChange,
  search: [brandReferences.name],
  found: { by: [brandReferences.name] },
  sort: { field: 'display_order', order: 'asc' },
  tieBreakers: ['name'],
  ordered: {},
  path: () => '/',
}
