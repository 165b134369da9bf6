import type { RouterContextProvider } from 'react-router'
import { filled } from '#platform/pages/page-data.ts'
import { readPart } from '#platform/pages/read-part.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery } from './client.ts'
import type { PageDefaults, Texts } from './defaults.ts'
import { getPageContent } from './queries.server.ts'

/** For a loader: the texts of its page and the query that brings them. When they can't be read the built-in ones stand in. */
export async function loadTexts<Page extends PageDefaults>(
  context: Readonly<RouterContextProvider>,
  page: Page,
  read: () => Promise<Texts<Page>> = () => getPageContent(context.get(platformContext).db, page),
) {
  const saved = await readPart(context, read)
  const texts = saved ?? (page.texts as Texts<Page>)
  return { texts, query: filled(contentQuery<Page>(page.pageKey), texts, { standsIn: !saved }) }
}
