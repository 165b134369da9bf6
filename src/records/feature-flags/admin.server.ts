import { eq } from 'drizzle-orm'
import type { Resource } from '#resources/resource.server.ts'
import { flagChange, flagInput } from './input.ts'
import { featureFlags } from './tables.server.ts'

export const featureFlagsResource: Resource = {
  name: 'feature-flags',
  table: featureFlags,
  label: ({ feature_name }) => String(feature_name),
  create: flagInput,
  change: flagChange,
  search: [featureFlags.feature_name, featureFlags.description],
  found: {
    by: [featureFlags.feature_name, featureFlags.description],
    detail: ({ description }) => String(description ?? ''),
  },
  filters: { env: (value) => eq(featureFlags.env, value) },
  sort: { field: 'feature_name', order: 'asc' },
  roles: { read: 'admin', write: 'admin' },
}
