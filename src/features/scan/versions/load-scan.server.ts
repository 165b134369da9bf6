import type { RouterContextProvider } from 'react-router'
import { scanQuery } from '#features/scan/client.ts'
import { filled } from '#platform/pages/page-data.ts'
import { readPart } from '#platform/pages/read-part.server.ts'
import { platformContext } from '#platform/platform.server.ts'
import { getPublishedScan } from './queries.server.ts'
import { scanOf } from './scan.ts'
import { version1, version1Id } from './version-1.ts'

/** For a loader: what is asked, and the query that brings it. When it can't be read the built-in version stands in. */
export async function loadScan(context: Readonly<RouterContextProvider>) {
  const { db, cache } = context.get(platformContext)
  const published = await readPart(context, () => cache.getOrLoad('scan', 60, () => getPublishedScan(db)))
  const scan = published ?? scanOf(version1Id, version1)
  return { scan, query: filled(scanQuery(), scan, { standsIn: !published }) }
}
