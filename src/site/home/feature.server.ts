import { siteContent } from '#records/page-content/site-content.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { homeContent } from './content.ts'
import { seedPortrait } from './seed.server.ts'

export const home = defineFeature({
  name: 'home',
  texts: [
    { group: 'Site', name: 'Home', path: '/', content: homeContent },
    { group: 'Site', name: 'Site frame', seenAt: '/', content: siteContent },
  ],
  seed: seedPortrait,
})
