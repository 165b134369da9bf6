import { and, desc, eq, like } from 'drizzle-orm'
import { auditEntries } from '#accounts/tables.server.ts'
import { asDatabase, type Transaction } from '#platform/database/transaction.server.ts'
import { withOwnLinks } from '#platform/http/own-links.server.ts'
import { contentResource } from '#records/page-content/admin.server.ts'
import type { EditableTexts } from '#resources/feature.server.ts'
import { type Editable, editableOf, type Part } from '#resources/pending/editable.server.ts'
import { isNewKey } from '#resources/pending/input.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { findRow } from '#resources/rows.server.ts'
import { getContentPage } from './queries.server.ts'
import { savePage } from './save.server.ts'
import { contentIn, formOf } from './texts/edits.ts'
import { pendingEdits, pendingTextOf, withPending } from './texts/pending.ts'
import type { ContentPage, Text } from './texts/text.ts'

/**
 * Texts are kept with their page, because one form holds all of them. They are addressed by the key of the page, which
 * stands for all of its texts, saved or not; or by the id of a row, which stands for that text alone. A row that no page
 * of the site shows is kept by itself.
 */
export function editableTexts(pages: EditableTexts[], texts: Resource): Editable[] {
  const findPage = (key: unknown) => pages.find(({ content }) => content.pageKey === key)
  const findText = async (tx: Transaction, id: string) => {
    const row = isNewKey(id) ? undefined : await findRow(tx, texts, id)
    const page = findPage(row?.page_key)
    const key = String(row?.section_key)
    return row && page && Object.hasOwn(page.content.texts, key) ? { row, page, key } : undefined
  }
  return editableOf(texts).map((rows) => ({
    ...rows,
    async find(tx, item) {
      const page = findPage(item)
      if (page) return { version: null, fields: Object.keys(page.content.texts) }
      const found = await rows.find(tx, item)
      const text = found && (await findText(tx, item))
      if (!text) return found
      const { groups } = await getContentPage(asDatabase(tx), text.page)
      return { ...found, part: partOf(text.page, groups, text.row) }
    },
    findLastSave: async (db, item) => (findPage(item) ? findLastSaveOf(db, item) : rows.findLastSave(db, item)),
    async publish(tx, user, item, typed, asked) {
      const text = findPage(item) ? undefined : await findText(tx, item)
      const page = text?.page ?? findPage(item)
      if (!page) return rows.publish?.(tx, user, item, typed, asked) ?? {}
      const { seenVersion, origin } = asked
      const db = asDatabase(tx)
      const { groups } = await getContentPage(db, page)
      const edits = pendingEdits(textsIn(groups), typed?.values ?? {})
      const wanted = Object.entries(edits).map(([key, edit]) => {
        const content = edit.content && withOwnLinks(edit.content, origin, key)
        return [key, { ...edit, content, ...(seenVersion && { version: seenVersion }) }]
      })
      await savePage(db, texts, user, { page, texts: Object.fromEntries(wanted) })
      if (!text) return getContentPage(db, page)
      // Back at its default, it has no row any more.
      return (await findRow(tx, texts, item)) ?? { ...text.row, content: page.content.texts[text.key] }
    },
  }))
}

const textsIn = (groups: ContentPage['groups']) => groups.flatMap(({ texts }) => texts)

function partOf({ content }: EditableTexts, groups: ContentPage['groups'], row: Row): Part {
  const field = String(row.section_key)
  const text = textsIn(groups).find(({ section_key }) => section_key === field) as Text
  const texts = [text]
  return {
    item: content.pageKey,
    field,
    read(kept) {
      const form = withPending(formOf(texts), { [field]: kept })
      return { content: contentIn(form, text), show_on_homepage: form.homepage[field] ?? false }
    },
    write: ({ content: typed = row.content, show_on_homepage }) =>
      pendingTextOf(text, String(typed ?? ''), show_on_homepage === undefined ? undefined : show_on_homepage === true),
  }
}

async function findLastSaveOf(db: Parameters<Editable['findLastSave']>[0], pageKey: string) {
  const { at, user_name, user_id, resource, item_label } = auditEntries
  const [entry] = await db
    .select({ at, name: user_name, user_id })
    .from(auditEntries)
    .where(
      and(
        eq(resource, contentResource.name),
        like(item_label, contentResource.label({ page_key: pageKey, section_key: '%' })),
      ),
    )
    .orderBy(desc(at))
    .limit(1)
  return entry
}
