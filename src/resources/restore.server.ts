import { z } from 'zod'
import { findEntry } from '#accounts/audit-log.server.ts'
import type { User } from '#accounts/session.server.ts'
import { fieldsOf } from '#admin-ui/format/fields-of.ts'
import type { Database } from '#platform/database/database.server.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import type { Resource, Row } from './resource.server.ts'
import { changeRow, createRow, findRow } from './rows.server.ts'

export const restoreInput = z.strictObject({ entry_id: z.uuid() })

type Wanted = { id: string; entry_id: string; now: Date }

/**
 * Brings back what an item said after one entry of its history, not whether the public saw it then. A deleted one is
 * made anew under its old id, and waits to be published.
 */
export async function restoreVersion(db: Database, resource: Resource, user: User, { id, entry_id, now }: Wanted) {
  const entry = await findEntry(db, entry_id)
  const version = (entry?.after ?? entry?.before) as Row | null | undefined
  if (!entry || !version || entry.resource !== resource.name || entry.item_id !== id)
    throw new Refusal(404, 'This version is not in the history of this item.')
  const isThere = await findRow(db, resource, id)
  const schema = isThere ? resource.change : resource.create
  if (!schema) throw new Refusal(409, 'This item is gone and can not be made anew.')
  const values = withoutPublication(resource, readVersion(schema, version), Boolean(isThere))
  return isThere
    ? changeRow(db, resource, user, { id, values, action: 'restore', now })
    : createRow(db, resource, user, values, { id })
}

function withoutPublication({ publication }: Resource, values: Row, isThere: boolean): Row {
  if (!publication) return values
  const { [publication.field]: _field, [publication.date ?? '']: _date, ...content } = values
  return isThere ? content : { ...values, [publication.field]: false }
}

/** Only the fields that may be written today: a version can be older than a field, and a field older than its end. */
function readVersion(schema: z.ZodType<Row>, version: Row): Row {
  const result = schema.safeParse(
    Object.fromEntries(
      fieldsOf(schema)
        .filter((key) => Object.hasOwn(version, key))
        .map((key) => [key, version[key]]),
    ),
  )
  if (result.success) return result.data
  throw new Refusal(422, 'This version no longer fits the rules of today.', fieldErrors(result.error))
}
