import { defineFeature } from '#resources/feature.server.ts'
import { mentoringContent } from './content.ts'

export const mentoring = defineFeature({
  name: 'mentoring',
  texts: [{ group: 'Services', name: 'Mentoring', path: '/mentoring', content: mentoringContent }],
})
