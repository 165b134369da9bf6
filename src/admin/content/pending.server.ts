import { and, desc, eq, like } from 'drizzle-orm'
import { auditEntries } from '#accounts/tables.server.ts'
import { contentResource } from '#records/page-content/admin.server.ts'
import type { EditableTexts } from '#resources/feature.server.ts'
import type { Editable } from '#resources/pending/api.server.ts'
import { pagesResource } from './input.ts'

/** The form that holds all texts of a page. */
export const editablePages = (pages: EditableTexts[]): Editable => ({
  name: pagesResource,
  role: 'editor',
  isThere: async (_tx, item) => pages.some(({ content }) => content.pageKey === item),
  async findLastSave(db, item) {
    const { at, user_name, user_id, resource, item_label } = auditEntries
    const [entry] = await db
      .select({ at, name: user_name, user_id })
      .from(auditEntries)
      .where(
        and(
          eq(resource, contentResource.name),
          like(item_label, contentResource.label({ page_key: item, section_key: '%' })),
        ),
      )
      .orderBy(desc(at))
      .limit(1)
    return entry
  },
})
