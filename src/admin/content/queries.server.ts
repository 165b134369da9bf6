import { and, desc, eq } from 'drizzle-orm'
import { entryFor } from '#accounts/audit-log.server.ts'
import type { User } from '#accounts/session.server.ts'
import { auditEntries } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { contentResource } from '#records/page-content/admin.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import type { EditableTexts } from '#resources/feature.server.ts'
import { describeTexts } from './texts/describe.server.ts'
import type { ContentPage, PageSummary, Text } from './texts/text.ts'
import { isChanged } from './texts/values.ts'

type Row = typeof pageContent.$inferSelect

/** Every page with how many of its texts are no longer the built-in ones. */
export async function listContentPages(db: Database, pages: EditableTexts[]): Promise<PageSummary[]> {
  const described = await describePages(db, pages)
  return described.map(({ groups, ...page }) => {
    const texts = groups.flatMap((group) => group.texts)
    const changed = texts.filter(isChanged)
    return { ...page, texts: texts.length, changed: changed.length, updated_at: latest(changed) }
  })
}

export async function getContentPage(db: Database, page: EditableTexts): Promise<ContentPage> {
  const rows = await db.select().from(pageContent).where(eq(pageContent.page_key, page.content.pageKey))
  return describePage(page, rows)
}

export async function describePages(db: Database, pages: EditableTexts[]): Promise<ContentPage[]> {
  const rows = await db.select().from(pageContent)
  return pages.map((page) =>
    describePage(
      page,
      rows.filter(({ page_key }) => page_key === page.content.pageKey),
    ),
  )
}

function describePage(page: EditableTexts, rows: Row[]): ContentPage {
  const saved = new Map(
    rows.map(({ id, section_key, content, show_on_homepage, updated_at }) => [
      section_key,
      { id, content, show_on_homepage, updated_at },
    ]),
  )
  const { content, name, group, path = page.seenAt ?? '/' } = page
  return { page_key: content.pageKey, name, group, path, groups: describeTexts(page, saved) }
}

const latest = (texts: Text[]) =>
  texts.reduce<string | null>(
    (newest, { saved }) => (saved && saved.updated_at > (newest ?? '') ? saved.updated_at : newest),
    null,
  )

/** Every change of one text, the latest first, also from before it last went back to its default. */
export function listTextHistory(db: Database, user: User, text: { page_key: string; section_key: string }) {
  return db
    .select(entryFor(user))
    .from(auditEntries)
    .where(
      and(eq(auditEntries.resource, contentResource.name), eq(auditEntries.item_label, contentResource.label(text))),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(100)
}
