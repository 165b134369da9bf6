import type { Pillar, PillarScores } from './pillars.ts'

export const archetypes = ['explorer', 'bundler', 'scaler', 'catalyst'] as const

export type Archetype = (typeof archetypes)[number]
export type ArchetypeScores = Record<Archetype, number>

/** The archetype that stands for strength in one pillar; it is also the category of that pillar's questions. */
export const archetypeOf = { ai: 'explorer', agility: 'bundler', leadership: 'scaler' } as const satisfies Record<
  Pillar,
  Archetype
>

export type PillarArchetype = (typeof archetypeOf)[Pillar]

/** A catalyst is as strong as the weakest of the three pillars. */
export function archetypeScores({ ai, agility, leadership }: PillarScores): ArchetypeScores {
  return { explorer: ai, bundler: agility, scaler: leadership, catalyst: Math.min(ai, agility, leadership) }
}

export const archetypeNames = {
  explorer: 'Explorer',
  bundler: 'Bundler',
  scaler: 'Scaler',
  catalyst: 'Catalyst',
} as const satisfies Record<Archetype, string>

/** One line that says what drives this archetype. */
export const archetypeTaglines = {
  explorer: 'You find out first what AI can do.',
  bundler: 'You bring people and work together.',
  scaler: 'You carry change across the organisation.',
  catalyst: 'You move all three levers at once.',
} as const satisfies Record<Archetype, string>

export const callToAction = {
  explorer: 'Turn Pilots into Results',
  bundler: 'Turn Rhythm into Velocity',
  scaler: 'Turn Direction into Delivery',
  catalyst: 'Plan Your Next Leap',
} as const satisfies Record<Archetype, string>
