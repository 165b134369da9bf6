import type { RouterContextProvider } from 'react-router'
import { filled, type PageData } from '#platform/pages/page-data.ts'
import { readPart } from '#platform/pages/read-part.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { builtInPolicy } from './built-in.ts'
import { policyQuery } from './client.ts'
import { getPolicy, type PolicyPage } from './queries.server.ts'

/** For a loader: the policy of its page. When it can't be read the built-in one stands in. */
export async function loadPolicy<Page extends PolicyPage>(
  context: Readonly<RouterContextProvider>,
  page: Page,
): Promise<PageData> {
  const { db } = context.get(platformContext)
  const saved = await readPart(context, () => getPolicy<Page>(db, page.pageKey))
  const policy = saved ?? builtInPolicy(page)
  return { queries: [filled(policyQuery<Page>(page.pageKey), policy, { standsIn: !saved })] }
}
