import type { Archetype } from '#features/scan/scoring/archetypes.ts'
import type { Pillar } from '#features/scan/scoring/pillars.ts'
import { isAbout, type RelatedKind, type RelatedPage } from '#resources/related.ts'

/** What results are sorted by to lead on: who somebody is, and what holds them back most. */
export type Combination = { archetype: Archetype; pillar: Pillar }

export type RelatedLink = { kind: RelatedKind } & Omit<RelatedPage, 'tags'>

/** How many of each kind stand under a result, in this order. */
export const relatedCounts: Record<RelatedKind, number> = {
  service: 1,
  'use-case': 1,
  consultant: 1,
  event: 1,
  article: 2,
}

const pillarTopics: Record<Pillar, string[]> = {
  ai: ['AI', 'Forecasting'],
  agility: ['Agile', 'Scrum@Scale', 'Product', 'Portfolio'],
  leadership: ['Leadership', 'Coaching'],
}

const archetypeTopics: Record<Archetype, string[]> = {
  explorer: ['Pilots', 'Product'],
  bundler: ['Scrum@Scale', 'Coaching'],
  scaler: ['Transformation', 'Change'],
  catalyst: ['Transformation', 'Portfolio'],
}

export const topicsOf = ({ archetype, pillar }: Combination) => [
  ...new Set([...pillarTopics[pillar], ...archetypeTopics[archetype]]),
]

/**
 * Of what may be read: the pinned page, then those about both, about the weakest pillar, about the archetype, and at last
 * whatever comes first in the feature's own order. `found` says whether any is there for its tags.
 */
export function chooseRelated<Page extends RelatedPage>(
  pages: Page[],
  { archetype, pillar }: Combination,
  { pinned, count }: { pinned: string | undefined; count: number },
): { shown: Page[]; found: boolean } {
  const has = ({ tags }: Page, topics: string[]) => topics.some((topic) => tags.some((tag) => isAbout(tag, topic)))
  const fitOf = (page: Page) =>
    2 * Number(has(page, pillarTopics[pillar])) + Number(has(page, archetypeTopics[archetype]))
  const rankOf = (page: Page) => (page.id === pinned ? 4 : fitOf(page))
  return {
    shown: pages.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, count),
    found: pages.some((page) => fitOf(page) > 0),
  }
}
