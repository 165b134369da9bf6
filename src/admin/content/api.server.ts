import { Hono } from 'hono'
import { requireRole, type UserEnv } from '#accounts/session.server.ts'
import { withOwnLinks } from '#platform/http/own-links.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { EditableTexts } from '#resources/feature.server.ts'
import { readClaim } from '#resources/pending/input.ts'
import { pendingVersionHeader } from '#resources/pending/pending-version-header.ts'
import type { Resource } from '#resources/resource.server.ts'
import { explainConstraint } from '#resources/violations.server.ts'
import { pageSave } from './input.ts'
import { describePages, getContentPage, listContentPages, listTextHistory } from './queries.server.ts'
import { savePage } from './save.server.ts'
import { searchTexts } from './search.ts'

/** The pages of the site with their texts, for the screen that edits them page by page. */
export function contentPagesApi({ db, environment }: Platform, pages: EditableTexts[], resource: Resource) {
  const getPage = (key: string) => {
    const page = pages.find(({ content }) => content.pageKey === key)
    if (!page) throw new Refusal(404, 'There is no such page.')
    return page
  }
  return new Hono<UserEnv>()
    .use('/content-pages/*', requireRole('editor'))
    .get('/content-pages', async (c) => c.json({ items: await listContentPages(db, pages) }))
    .get('/content-pages/search', async (c) => {
      const sought = c.req.query('q')?.slice(0, 300) ?? ''
      return c.json({ items: searchTexts(await describePages(db, pages), sought) })
    })
    .get('/content-pages/:page_key', async (c) => c.json(await getContentPage(db, getPage(c.req.param('page_key')))))
    .put('/content-pages/:page_key', async (c) => {
      const page = getPage(c.req.param('page_key'))
      const { texts } = await readBody(c, pageSave)
      const origin = requestOrigin(c.req.header(), environment)
      const linked = Object.entries(texts).map(([key, text]) => [
        key,
        { ...text, content: withOwnLinks(text.content, origin, key) },
      ])
      const save = { page, texts: Object.fromEntries(linked), claim: readClaim(c.req.header(pendingVersionHeader)) }
      await explainConstraint(() => savePage(db, resource, c.var.user, save))
      return c.json(await getContentPage(db, page))
    })
    .get('/content-pages/:page_key/:section_key/history', async (c) => {
      const { page_key, section_key } = c.req.param()
      if (!Object.hasOwn(getPage(page_key).content.texts, section_key)) throw new Refusal(404, 'There is no such text.')
      return c.json({ items: await listTextHistory(db, c.var.user, { page_key, section_key }) })
    })
}
