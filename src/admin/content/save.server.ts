import { eq, sql } from 'drizzle-orm'
import type { User } from '#accounts/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { type FieldError, Refusal } from '#platform/http/problem.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import type { EditableTexts } from '#resources/feature.server.ts'
import type { Claim } from '#resources/pending/input.ts'
import { clearPending } from '#resources/pending/queries.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { changeRow, createRow, deleteRow, StaleSave } from '#resources/rows.server.ts'
import { type PageSave, pagesResource, type TextSave } from './input.ts'
import { findTextProblems } from './texts/problems.server.ts'

type Row = typeof pageContent.$inferSelect

type Save = PageSave & {
  page: EditableTexts
  /** What was typed before; it is saved now. */
  claim?: Claim | undefined
}

/** Saves several texts of a page at once: all of them or, when one is refused, none. Each is a row of the resource. */
export async function savePage(db: Database, resource: Resource, user: User, { page, texts, claim }: Save) {
  const { pageKey } = page.content
  const saves = Object.entries(texts)
  const errors = saves.flatMap(([key, save]) => problemsOf(page, key, save))
  if (errors.length > 0) throw new Refusal(422, 'Some texts are not right.', errors)
  await db.transaction(async (tx) => {
    const rows = await lockTexts(tx, pageKey)
    const wanted = saves.filter(([key, save]) => !isDone(save, rows.get(key)))
    const overtaken = wanted.filter(([key, save]) => isOvertaken(save, rows.get(key)))
    // Those of them as they are now; `null` is one at its default.
    if (overtaken.length > 0)
      throw new StaleSave(Object.fromEntries(overtaken.map(([key]) => [key, rows.get(key) ?? null])))
    for (const [key, save] of wanted) {
      const name = { page_key: pageKey, section_key: key }
      await saveText(tx, resource, user, { ...save, name, row: rows.get(key) })
    }
    if (claim) await clearPending(tx, user, pagesResource, claim, new Date())
  })
}

export function problemsOf(page: EditableTexts, key: string, { content }: TextSave): FieldError[] {
  const path = `texts.${key}`
  if (!Object.hasOwn(page.content.texts, key)) return [{ path, message: 'The page has no such text' }]
  return content === null ? [] : findTextProblems(page, key, content, path)
}

/** Nobody else saves texts of this page until the transaction ends, not even new ones, which have no row to lock. */
export async function lockTexts(tx: Transaction, pageKey: string): Promise<Map<string, Row>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`page content ${pageKey}`}))`)
  const rows = await tx.select().from(pageContent).where(eq(pageContent.page_key, pageKey)).for('update')
  return new Map(rows.map((row) => [row.section_key, row]))
}

function isDone({ content, show_on_homepage }: TextSave, row: Row | undefined) {
  if (!row) return content === null
  return content === row.content && (show_on_homepage ?? row.show_on_homepage) === row.show_on_homepage
}

function isOvertaken({ version }: TextSave, row: Row | undefined) {
  if (version === undefined) return false
  return Date.parse(version ?? '') !== Date.parse(row?.updated_at ?? '') && Boolean(version || row)
}

type One = TextSave & { name: { page_key: string; section_key: string }; row: Row | undefined }

function saveText(tx: Transaction, resource: Resource, user: User, { name, row, content, show_on_homepage }: One) {
  const values = { content, ...(show_on_homepage !== undefined && { show_on_homepage }) }
  if (!row) return createRow(tx, resource, user, { ...name, ...values })
  if (content === null) return deleteRow(tx, resource, user, { id: row.id })
  return changeRow(tx, resource, user, { id: row.id, values })
}
