export const pillars = ['ai', 'agility', 'leadership'] as const

export type Pillar = (typeof pillars)[number]
export type PillarScores = Record<Pillar, number>

/** How many questions each pillar has. They are asked in this order: AI, then agility, then leadership. */
export const questionsPerPillar = { ai: 5, agility: 6, leadership: 5 } as const satisfies Record<Pillar, number>

export const questionCount = 16

/** Questions are counted from 0, and shown from 1. */
export const lastQuestion = questionCount - 1

export const pillarNames = { ai: 'AI', agility: 'Agility', leadership: 'Leadership' } as const satisfies Record<
  Pillar,
  string
>

export type Band = { key: 'strong' | 'developing' | 'growth'; name: string }

export function bandOf(score: number): Band {
  if (score >= 70) return { key: 'strong', name: 'Strong' }
  if (score >= 50) return { key: 'developing', name: 'Developing' }
  return { key: 'growth', name: 'Growth opportunity' }
}

export type ReadinessLevel = 'Advanced' | 'Developing' | 'Emerging'

/** From the average of the three pillars, unrounded: 79.67 is not yet Advanced. */
export function readinessLevel({ ai, agility, leadership }: PillarScores): ReadinessLevel {
  const average = (ai + agility + leadership) / 3
  if (average >= 80) return 'Advanced'
  return average >= 60 ? 'Developing' : 'Emerging'
}
