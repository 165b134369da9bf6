import { and, eq, not } from 'drizzle-orm'
import type { User } from '#accounts/session.server.ts'
import { users } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { hasJob, sendJobs } from '#platform/jobs/jobs.server.ts'
import { releases } from '#records/releases/tables.server.ts'
import { type Engine, failRelease, lockRelease, publishRelease } from './publish.server.ts'

export const releaseQueue = 'release'

export type ReleaseJob = { releaseId: string }

/** Leaves a job for the moment. One that was left for another moment before finds that it is not due. */
export const planRelease = (tx: Transaction, releaseId: string, at: string) =>
  sendJobs(tx, releaseQueue, [{ releaseId }], { startAfter: new Date(at) })

/** Does what was planned, in the name of whoever planned it. A reason not to is written down, not tried again. */
export async function publishPlanned(db: Database, engine: Engine, { releaseId }: ReleaseJob, now: Date) {
  try {
    await db.transaction(async (tx) => {
      const release = await lockRelease(tx, releaseId)
      if (!isDue(release, now)) return
      const planner = await findPlanner(tx, release.planned_by)
      await publishRelease(tx, engine, planner, { id: releaseId, now })
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await db.transaction(async (tx) => {
      const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId)).for('update')
      if (release && isDue(release, now)) await failRelease(tx, releaseId, error.message, now)
    })
  }
}

const isDue = ({ state, planned_at }: typeof releases.$inferSelect, now: Date) =>
  state === 'planned' && Date.parse(planned_at ?? '') <= now.getTime()

async function findPlanner(tx: Transaction, id: string | null): Promise<User> {
  const { email, name, role } = users
  const [planner] = id
    ? await tx
        .select({ id: users.id, email, name, role })
        .from(users)
        .where(and(eq(users.id, id), eq(users.disabled, false)))
    : []
  if (!planner) throw new Refusal(409, 'Whoever planned it has no account any more. Plan it again.')
  // They were asked who they are when they planned it.
  return { ...planner, is_confirmed: true }
}

/** Gives each planned release a job that has none: what came back from a backup. */
export async function resumePlanned(tx: Transaction) {
  const planned = await tx
    .select({ id: releases.id, planned_at: releases.planned_at })
    .from(releases)
    .where(and(eq(releases.state, 'planned'), not(hasJob(releaseQueue, 'releaseId', releases.id))))
  for (const { id, planned_at } of planned) await planRelease(tx, id, planned_at ?? '')
}
