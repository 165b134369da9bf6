import { defineFeature } from '#resources/feature.server.ts'
import { policiesApi } from './api.server.ts'
import { privacyContent } from './privacy/content.ts'
import { termsContent } from './terms/content.ts'

const group = 'Contact and policies'

export const policies = defineFeature({
  name: 'policies',
  api: policiesApi,
  texts: [
    { group, name: 'Privacy Policy', path: '/privacy-policy', content: privacyContent },
    { group, name: 'Terms of Service', path: '/terms-of-service', content: termsContent },
  ],
})
