import { type Context, Hono } from 'hono'
import { hasRole, type User, type UserEnv } from '#accounts/session.server.ts'
import { editorPath } from '#admin/content/editor-path.ts'
import { describePages } from '#admin/content/queries.server.ts'
import { formatContent, searchTexts } from '#admin/content/search.ts'
import type { ContentPage, Match } from '#admin/content/texts/text.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { EditableTexts } from '#resources/feature.server.ts'
import { type FoundItem, findItems } from '#resources/find.server.ts'
import { createReadingLog } from '#resources/reading.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { listFitting, mend, wordsOf } from './near.ts'

/** Its `kind` is the name of a resource, `page` or `text`; at its `address` it is edited. */
export type Finding = { kind: string; id: string; title: string; detail: string; address: string; isPublic?: boolean }
export type Found = { items: Finding[] }

const most = 6

/** What is found from anywhere in the admin, of all that the caller may read. */
export function findApi(platform: Platform, resources: Resource[], pages: EditableTexts[]) {
  const { db, cache, now } = platform
  // All of them are looked through each time: read and taken apart once until one is changed.
  const readTexts = () =>
    cache.getOrLoad('find: texts', 60, async () => {
      const described = await describePages(db, pages)
      return { pages: described, vocabulary: listWords(described) }
    })

  return new Hono<UserEnv>().get('/search', async (c) => {
    const typed = c.req.query('q')?.trim().slice(0, 100).replaceAll('\0', '') ?? ''
    if (typed.length < 2) return c.json({ items: [] } satisfies Found)
    const readable = resources.filter((resource) => mayRead(c.var.user, resource))
    const [items, texts] = await Promise.all([findItems(db, readable, typed, now()), readTexts()])
    await writeDown(c, readable, items)
    return c.json({ items: [...items.map(asFinding), ...findTexts(texts, typed)] } satisfies Found)
  })

  /** Who is named here is read about, as in the list itself. */
  async function writeDown(c: Context<UserEnv>, readable: Resource[], items: FoundItem[]) {
    for (const resource of readable.filter(({ isPersonal }) => isPersonal)) {
      const named = items.filter((item) => item.resource === resource.name).length
      if (named > 0) await createReadingLog(platform, resource).readList(c, named)
    }
  }
}

const mayRead = (user: User, { roles }: Resource) => hasRole(user, roles?.read ?? 'editor')

type Texts = { pages: ContentPage[]; vocabulary: string[] }

/** The pages that are called so, and the texts that say it; with typing errors mended where nothing does. */
function findTexts({ pages, vocabulary }: Texts, typed: string): Finding[] {
  const called = listFitting(pages, typed, ({ name, path }) => `${name} ${path}`)
  const exact = searchTexts(pages, typed)
  const texts = exact.length > 0 ? exact : searchTexts(pages, mend(typed, vocabulary))
  return [...called.slice(0, most).map(pageFinding), ...texts.slice(0, most).map(textFinding)]
}

const asFinding = ({ resource, link: _link, ...item }: FoundItem): Finding => ({
  kind: resource,
  address: `/admin/${resource}/${encodeURIComponent(item.id)}`,
  ...item,
})

const pageFinding = ({ page_key, name, path }: ContentPage): Finding => ({
  kind: 'page',
  id: page_key,
  title: name,
  detail: path,
  address: editorPath(page_key),
})

const textFinding = ({ page_key, section_key, page, label, excerpt }: Match): Finding => ({
  kind: 'text',
  id: `${page_key}/${section_key}`,
  title: `${page} · ${label}`,
  detail: excerpt,
  address: editorPath(page_key, section_key),
})

function listWords(pages: ContentPage[]): string[] {
  const texts = pages.flatMap(({ groups }) => groups.flatMap((group) => group.texts))
  return [...new Set(texts.flatMap((text) => [...wordsOf(formatContent(text)), ...wordsOf(text.label)]))]
}
