import { defineFeature } from '#resources/feature.server.ts'
import { featureFlagsResource } from './admin.server.ts'
import { featureFlagsApi } from './api.server.ts'
import { addFirstFlags } from './defaults.server.ts'
import { featureFlags as table } from './tables.server.ts'

export const featureFlags = defineFeature({
  name: 'feature-flags',
  tables: [table],
  api: featureFlagsApi,
  resources: [featureFlagsResource],
  defaults: addFirstFlags,
})
