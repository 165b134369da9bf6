import { and, count, desc, eq, inArray, ne } from 'drizzle-orm'
import { isChange } from '#accounts/audit-log.server.ts'
import { auditEntries } from '#accounts/tables.server.ts'
import { assessments, scanVersions } from '#features/scan/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { type FieldError, Refusal } from '#platform/http/problem.server.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { versionChange } from './input.ts'

export const versionsResource: Resource = {
  name: 'scan-versions',
  table: scanVersions,
  label: ({ number, title }) => `Version ${number} of the scan: ${title}`,
  change: versionChange,
  // Each version is kept whole, so that the log need not hold it a second time.
  audited: ['id', 'number', 'title', 'status', 'published_at'],
  heavyColumns: ['definition'],
  search: [scanVersions.title],
  sort: { field: 'number', order: 'desc' },
  check: expectDraft,
  afterDelete: async (_tx, before) => void expectDraft(before),
  publication: { field: 'is_published' },
  relatedFields: ['is_published'],
  saveRelated: (tx, id) => makePublished(tx, id, new Date()),
  addRelated,
}

/** Results refer to whatever was published once. */
function expectDraft({ status }: Row): FieldError[] {
  if (status === 'draft') return []
  throw new Refusal(409, 'A version that was published never changes. Make a new draft from it.')
}

/** From now on visitors are asked by this version. */
export async function makePublished(tx: Transaction, id: string, now: Date) {
  const moment = now.toISOString()
  await tx
    .update(scanVersions)
    .set({ status: 'retired', retired_at: moment })
    .where(and(eq(scanVersions.status, 'published'), ne(scanVersions.id, id)))
  await tx
    .update(scanVersions)
    .set({ status: 'published', published_at: moment, retired_at: null })
    .where(eq(scanVersions.id, id))
}

/** Who changed and who published each, and how many results it has. */
async function addRelated(tx: Transaction, rows: Row[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => String(id))
  const { item_id, user_name: by, at, action, resource } = auditEntries
  const entries = await tx
    .select({ item_id, by, at, action })
    .from(auditEntries)
    .where(and(eq(resource, versionsResource.name), inArray(item_id, ids), isChange))
    .orderBy(desc(at))
  const results = await tx
    .select({ id: assessments.version_id, results: count() })
    .from(assessments)
    .where(inArray(assessments.version_id, ids))
    .groupBy(assessments.version_id)
  return rows.map((row) => {
    const own = entries.filter((entry) => entry.item_id === row.id)
    return {
      ...row,
      is_published: row.status === 'published',
      changed_by: own[0]?.by ?? null,
      published_by: own.find((entry) => entry.action === 'publish')?.by ?? null,
      results: results.find(({ id }) => id === row.id)?.results ?? 0,
    }
  })
}
