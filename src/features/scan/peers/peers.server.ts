import { and, eq, sql } from 'drizzle-orm'
import { companySizePeople } from '#features/scan/personal-data.ts'
import type { PillarScores } from '#features/scan/scoring/pillars.ts'
import { assessments, scanPeers, scanVersions } from '#features/scan/tables.server.ts'
import { familyOf } from '#features/scan/versions/family.server.ts'
import type { ScanVersion } from '#features/scan/versions/version.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Fewer say nothing about others, and too much about each. */
const fewestPeers = 20

/**
 * Works out anew how organisations of each size have answered, per family of versions. One take counts for each browser and
 * for each address, the latest that says how large the organisation is; groups that are too small are not kept.
 */
export async function computePeers(db: Database, now: Date) {
  const versions = await db.select({ id: scanVersions.id, definition: scanVersions.definition }).from(scanVersions)
  const families = versions.map(({ id, definition }) => ({ version_id: id, family: familyOf(definition) }))
  await db.transaction(async (tx) => {
    await tx.delete(scanPeers)
    await tx.execute(sql`
      insert into ${scanPeers} (family, company_size, results, ai_mean, agility_mean, leadership_mean, computed_at)
      select family, company_size, count(*), round(avg(ai_score)), round(avg(agility_score)), round(avg(leadership_score)),
        ${now.toISOString()}::timestamptz
      from (
        select distinct on (family, coalesce(lower(email), taken_by)) *
        from (
          select distinct on (family, coalesce(series, id)) *, coalesce(series, id) as taken_by
          from ${assessments}
          join jsonb_to_recordset(${JSON.stringify(families)}::jsonb) as known (version_id uuid, family text)
            using (version_id)
          where company_size is not null
          order by family, coalesce(series, id), completed_at desc
        ) as browsers
        order by family, coalesce(lower(email), taken_by), completed_at desc
      ) as organisations
      group by family, company_size
      having count(*) >= ${fewestPeers}`)
  })
}

export type Peers = { people: string; results: number; scores: PillarScores }

/** Those of the same size who were asked the same, if there are enough. */
export async function findPeers(
  db: Database,
  version: ScanVersion,
  size: keyof typeof companySizePeople | null,
): Promise<Peers | null> {
  if (!size) return null
  const { results, ai_mean: ai, agility_mean: agility, leadership_mean: leadership } = scanPeers
  const [group] = await db
    .select({ results, scores: { ai, agility, leadership } })
    .from(scanPeers)
    .where(and(eq(scanPeers.family, familyOf(version)), eq(scanPeers.company_size, size)))
  return group ? { people: companySizePeople[size], ...group } : null
}
