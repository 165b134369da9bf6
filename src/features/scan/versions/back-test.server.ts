import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Archetype } from '#features/scan/scoring/archetypes.ts'
import { askedQuestions, bandOf, type Pillar, type PillarScores, pillars } from '#features/scan/scoring/pillars.ts'
import { scoreSheet } from '#features/scan/scoring/scoring.ts'
import { assessments, scanVersions } from '#features/scan/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ScanVersion } from './version.ts'

const atOnce = 1_000
const mostListed = 500

type Standing = { archetype: string; pillars: Record<Pillar, { score: number; band: string }> }

/** A result that would have come out differently. */
export type ChangedResult = {
  id: string
  completed_at: string
  version_number: number
  before: Standing
  after: Standing
  changes_archetype: boolean
  changes_band: Pillar[]
}

export type BackTest = {
  /** How many results there are to compare, and how many have been looked at. */
  total: number
  done: number
  /** Those whose answers leave a pillar of the new version without any. */
  incomparable: number
  changed_archetype: number
  changed_band: number
  /** The latest of them. */
  items: ChangedResult[]
}

/** What the latest results would be by another version. Answered again after each thousand, so that progress can be shown. */
export async function* backTest(db: Database, version: ScanVersion, last: number): AsyncGenerator<BackTest> {
  const origins = new Map((await db.select().from(scanVersions)).map((row) => [row.id, originOf(row)]))
  const total = Math.min(last, await db.$count(assessments, isListed))
  const test: BackTest = { total, done: 0, incomparable: 0, changed_archetype: 0, changed_band: 0, items: [] }
  const asked = askedQuestions(version)
  let before: Stored | undefined
  while (test.done < total) {
    const rows = await listStored(db, Math.min(atOnce, total - test.done), before)
    for (const row of rows) {
      const origin = origins.get(row.version_id)
      if (origin) compare(test, { version, asked, origin, row })
    }
    test.done += rows.length
    before = rows.at(-1)
    if (!before) break
    yield test
  }
  // Some may have been erased meanwhile.
  yield { ...test, total: test.done }
}

const originOf = ({ number, definition }: typeof scanVersions.$inferSelect) => ({
  number,
  definition,
  questionIds: askedQuestions(definition).map(({ id }) => id),
})

type Comparison = {
  version: ScanVersion
  asked: ReturnType<typeof askedQuestions>
  origin: ReturnType<typeof originOf>
  row: Stored
}

function compare(test: BackTest, { version, asked, origin, row }: Comparison) {
  const answers = new Map(origin.questionIds.map((id, place) => [id, row.answers[place] ?? 0]))
  const isKnown = (pillar: Pillar) => asked.some((question) => question.pillar === pillar && answers.has(question.id))
  if (!pillars.every(isKnown)) {
    test.incomparable += 1
    return
  }
  const { dominantArchetype, pillarScores } = scoreSheet(version, answers)
  const stored = { ai: row.ai, agility: row.agility, leadership: row.leadership }
  const changes_archetype = dominantArchetype !== row.archetype
  const changes_band = pillars.filter(
    (pillar) => bandOf(origin.definition, stored[pillar]).key !== bandOf(version, pillarScores[pillar]).key,
  )
  if (changes_archetype) test.changed_archetype += 1
  if (changes_band.length > 0) test.changed_band += 1
  if ((!changes_archetype && changes_band.length === 0) || test.items.length === mostListed) return
  test.items.push({
    id: row.id,
    completed_at: row.completed_at,
    version_number: origin.number,
    before: standingOf(origin.definition, row.archetype, stored),
    after: standingOf(version, dominantArchetype, pillarScores),
    changes_archetype,
    changes_band,
  })
}

function standingOf(version: ScanVersion, archetype: Archetype, scores: PillarScores) {
  return {
    archetype: version.archetypes[archetype].name,
    pillars: Object.fromEntries(
      pillars.map((pillar) => [pillar, { score: scores[pillar], band: bandOf(version, scores[pillar]).name }]),
    ) as Standing['pillars'],
  }
}

type Stored = Awaited<ReturnType<typeof listStored>>[number]

/** Users see single results here, and so none of a team. */
const isListed = eq(assessments.is_for_team, false)

/** The next results back in time, without anything about who took them. */
function listStored(db: Database, limit: number, before: { id: string; completed_at: string } | undefined) {
  const { id, completed_at } = assessments
  return db
    .select({
      id,
      completed_at,
      version_id: assessments.version_id,
      answers: assessments.answers,
      archetype: assessments.dominant_archetype,
      ai: assessments.ai_score,
      agility: assessments.agility_score,
      leadership: assessments.leadership_score,
    })
    .from(assessments)
    .where(
      and(
        isListed,
        before &&
          or(lt(completed_at, before.completed_at), and(eq(completed_at, before.completed_at), lt(id, before.id))),
      ),
    )
    .orderBy(desc(completed_at), desc(id))
    .limit(limit)
}
