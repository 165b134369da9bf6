import { and, desc, eq, sql } from 'drizzle-orm'
import { isChange } from '#accounts/audit-log.server.ts'
import { auditEntries } from '#accounts/tables.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { shownRows } from '#resources/shown.server.ts'
import type { Editable } from './api.server.ts'

/** The forms of a resource; nothing for one that is only read, or that has a way of its own to be written. */
export function editableOf(resource: Resource): Editable[] {
  const { name, table, create, change, roles } = resource
  if (!create && !change) return []
  return [
    {
      name,
      role: roles?.write ?? 'editor',
      async isThere(tx, item) {
        const isItem = shownRows(resource, eq(sql`${table.id}::text`, item))
        const rows = await tx.select({ id: table.id }).from(table).where(isItem).for('key share')
        return rows.length > 0
      },
      async findLastSave(db, item) {
        const { at, user_name, user_id, resource: of, item_id } = auditEntries
        const [entry] = await db
          .select({ at, name: user_name, user_id })
          .from(auditEntries)
          .where(and(eq(of, name), eq(item_id, item), isChange))
          .orderBy(desc(at))
          .limit(1)
        return entry
      },
    },
  ]
}
