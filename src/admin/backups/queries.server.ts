import { CronExpressionParser } from 'cron-parser'
import { desc, isNotNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { backups } from '#platform/database/tables.server.ts'
import type { Environment } from '#platform/environment.server.ts'

const hour = 60 * 60 * 1000

/** How the scheduled backups stand. `overdue`: an hour after one was due, the last good one is still an older one. */
export async function summarizeBackups(db: Database, environment: Environment, now: Date) {
  const [good, failure] = await Promise.all([findLastGood(db), findLastFailure(db)])
  const isScheduled = environment.BACKUP_DIR !== undefined
  const due = previousTurn(environment.BACKUP_SCHEDULE, new Date(now.getTime() - hour))
  return {
    scheduled: isScheduled,
    next_at: isScheduled ? nextTurn(environment.BACKUP_SCHEDULE, now).toISOString() : null,
    good: good ?? null,
    failure: failure && (!good || failure.started_at > good.started_at) ? failure : null,
    overdue: isScheduled && good !== undefined && new Date(good.started_at) < due,
  }
}

/** As of when its data are. */
export async function findLastGood(db: Database) {
  const { started_at, bytes, rows } = backups
  const [row] = await db
    .select({ started_at, bytes, rows })
    .from(backups)
    .where(isNotNull(backups.finished_at))
    .orderBy(desc(started_at))
    .limit(1)
  return row
}

async function findLastFailure(db: Database) {
  const { started_at, error } = backups
  const [row] = await db
    .select({ started_at, error })
    .from(backups)
    .where(isNotNull(error))
    .orderBy(desc(started_at))
    .limit(1)
  return row
}

const turns = (cron: string, currentDate: Date) => CronExpressionParser.parse(cron, { currentDate, tz: 'UTC' })
const nextTurn = (cron: string, now: Date) => turns(cron, now).next().toDate()
const previousTurn = (cron: string, now: Date) => turns(cron, now).prev().toDate()
