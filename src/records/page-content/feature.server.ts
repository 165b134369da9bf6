import { createApiRouter } from '#platform/http/api-router.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { contentResource } from './admin.server.ts'
import { contentApi } from './api.server.ts'
import { liveUpdatesApi } from './live-updates.server.ts'
import { pageContent as table } from './tables.server.ts'

export const pageContent = defineFeature({
  name: 'page-content',
  tables: [table],
  api: (platform, features) =>
    createApiRouter()
      .route(
        '/',
        contentApi(
          platform,
          features.flatMap(({ texts = [] }) => texts.map(({ content }) => content)),
        ),
      )
      .route('/', liveUpdatesApi(platform, features)),
  resources: [contentResource],
})
