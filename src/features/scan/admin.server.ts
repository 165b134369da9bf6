import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { getRetention } from '#records/page-content/privacy/queries.server.ts'
import { endOfPeriod } from '#records/page-content/privacy/retention.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { assessmentChange } from './admin/input.ts'
import { describeResult } from './results/describe.ts'
import { archetypeScores } from './scoring/archetypes.ts'
import { assessments, scanVersions } from './tables.server.ts'

export const assessmentsResource: Resource = {
  name: 'assessments',
  table: assessments,
  // The log outlives the assessment, so it never names a person.
  label: ({ id }) => `Assessment ${String(id).slice(0, 8)}`,
  isPersonal: true,
  audited: ['id', 'dominant_archetype', 'completed_at', 'is_client'],
  change: assessmentChange,
  // It opens the visitor's own page.
  hidden: ['assess_token', 'series', 'is_for_team'],
  // What a colleague has answered is for nobody else's eyes, be it the consultant's who runs the workshop.
  only: sql`not ${assessments.is_for_team}`,
  search: [assessments.first_name, assessments.last_name, assessments.email, assessments.company_name],
  found: {
    by: [assessments.first_name, assessments.last_name, assessments.email, assessments.company_name],
    title: ({ first_name, last_name, email }) => [first_name, last_name].filter(Boolean).join(' ') || String(email),
    detail: ({ company_name, email }) => [company_name, email].filter(Boolean).join(' · '),
  },
  filters: {
    dominant_archetype: (value) => sql`${assessments.dominant_archetype}::text = ${value}`,
    has_email: (value) =>
      value === 'true' ? sql`${assessments.email} is not null` : sql`${assessments.email} is null`,
    is_client: (value) => sql`${assessments.is_client} = ${value === 'true'}`,
    within_days: (value) => {
      const days = z.coerce.number().int().min(1).max(10_000).safeParse(value).data
      return days ? sql`${assessments.completed_at} >= now() - make_interval(days => ${days})` : undefined
    },
  },
  sort: { field: 'completed_at', order: 'desc' },
  roles: { delete: 'admin' },
  // Who is no longer a client is erased years earlier, which is not an editor's to decide.
  roleFor: ({ is_client }) => (is_client ? 'admin' : 'editor'),
  addRelated: async (tx, rows) => addDescriptions(tx, await addTimeLeft(tx, rows)),
}

/** Until when each is kept: longer for clients. */
async function addTimeLeft(tx: Transaction, rows: Row[]): Promise<Row[]> {
  const { assessment, clientAssessment } = await getRetention(tx)
  return rows.map((row) => {
    const end = endOfPeriod(row.is_client ? clientAssessment : assessment, new Date(String(row.completed_at)))
    return { ...row, kept_until: end.toISOString() }
  })
}

/** What each result says, in the words of its version. */
async function addDescriptions(tx: Transaction, rows: Row[]): Promise<Row[]> {
  const ids = [...new Set(rows.map((row) => String(row.version_id)))]
  const { id, number, definition } = scanVersions
  const versions = await tx.select({ id, number, definition }).from(scanVersions).where(inArray(id, ids))
  return rows.map((row) => {
    const version = versions.find((known) => known.id === row.version_id)
    if (!version) return row
    const { dominant_archetype, ai_score, agility_score, leadership_score } = row as typeof assessments.$inferSelect
    const pillarScores = { ai: ai_score, agility: agility_score, leadership: leadership_score }
    const result = { dominantArchetype: dominant_archetype, pillarScores, scores: archetypeScores(pillarScores) }
    return { ...row, version_number: version.number, description: describeResult(version.definition, result) }
  })
}
