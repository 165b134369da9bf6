import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { User } from '#accounts/session.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import type { FieldError } from '#platform/http/problem.server.ts'
import type { Piece } from './preflight/rules.ts'

export type Row = Record<string, unknown>

export type Role = 'admin' | 'editor'

// biome-ignore lint/suspicious/noExplicitAny: what a table's columns hold is checked by the resource's schemas
type Column = PgColumn<any, any, any>

/** What users may do with the rows of one table: one entry per admin resource. */
export type Resource = {
  /** The word in `/api/admin/{name}`, in the audit log and in `/admin/{name}`. */
  name: string
  table: PgTable & { id: Column; updated_at: Column; created_at: Column }
  /** What people know an item by: a title, a name. */
  label: (row: Row) => string
  /** Without it nothing can be created. */
  create?: z.ZodType<Row>
  /** Without it nothing can be changed. */
  change?: z.ZodType<Row>
  canDelete?: boolean
  /** Others need it: it stays when the samples are taken away. */
  isUsed?: (row: Row) => boolean
  /** What names a row besides its id: a draft under the same name is a draft of that row. */
  naturalKey?: Column[]
  /** Columns that no answer to users holds, and no list is sorted or searched by. */
  hidden?: readonly string[]
  /** Rows of which this is not true do not exist for users. */
  only?: SQL
  search: Column[]
  /** What people look for it by, anywhere in the admin, and what it is then shown as. The rows that `title` and `detail`
   *  are given hold these columns alone. Without it nobody finds its items but in its own list. */
  found?: { by: Column[]; title?: (row: Row) => string; detail?: (row: Row) => string }
  /** Long fields that a file of the whole list goes without. */
  heavyColumns?: readonly string[]
  /** Query parameters that narrow the list, beyond `q`. */
  filters?: Record<string, (value: string) => SQL | undefined>
  sort: { field: string; order: 'asc' | 'desc' }
  /** What decides among equals. */
  tieBreakers?: (string | SQL)[]
  /** Users give its rows their order (`display_order`); where `within` is said, among those that share that field's value.
   *  A new one comes last, or at `newPlace` with all others that users have not placed. */
  ordered?: { within?: string; newPlace?: number }
  /** The least role for each kind of call; `editor` where nothing is said. */
  roles?: { read?: Role; write?: Role; delete?: Role }
  /** Its rows tell of people: reading them is written down, and taking all of them or deleting one asks who is there. */
  isPersonal?: boolean
  /** Whoever works with them looks at them all day, which is not written down then. A copy is, and takes this role; so many
   *  rows within an hour are one. */
  copies?: { role: Role; hourly: number }
  /** The fields that the audit log may keep; all of them where nothing is said. */
  audited?: readonly string[]
  /** What is wrong with a row as it would be stored, beyond what the schemas know. */
  check?: (row: Row) => FieldError[]
  /** The same for what only the database knows. `values` are those that are written. */
  checkStored?: (tx: Transaction, row: Row, values: Row) => Promise<FieldError[]>
  /** Makes what was written fit to be stored, such as sanitised HTML. */
  sanitize?: (values: Row, before: Row | undefined, now: Date) => Row
  /** For single rows that need a higher role than their table. */
  roleFor?: (values: Row) => Role
  /** Single rows that are only changed by somebody who has shown who they are. */
  needsConfirmation?: (values: Row) => boolean
  /** Writes what lies outside the table, and takes it out of what is stored in the row. */
  saveRelated?: (tx: Transaction, id: string, values: Row) => Promise<void>
  /** Fields of `create` and `change` that are not columns; `saveRelated` stores them. */
  relatedFields?: readonly string[]
  /** Adds what lies outside the table to the rows. */
  addRelated?: (tx: Transaction, rows: Row[]) => Promise<Row[]>
  /** A column of tags: `tag` narrows the list by one, and those in use are suggested to whoever writes the next item. */
  tags?: Column
  /** Where the public sees an item; without it there is no link to look at a draft. */
  path?: (row: Row) => string
  /** What it is called as the target of a link, and where that leads if not to `path`. Without it none is offered. */
  linked?: { as: string; path?: (row: Row) => string }
  /** What is typed into an item is kept as a field of something larger, such as a text with all texts of its page. */
  keptWith?: (row: Row) => { item: string; field: string }
  /** What is looked at before an item is published. */
  piece?: (row: Row) => Piece
  /** The field that holds the text of it. */
  bodyField?: string
  /** Whether the public sees an item, and from when. A preview shows it so; an older version brings back neither. */
  publication?: { field: string; date?: string }
  /** The field with its day or moment: by it an item stands in the calendar, and is moved there. */
  dated?: string
  /** Called inside the transaction after a row was written, be it new or changed. */
  afterSave?: (tx: Transaction, row: Row) => Promise<void>
  /** What a field of a row is for, where not its own name says so. */
  fieldNames?: (row: Row) => Record<string, string>
  /** Called inside the transaction after a row was deleted. */
  afterDelete?: (tx: Transaction, before: Row) => Promise<void>
  /** Called inside the transaction after a row was changed. */
  afterChange?: (tx: Transaction, before: Row, after: Row, user: User) => Promise<void>
}
