import { archetypeOf, type PillarArchetype } from '#features/scan/scoring/archetypes.ts'
import { askedQuestions, type Pillar, pillars } from '#features/scan/scoring/pillars.ts'
import type { ScanVersion } from './version.ts'

/** A question as visitors get it; `tooltips` explains bold terms. */
export type Question = { id: string; text: string; category: PillarArchetype; tooltips?: Record<string, string> }

/** What the form needs of a version: no rule, no text of a result. Questions stand in the order answers are handed in. */
export type Scan = {
  id: string
  isShuffled: boolean
  pillarNames: Record<Pillar, string>
  questions: Question[]
}

export function scanOf(id: string, version: ScanVersion): Scan {
  return {
    id,
    isShuffled: version.isShuffled,
    pillarNames: Object.fromEntries(
      pillars.map((pillar) => [pillar, version.pillars[pillar].name]),
    ) as Scan['pillarNames'],
    questions: askedQuestions(version).map(({ id, text, pillar, terms }) => ({
      id,
      text,
      category: archetypeOf[pillar ?? 'ai'],
      ...(terms.length > 0 && { tooltips: tooltipsOf(terms) }),
    })),
  }
}

const tooltipsOf = (terms: ScanVersion['questions'][number]['terms']) =>
  Object.fromEntries(terms.map(({ term, definition }) => [term, definition]))

/** How many of a scan's questions belong to each pillar, in the order of the pillars. */
export const countByPillar = (questions: Question[]) =>
  pillars.map((pillar) => ({
    pillar,
    count: questions.filter(({ category }) => category === archetypeOf[pillar]).length,
  }))
