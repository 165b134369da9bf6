import type { RelatedRow } from '#features/scan/related/queries.server.ts'

export const kindWords: Record<RelatedRow['kind'], string> = {
  service: 'Service',
  'use-case': 'Use case',
  consultant: 'Consultant',
  event: 'Event',
  article: 'Articles',
}

const archetypeWords: Record<RelatedRow['archetype'], string> = {
  explorer: 'Explorer',
  bundler: 'Bundler',
  scaler: 'Scaler',
  catalyst: 'Catalyst',
}
const pillarWords: Record<RelatedRow['pillar'], string> = { ai: 'AI', agility: 'agility', leadership: 'leadership' }

export const combinationWords = ({ archetype, pillar }: Pick<RelatedRow, 'archetype' | 'pillar'>) =>
  `${archetypeWords[archetype]}, weakest in ${pillarWords[pillar]}`
