import { defineFeature } from '#resources/feature.server.ts'
import { referencesResource } from './admin.server.ts'
import { referencesApi } from './api.server.ts'
import { seedReferences } from './seed.server.ts'
import { brandReferences } from './tables.server.ts'

export const references = defineFeature({
  name: 'references',
  tables: [brandReferences],
  api: referencesApi,
  resources: [referencesResource],
  seed: (db, { storeFile }) => seedReferences(db, storeFile),
})
