import { and, desc, eq, sql } from 'drizzle-orm'
import { isChange } from '#accounts/audit-log.server.ts'
import type { User } from '#accounts/session.server.ts'
import { auditEntries } from '#accounts/tables.server.ts'
import { fieldsOf } from '#admin-ui/format/fields-of.ts'
import type { Database } from '#platform/database/database.server.ts'
import { asDatabase, type Transaction } from '#platform/database/transaction.server.ts'
import { withOwnLinks } from '#platform/http/own-links.server.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import type { Resource, Role, Row } from '#resources/resource.server.ts'
import { changeRow, findRow } from '#resources/rows.server.ts'
import { shownRows } from '#resources/shown.server.ts'
import { isNewKey, type Values } from './input.ts'
import { addPendingMarks } from './queries.server.ts'

/** A kind of form whose typing is kept. */
export type Editable = {
  name: string
  role: Role
  /** The item, if there is one, which is then not deleted until the transaction ends. */
  find: (tx: Transaction, item: string) => Promise<Found | undefined>
  /** Who has saved it last, and when. */
  findLastSave: (
    db: Database,
    item: string,
  ) => Promise<{ at: string; name: string; user_id: string | null } | undefined>
  /** Makes public what its author has typed; without anything typed, the item as it was saved. Answers the item. */
  publish?: (tx: Transaction, user: User, item: string, typed: Typed | undefined, asked: Asked) => Promise<object>
}

export type Found = { version: string | null; fields: string[]; part?: Part }

/** An item that has an id of its own and is kept as one field of a larger one, in another form than its own fields. */
export type Part = { item: string; field: string; read: (kept: unknown) => Values; write: (values: Values) => unknown }

export type Typed = { values: Values; based_on: string | null }

/** `seenVersion` is the one that whoever publishes has seen, where they say so; `origin` is the site's own. */
type Asked = { seenVersion: string | undefined; origin: string; now: Date }

/** The forms of a resource; nothing for one that is only read, or that has a way of its own to be written. */
export function editableOf(resource: Resource): Editable[] {
  const { name, table, create, change, roles, piece, keptWith } = resource
  if (!create && !change) return []
  return [
    {
      name,
      role: roles?.write ?? 'editor',
      async find(tx, item) {
        if (isNewKey(item)) return { version: null, fields: fieldsOf(create) }
        const isItem = shownRows(resource, eq(sql`${table.id}::text`, item))
        const [row] = await tx.select({ version: table.updated_at }).from(table).where(isItem).for('key share')
        return row && { version: row.version as string, fields: fieldsOf(change) }
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
      ...((piece || keptWith) && {
        async publish(tx, user, id, typed, asked) {
          const row = await publishRow(tx, resource, user, { id, typed, ...asked })
          const [marked = row] = await addPendingMarks(tx, resource, [row])
          return marked
        },
      }),
    },
  ]
}

type Publication = Asked & { id: string; typed: Typed | undefined }

async function publishRow(tx: Transaction, resource: Resource, user: User, publication: Publication): Promise<Row> {
  const { id, typed, seenVersion, origin, now } = publication
  const { change, publication: shown } = resource
  const row = isNewKey(id) ? undefined : await findRow(tx, resource, id)
  if (!change || !row) throw new Refusal(409, 'Create it first.')
  const result = change.safeParse(withOwnLinks(typed?.values ?? {}, origin))
  if (!result.success) throw new Refusal(422, 'Some fields are not right.', fieldErrors(result.error))
  // Asked once more because no answer came: it is done.
  if (!typed && (!shown || row[shown.field] === true)) return row
  const values = { ...result.data, ...(shown && { [shown.field]: true }) }
  const seen = seenVersion ?? typed?.based_on ?? undefined
  return changeRow(asDatabase(tx), resource, user, { id, values, seenVersion: seen, action: 'publish', now })
}
