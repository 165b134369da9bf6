import { and, eq } from 'drizzle-orm'
import { type Archetype, archetypes } from '#features/scan/scoring/archetypes.ts'
import { lowestPillars, type PillarScores, pillars } from '#features/scan/scoring/pillars.ts'
import { scanPins } from '#features/scan/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { type RelatedKind, type RelatedPage, relatedKinds } from '#resources/related.ts'
import { type Combination, chooseRelated, type RelatedLink, relatedCounts, topicsOf } from './choose.ts'

type Scored = { dominantArchetype: Archetype; pillarScores: PillarScores }

/**
 * What a result leads on to. Any change drops what is kept; what comes out or is over by itself, such as an event, is
 * noticed within a minute.
 */
export function getRelated(
  { db, cache, now }: Pick<Platform, 'db' | 'cache' | 'now'>,
  features: Feature[],
  result: Scored,
) {
  const combination = combinationOf(result)
  const key = `related ${combination.archetype} ${combination.pillar}`
  return cache.getOrLoad(key, 1, () => listRelated(db, features, combination, now()))
}

export const combinationOf = ({ dominantArchetype, pillarScores }: Scored): Combination => ({
  archetype: dominantArchetype,
  pillar: lowestPillars(pillarScores)[0],
})

/** Only what everybody may read now. A kind of which there is nothing is left out. */
export async function listRelated(
  db: Database,
  features: Feature[],
  combination: Combination,
  now: Date,
): Promise<RelatedLink[]> {
  const { archetype, pillar } = combination
  const pins = await db
    .select({ kind: scanPins.kind, page_id: scanPins.page_id })
    .from(scanPins)
    .where(and(eq(scanPins.archetype, archetype), eq(scanPins.pillar, pillar)))
  const pages = await readPages(db, features, topicsOf(combination), pins, now)
  return relatedKinds.flatMap((kind) => {
    const pinned = pins.find((pin) => pin.kind === kind)?.page_id
    const { shown } = chooseRelated(pages[kind], combination, { pinned, count: relatedCounts[kind] })
    return shown.map(({ id, title, text, path }) => ({ kind, id, title, text, path }))
  })
}

type ShownPage = Pick<RelatedPage, 'id' | 'title' | 'path'>

/** What users see of one combination and kind: what it leads to, whether by its tags, and what is pinned. */
export type RelatedRow = Combination & {
  kind: RelatedKind
  found: boolean
  /** What a tag has to be about to fit. */
  topics: string[]
  shown: ShownPage[]
  /** Without a title it may not be read now, so that something else is shown. */
  pinned: { id: string; title: string | null } | null
}

export async function listRelatedRows(db: Database, features: Feature[], now: Date): Promise<RelatedRow[]> {
  const combinations = archetypes.flatMap((archetype) => pillars.map((pillar) => ({ archetype, pillar })))
  const pins = await db.select().from(scanPins)
  const pages = await readPages(db, features, [...new Set(combinations.flatMap(topicsOf))], pins, now)
  return combinations.flatMap((combination) =>
    relatedKinds.map((kind) => {
      const { archetype, pillar } = combination
      const pin = pins.find((own) => own.archetype === archetype && own.pillar === pillar && own.kind === kind)
      const { shown, found } = chooseRelated(pages[kind], combination, {
        pinned: pin?.page_id,
        count: relatedCounts[kind],
      })
      const pinned = pages[kind].find(({ id }) => id === pin?.page_id)
      return {
        ...combination,
        kind,
        found,
        topics: topicsOf(combination),
        shown: shown.map(({ id, title, path }) => ({ id, title, path })),
        pinned: pin ? { id: pin.page_id, title: pinned?.title ?? null } : null,
      }
    }),
  )
}

/** What may be pinned. */
export async function listPages(db: Database, features: Feature[], kind: RelatedKind, ids: string[], now: Date) {
  const related = features.find((feature) => feature.related?.kind === kind)?.related
  return (await related?.list(db, { topics: [], ids }, now)) ?? []
}

type Pins = Pick<typeof scanPins.$inferSelect, 'kind' | 'page_id'>[]

async function readPages(db: Database, features: Feature[], topics: string[], pins: Pins, now: Date) {
  const read = relatedKinds.map(async (kind) => {
    const related = features.find((feature) => feature.related?.kind === kind)?.related
    const ids = pins.filter((pin) => pin.kind === kind).map(({ page_id }) => page_id)
    return [kind, (await related?.list(db, { topics, ids }, now)) ?? []] as const
  })
  return Object.fromEntries(await Promise.all(read)) as Record<RelatedKind, RelatedPage[]>
}
