import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { releaseChanges, releases } from '#records/releases/tables.server.ts'
import type { Resource } from '#resources/resource.server.ts'

/** Releases as users read them: listed, found and dated as all else. They are written by calls of their own. */
export const releasesResource: Resource = {
  name: 'releases',
  table: releases,
  label: ({ title }) => String(title),
  canDelete: false,
  hidden: ['planned_by'],
  search: [releases.title],
  found: { by: [releases.title] },
  filters: {
    state: (value) => sql`${releases.state} = any(string_to_array(${value}, ','))`,
    // Those that change one item, by its resource and id: blog/…
    holds: (value) => {
      const [, resource = '', item = ''] = /^([^/]+)\/(.+)$/.exec(value) ?? []
      const { release_id } = releaseChanges
      return sql`exists (select from ${releaseChanges} where ${release_id} = ${releases.id}
        and ${releaseChanges.resource} = ${resource} and ${releaseChanges.item} = ${item})`
    },
  },
  sort: { field: 'updated_at', order: 'desc' },
  dated: 'planned_at',
  audited: ['title', 'state', 'planned_at', 'problem', 'changes'],
  async addRelated(tx, rows) {
    const ids = rows.map(({ id }) => String(id))
    if (ids.length === 0) return rows
    const { release_id, resource, item: id, label } = releaseChanges
    const changes = await tx
      .select({ release_id, resource, id, label })
      .from(releaseChanges)
      .where(inArray(release_id, ids))
      .orderBy(asc(resource), asc(label), asc(id))
    const byRelease = Map.groupBy(changes, (change) => change.release_id)
    return rows.map((row) => ({
      ...row,
      changes: (byRelease.get(String(row.id)) ?? []).map(({ release_id: _release, ...change }) => change),
    }))
  },
}

export const isChangeOf = (releaseId: string, { resource, id }: { resource: string; id: string }) =>
  and(eq(releaseChanges.release_id, releaseId), eq(releaseChanges.resource, resource), eq(releaseChanges.item, id))
