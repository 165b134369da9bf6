import { defineFeature } from '#resources/feature.server.ts'
import { aboutContent } from './hub/content.ts'
import { principlesContent } from './principles/content.ts'
import { visionContent } from './vision-mission/content.ts'

const group = 'About us'

export const about = defineFeature({
  name: 'about',
  texts: [
    { group, name: 'About Us', path: '/about', content: aboutContent },
    { group, name: 'Vision & Mission', path: '/about/vision-mission', content: visionContent },
    { group, name: '12 Principles', path: '/about/principles', content: principlesContent },
  ],
})
