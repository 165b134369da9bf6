import { editableTexts } from '#admin/content/pending.server.ts'
import { checkTextsOf } from '#admin/content/texts/problems.server.ts'
import type { Engine } from '#admin/releases/publish.server.ts'
import { listReleasable } from '#admin/releases/releasable.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { contentResource } from '#records/page-content/admin.server.ts'
import type { EditableTexts, Feature } from '#resources/feature.server.ts'
import { withFreeAddresses } from '#resources/page-addresses.server.ts'
import { editableOf } from '#resources/pending/editable.server.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { withLinks } from './links.ts'
import { withBlockingPoints } from './publishable.ts'

/** What users change, with every rule that holds however it is changed; and the forms whose typing is kept. */
export function describeAdmin(features: Feature[]) {
  const texts = features.flatMap((feature) => feature.texts ?? [])
  const resources = features
    .flatMap((feature) => feature.resources ?? [])
    .map((resource) => (resource === contentResource ? withTexts(texts) : resource))
    .map((resource) => withFreeAddresses(resource, texts))
    .map((resource) => withLinks(resource, features))
    .map(withBlockingPoints)
  const editables = resources.flatMap((resource) =>
    resource.keptWith ? editableTexts(texts, resource) : editableOf(resource),
  )
  return { texts, resources, editables }
}

/** A text is checked, and followed by what follows, be it saved by itself or with its page. */
function withTexts(texts: EditableTexts[]): Resource {
  const follow = async (tx: Transaction, { page_key, section_key }: Row) => {
    const page = texts.find(({ content }) => content.pageKey === page_key)
    await page?.afterSave?.(tx, String(section_key))
  }
  return { ...contentResource, check: checkTextsOf(texts), afterSave: follow, afterDelete: follow }
}

/** By what releases change items, whether somebody asks for it or their moment has come. */
export function createReleaseEngine(db: Database, features: Feature[]): Engine {
  const { resources, texts, editables } = describeAdmin(features)
  return {
    kinds: listReleasable(resources, texts),
    findLastSave: async (resource, item) => editables.find(({ name }) => name === resource)?.findLastSave(db, item),
  }
}
