import { asc, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { getRetention } from '#records/page-content/privacy/queries.server.ts'
import { startOfPeriod } from '#records/page-content/privacy/retention.ts'
import type { Erased } from '#resources/feature.server.ts'
import { teamScans } from './tables.server.ts'

const { team_hash: _team, manage_hash: _manage, ...columns } = getTableColumns(teamScans)

/** Every team scan that whoever has this address has made. Who has answered in it is nobody's to know. */
export function exportTeamScans(db: Database, email: string) {
  return db.select(columns).from(teamScans).where(isBy(email)).orderBy(asc(teamScans.created_at))
}

export const eraseTeamScansOf = (tx: Transaction, email: string) => erase(tx, isBy(email))

/** As long as an assessment, from the last answer on. */
export async function eraseOutdatedTeamScans(tx: Transaction, now: Date) {
  const { assessment } = await getRetention(tx)
  return erase(tx, lt(teamScans.used_at, startOfPeriod(assessment, now).toISOString()))
}

async function erase(tx: Transaction, which: SQL): Promise<Erased> {
  const { created_at: given_at, policy_version } = teamScans
  const gone = await tx.delete(teamScans).where(which).returning({ given_at, policy_version })
  if (gone.length === 0) return { counts: {} }
  return { counts: { team_scans: gone.length }, consents: gone.map((one) => ({ ...one, gdpr_consent: true })) }
}

const isBy = (email: string) => sql`lower(${teamScans.email}) = lower(${email})`
