import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { findFile } from '#records/files/queries.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import type { SeedTools } from '#resources/feature.server.ts'
import { storePortrait } from '#resources/sample-portraits.server.ts'
import { homeContent } from './content.ts'

const { pageKey: page_key, texts } = homeContent

/**
 * The drawn portrait of the person in the success story, as a picture that users can replace. It is given once: neither
 * beside a story that users have made their own, nor again after they have removed it.
 */
export async function seedPortrait(db: Database, { storeFile }: SeedTools) {
  if (await findFile(db, 'pictures', 'katalin-varga.svg')) return
  if ((await db.$count(pageContent, eq(pageContent.page_key, page_key))) > 0) return
  const content = await storePortrait(texts.story_name, storeFile)
  await db.insert(pageContent).values({ page_key, section_key: 'story_photo', content })
}
