import { defineFeature } from '#resources/feature.server.ts'
import { consultantsResource, consultantTagsResource } from './admin.server.ts'
import { consultantsApi } from './api.server.ts'
import { seedConsultants } from './seed.server.ts'
import { consultantTagRelations, consultantTags, consultants as table } from './tables.server.ts'

export const consultants = defineFeature({
  name: 'consultants',
  tables: [table, consultantTags, consultantTagRelations],
  api: consultantsApi,
  resources: [consultantsResource, consultantTagsResource],
  seed: seedConsultants,
})
