import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { type Stage, stages } from '#records/people/stages.ts'
import { people } from '#records/people/tables.server.ts'
import { peopleResource } from './admin.server.ts'

export type Pipeline = Awaited<ReturnType<typeof readPipeline>>

const mostInColumn = 20

/** Every stage with how many there are, what they are worth together, and the first of them by their next step. */
export async function readPipeline(db: Database, owner: string | undefined) {
  const { id, name, email, company, stage, owner_id, value, next_step, next_step_at, last_met_at, updated_at } = people
  const shown = and(isNull(people.merged_into), owner ? peopleResource.filters?.owner?.(owner) : undefined)
  const first = (wanted: Stage) =>
    db
      .select({ id, name, email, company, stage, owner_id, value, next_step, next_step_at, last_met_at, updated_at })
      .from(people)
      .where(and(shown, eq(stage, wanted)))
      .orderBy(asc(next_step_at), desc(last_met_at), asc(id))
      .limit(mostInColumn)
  const [sums, ...items] = await Promise.all([
    db
      .select({
        stage,
        total: sql<number>`count(*)::int`,
        value: sql<number>`coalesce(sum(${value}), 0)::float8`,
      })
      .from(people)
      .where(shown)
      .groupBy(stage),
    ...stages.map(first),
  ])
  return stages.map((wanted, place) => ({
    ...(sums.find((sum) => sum.stage === wanted) ?? { stage: wanted, total: 0, value: 0 }),
    items: items[place] ?? [],
  }))
}
