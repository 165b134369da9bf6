import type { Database } from '#platform/database/database.server.ts'
import { listTextChanges } from '#records/page-content/queries.server.ts'
import type { Address, Feature } from '#resources/feature.server.ts'

/** The path of every page that may be seen now, with the moment of its last change where one is known. */
export async function listAddresses(db: Database, features: Feature[], now: Date): Promise<Address[]> {
  const texts = await listTextChanges(db)
  const items = (await Promise.all(features.map((feature) => feature.addresses?.(db, now) ?? []))).flat()
  const pages = features.flatMap((feature) => feature.texts ?? []).filter(({ path }) => path)
  return [
    ...pages.map(({ path = '', content }) => {
      const own = texts.find(({ page_key }) => page_key === content.pageKey)?.changed
      // A list changes with what it lists.
      const listed = items.filter((item) => item.path.startsWith(`${path}/`)).map(({ changed }) => changed)
      return { path, changed: latest([own, ...listed]) }
    }),
    ...items,
  ]
}

/** ISO moments of one form sort as texts. */
const latest = (moments: (string | null | undefined)[]) =>
  moments
    .filter((moment) => typeof moment === 'string')
    .sort()
    .at(-1)
