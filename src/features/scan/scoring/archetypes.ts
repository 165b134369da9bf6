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
