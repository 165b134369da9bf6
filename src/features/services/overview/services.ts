import type { Texts } from '#records/page-content/defaults.ts'
import type { ServicesContent } from './content.ts'

export type ServicesText = { text: Texts<ServicesContent> }

/** In the order of the map: `lane` is the one that a service stands on. */
export const services = [
  { key: 'rescue', to: '/services/transformation-rescue', lane: 'agile' },
  { key: 'ai', to: '/services/ai-consulting', lane: 'ai' },
  { key: 'assessments', to: '/services/assessments', lane: 'ai' },
  { key: 'training', to: '/services/training-programs', lane: 'agile' },
] as const
