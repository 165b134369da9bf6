import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hasRole, type User } from '#accounts/session.server.ts'
import { getContentPage } from '#admin/content/queries.server.ts'
import { lockTexts, problemsOf, savePage } from '#admin/content/save.server.ts'
import { pendingEdits, pendingTextOf } from '#admin/content/texts/pending.ts'
import { fieldsOf } from '#admin-ui/format/fields-of.ts'
import { asDatabase, type Transaction } from '#platform/database/transaction.server.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import type { EditableTexts } from '#resources/feature.server.ts'
import type { Values } from '#resources/pending/input.ts'
import type { Resource, Role, Row } from '#resources/resource.server.ts'
import { changeRow, findRow } from '#resources/rows.server.ts'
import { shownRows } from '#resources/shown.server.ts'

export type Found = { label: string; version: string | null; values: Row }

export type Write = { id: string; values: Row; action: 'publish' | 'restore'; now: Date }

/** A kind of item that a release can change, field by field. */
export type Releasable = {
  name: string
  /** The least role that may write these fields. */
  roleFor: (id: string, values: Row) => Role
  /** Whether these fields are only written by somebody who has shown who they are. */
  needsConfirmation: (id: string, values: Row) => boolean
  /** The item with all its fields, which nobody else writes until the transaction ends. */
  find: (tx: Transaction, id: string) => Promise<Found | undefined>
  /** The fields as they would be written. Refuses what is not right. */
  check: (id: string, values: Row, current: Row) => Row
  write: (tx: Transaction, user: User, write: Write) => Promise<unknown>
  /** What somebody has typed and not saved, as fields; nothing typed is what makes the item public. */
  ofTyped: (tx: Transaction, id: string, typed: Values | undefined, current: Row) => Promise<Row>
  /** The way back: fields as its form keeps them. */
  toTyped: (tx: Transaction, id: string, values: Row) => Promise<Values>
  /** Where visitors see the item. */
  path: (id: string, values: Row) => string | undefined
}

/** What users write for visitors, in rows or as texts of pages. What tells of people is changed where it stands. */
export const listReleasable = (resources: Resource[], pages: EditableTexts[]): Releasable[] =>
  resources.flatMap((resource) => {
    const { keptWith, change, isPersonal, relatedFields } = resource
    if (keptWith) return [ofPages(resource, pages)]
    return change && !isPersonal && !relatedFields ? [ofRows(resource, change)] : []
  })

const refuse = (errors: { path: string; message: string }[]) => {
  if (errors.length > 0) throw new Refusal(422, 'Some fields are not right.', errors)
}

function ofRows(resource: Resource, change: z.ZodType<Row>): Releasable {
  const { name, table, roles, label, publication, piece, path } = resource
  const fields = fieldsOf(change)
  return {
    name,
    roleFor: () => roles?.write ?? 'editor',
    // Which of its rows ask for it, their other fields may say: once too often is better than never.
    needsConfirmation: () => resource.needsConfirmation !== undefined,
    async find(tx, id) {
      const isRow = shownRows(resource, eq(sql`${table.id}::text`, id))
      const [locked] = await tx.select({ id: table.id }).from(table).where(isRow).for('update')
      const row = locked && (await findRow(tx, resource, id))
      return row && { label: label(row), version: String(row.updated_at), values: pick(row, fields) }
    },
    check(_id, values, current) {
      const result = change.safeParse(values)
      refuse(result.error ? fieldErrors(result.error) : [])
      const written = result.data ?? {}
      refuse(resource.check?.({ ...current, ...written }) ?? [])
      return written
    },
    write: (tx, user, write) => changeRow(asDatabase(tx), resource, user, write),
    async ofTyped(_tx, _id, typed = {}, current) {
      if (!publication || !piece || current[publication.field] === true) return typed
      // Nothing as its date means: the moment at which it goes live.
      return { [publication.field]: true, ...(publication.date && { [publication.date]: null }), ...typed }
    },
    toTyped: async (_tx, _id, values) => values,
    path: (_id, values) => path?.(values),
  }
}

const text = z.strictObject({ content: z.string().max(400_000), show_on_homepage: z.boolean().optional() }).nullable()

/** The fields of a page are its texts. Nothing as a text is its default. */
function ofPages(resource: Resource, pages: EditableTexts[]): Releasable {
  const { name, roleFor, needsConfirmation } = resource
  const findPage = (key: string) => pages.find(({ content }) => content.pageKey === key)
  const getPage = (key: string) => {
    const page = findPage(key)
    if (!page) throw new Refusal(404, 'There is no such page.')
    return page
  }
  const readTexts = async (tx: Transaction, key: string) =>
    (await getContentPage(asDatabase(tx), getPage(key))).groups.flatMap(({ texts }) => texts)
  return {
    name,
    roleFor: (page_key, values) =>
      Object.keys(values).some((section_key) => roleFor?.({ page_key, section_key }) === 'admin') ? 'admin' : 'editor',
    needsConfirmation: (page_key, values) =>
      Object.keys(values).some((section_key) => needsConfirmation?.({ page_key, section_key })),
    async find(tx, key) {
      const page = findPage(key)
      if (!page) return undefined
      const rows = await lockTexts(tx, key)
      const values = Object.keys(page.content.texts).map((section) => {
        const row = rows.get(section)
        return [section, row ? { content: row.content, show_on_homepage: row.show_on_homepage } : null]
      })
      return { label: page.name, version: null, values: Object.fromEntries(values) }
    },
    check(key, values) {
      const page = getPage(key)
      const result = z.record(z.string(), text).safeParse(values)
      refuse(result.error ? fieldErrors(result.error) : [])
      const written = result.data ?? {}
      refuse(Object.entries(written).flatMap(([section, given]) => problemsOf(page, section, saveOf(given))))
      return written
    },
    write(tx, user, { id, values }) {
      const texts = Object.entries(values).map(([section, given]) => [section, saveOf(given as z.infer<typeof text>)])
      return savePage(asDatabase(tx), resource, user, { page: getPage(id), texts: Object.fromEntries(texts) })
    },
    async ofTyped(tx, key, typed = {}) {
      const edits = Object.entries(pendingEdits(await readTexts(tx, key), typed))
      const given = edits.map(([section, { content, show_on_homepage }]) => [
        section,
        content === null ? null : { content, ...(show_on_homepage !== undefined && { show_on_homepage }) },
      ])
      return Object.fromEntries(given)
    },
    async toTyped(tx, key, values) {
      const texts = await readTexts(tx, key)
      const known = texts.filter(({ section_key }) => section_key in values)
      return Object.fromEntries(
        known.map((described) => {
          const given = values[described.section_key] as z.infer<typeof text>
          return [described.section_key, pendingTextOf(described, given?.content, given?.show_on_homepage)]
        }),
      )
    },
    path: (key) => getPage(key).path ?? getPage(key).seenAt,
  }
}

const saveOf = (given: z.infer<typeof text>) => given ?? { content: null }

export const pick = (row: Row, fields: string[]): Row =>
  Object.fromEntries(fields.map((field) => [field, row[field] ?? null]))

export function expectRole(user: User, role: Role, label: string) {
  if (!hasRole(user, role)) throw new Refusal(403, `Only an administrator may change “${label}”.`)
}
