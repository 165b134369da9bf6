import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import type { User } from '#accounts/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { usualTime, type WorkingTime } from './calendar.ts'
import { workingTime } from './tables.server.ts'

const { time_zone, days, opens, closes, holidays } = workingTime

export async function getWorkingTime(db: Database | Transaction): Promise<WorkingTime> {
  const [row] = await db.select({ time_zone, days, opens, closes, holidays }).from(workingTime)
  return row ?? usualTime
}

export async function saveWorkingTime(tx: Transaction, values: WorkingTime, by: User) {
  const before = await getWorkingTime(tx)
  await tx.insert(workingTime).values(values).onConflictDoUpdate({ target: workingTime.is_set, set: values })
  const entry = { action: 'update', resource: 'working-time', item_id: 'site', item_label: 'Working time' } as const
  await recordAuditEntry(tx, by, { ...entry, before, after: values })
}
