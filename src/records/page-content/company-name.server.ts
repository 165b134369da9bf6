import type { Database } from '#platform/database/database.server.ts'
import { getPageContent } from './queries.server.ts'
import { siteContent } from './site-content.ts'

/** For what is sent outside a page: share pages, calendars, feeds, mails. */
export async function getCompanyName(db: Database): Promise<string> {
  return (await getPageContent(db, siteContent)).company_name
}
