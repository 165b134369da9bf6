import { and, eq, max } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { onOneLine } from '#platform/one-line.ts'
import { mergeTexts, type PageDefaults, type Texts } from './defaults.ts'
import { siteContent } from './site-content.ts'
import { pageContent } from './tables.server.ts'

/** What users have saved for a page, by section key. */
export async function findSavedTexts(db: Database, pageKey: string, onHomepageOnly = false) {
  const rows = await db
    .select({ key: pageContent.section_key, content: pageContent.content })
    .from(pageContent)
    .where(and(eq(pageContent.page_key, pageKey), onHomepageOnly ? eq(pageContent.show_on_homepage, true) : undefined))
    .orderBy(pageContent.section_key)
  return Object.fromEntries(rows.map((row) => [row.key, row.content]))
}

/** Every text of a page: the saved one, else the built-in one. */
export async function getPageContent<Page extends PageDefaults>(db: Database, page: Page): Promise<Texts<Page>> {
  const saved = Object.entries(await findSavedTexts(db, page.pageKey))
  const known = saved.filter(([key]) => Object.hasOwn(page.texts, key))
  return mergeTexts(page.texts, Object.fromEntries(known)) as Texts<Page>
}

/** When the texts of each page were last changed. */
export async function listTextChanges(db: Database) {
  return db
    .select({ page_key: pageContent.page_key, changed: max(pageContent.updated_at) })
    .from(pageContent)
    .groupBy(pageContent.page_key)
}

const longestName = 100

/**
 * For what is sent outside a page: share pages, calendars, feeds, mails. A name and no more, whatever was saved: it stands in
 * the mails that open an account, and whoever may write it could write a letter to an administrator there.
 */
export async function getCompanyName(db: Database): Promise<string> {
  return onOneLine((await getPageContent(db, siteContent)).company_name, longestName)
}
