import { desc, inArray, sql } from 'drizzle-orm'
import type { TimelineEntry, TimelineKind } from '#resources/timeline.ts'
import { teamAnswers, teamBatches, teamScans } from './tables.server.ts'

/** The team scans that a person has made. How many have answered is told, and nothing of what. */
export const teamScanEntries: TimelineKind = {
  kind: 'team-scan',
  keeps: teamScans.person_id,
  async list(db, { ids }, limit) {
    const { id, name, created_at: at, closed_at, person_id } = teamScans
    // By its full name: in a select of one table columns are written without.
    const own = sql.raw('team_scans.id')
    const shown = sql`(select coalesce(sum((sums ->> 'count')::int), 0) from ${teamBatches} where team_scan_id = ${own})`
    const waiting = sql`(select count(*) from ${teamAnswers} where team_scan_id = ${own} and batch_id is null)`
    const rows = await db
      .select({ id, name, at, closed_at, answers: sql<string>`${shown} + ${waiting}` })
      .from(teamScans)
      .where(inArray(person_id, ids))
      .orderBy(desc(at), desc(id))
      .limit(limit)
    return rows.map(({ id, name, at, closed_at, answers }): TimelineEntry => {
      const facts: TimelineEntry['facts'] = [
        ['Answers', String(answers)],
        ['State', closed_at ? 'Closed' : 'Open'],
      ]
      return { kind: 'team-scan', id, at, title: `Started a team scan: ${name}`, facts }
    })
  },
}
