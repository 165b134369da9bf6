import { defineFeature } from '#resources/feature.server.ts'
import { consultantsContent } from './content.ts'

export const consultantsPage = defineFeature({
  name: 'consultants-page',
  texts: [{ group: 'About us', name: 'Consultants', path: '/about/consultants', content: consultantsContent }],
})
