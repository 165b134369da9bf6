import { consentContent } from '#records/consents/content.ts'
import { newsConsents } from '#records/consents/tables.server.ts'
import { consentPath } from '#records/consents/token.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { consentsResource } from './admin.server.ts'
import { consentsApi } from './api.server.ts'
import { exampleToken } from './page.server.ts'
import { eraseConsentsOf, eraseOutdatedConsents, exportConsents } from './personal-data.server.ts'
import { consentEntries } from './timeline.server.ts'

export const consents = defineFeature({
  name: 'consents',
  resources: [consentsResource],
  adminApi: consentsApi,
  texts: [
    {
      group: 'Contact and policies',
      name: 'News by e-mail',
      seenAt: consentPath(exampleToken),
      content: consentContent,
    },
  ],
  timeline: [consentEntries],
  personalData: [
    {
      name: 'news_consents',
      tables: [newsConsents],
      export: exportConsents,
      erase: eraseConsentsOf,
      eraseOutdated: eraseOutdatedConsents,
    },
  ],
})
