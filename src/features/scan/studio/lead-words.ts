import type { LeadRow } from '#features/scan/leads/queries.server.ts'

export const kindWords: Record<LeadRow['kind'], string> = {
  service: 'Service',
  'use-case': 'Use case',
  consultant: 'Consultant',
  event: 'Event',
  article: 'Articles',
}

const archetypeWords: Record<LeadRow['archetype'], string> = {
  explorer: 'Explorer',
  bundler: 'Bundler',
  scaler: 'Scaler',
  catalyst: 'Catalyst',
}
const pillarWords: Record<LeadRow['pillar'], string> = { ai: 'AI', agility: 'agility', leadership: 'leadership' }

export const combinationWords = ({ archetype, pillar }: Pick<LeadRow, 'archetype' | 'pillar'>) =>
  `${archetypeWords[archetype]}, weakest in ${pillarWords[pillar]}`
