import { defineFeature } from '#resources/feature.server.ts'
import { insightsContent } from './content.ts'

export const insights = defineFeature({
  name: 'insights',
  texts: [{ group: 'Insights', name: 'Insights', path: '/insights', content: insightsContent }],
})
