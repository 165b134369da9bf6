import type { ScanVersion, VersionQuestion } from '#features/scan/versions/version.ts'

/** They are asked in this order: AI, then agility, then leadership. */
export const pillars = ['ai', 'agility', 'leadership'] as const

export type Pillar = (typeof pillars)[number]
export type PillarScores = Record<Pillar, number>

export const bandKeys = ['strong', 'developing', 'growth'] as const

export type Band = { key: (typeof bandKeys)[number]; name: string }

export function bandOf({ bands }: Pick<ScanVersion, 'bands'>, score: number): Band {
  const key = bandKeys.find((band) => score >= bands[band].from && score <= bands[band].to) ?? 'growth'
  return { key, name: bands[key].name }
}

export const levelKeys = ['advanced', 'developing', 'emerging'] as const

type Level = { key: (typeof levelKeys)[number]; name: string }

/** From the average of the three pillars, unrounded: 79.67 is not yet 80. */
export function levelOf({ levels }: Pick<ScanVersion, 'levels'>, { ai, agility, leadership }: PillarScores): Level {
  const average = (ai + agility + leadership) / 3
  const key = levelKeys.find((level) => average >= levels[level].from) ?? 'emerging'
  return { key, name: levels[key].name }
}

/** The questions that are asked, in the order in which answers are handed in: pillar by pillar, as users have put them. */
export const askedQuestions = ({ questions }: Pick<ScanVersion, 'questions'>): VersionQuestion[] =>
  pillars.flatMap((pillar) => questions.filter((question) => question.isOn && question.pillar === pillar))

/** From the lowest up. Of equal pillars the one asked first counts as the lower. */
export function lowestPillars(scores: PillarScores): [Pillar, Pillar, Pillar] {
  const [lowest = 'ai', second = 'agility', third = 'leadership'] = [...pillars].sort((a, b) => scores[a] - scores[b])
  return [lowest, second, third]
}
