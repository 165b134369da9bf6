import { Hono } from 'hono'
import type { Platform } from '#platform/platform.server.ts'
import { Refusal } from '#platform/problem.server.ts'
import type { EditablePage } from '#records/page-content/defaults.ts'
import { readBody } from '#records/staff/resource/resource-api.server.ts'
import { explainConstraint } from '#records/staff/resource/violations.server.ts'
import { requireRole, type StaffEnv } from '#records/staff/session.server.ts'
import { pageSave } from './input.ts'
import { describePages, getContentPage, listContentPages, listTextHistory } from './queries.server.ts'
import { savePage } from './save.server.ts'
import { searchTexts } from './search.ts'

/** The pages of the site with their texts, for the screen that edits them page by page. */
export function contentPagesApi({ db }: Platform, pages: EditablePage[]) {
  const getPage = (key: string) => {
    const page = pages.find(({ content }) => content.pageKey === key)
    if (!page) throw new Refusal(404, 'There is no such page.')
    return page
  }
  return new Hono<StaffEnv>()
    .use('/content-pages/*', requireRole('editor'))
    .get('/content-pages', async (c) => c.json({ items: await listContentPages(db, pages) }))
    .get('/content-pages/search', async (c) => {
      const sought = c.req.query('q')?.slice(0, 300) ?? ''
      return c.json({ items: searchTexts(await describePages(db, pages), sought) })
    })
    .get('/content-pages/:page_key', async (c) => c.json(await getContentPage(db, getPage(c.req.param('page_key')))))
    .put('/content-pages/:page_key', async (c) => {
      const page = getPage(c.req.param('page_key'))
      const save = await readBody(c, pageSave)
      await explainConstraint(() => savePage(db, c.var.staff, page, save))
      return c.json(await getContentPage(db, page))
    })
    .get('/content-pages/:page_key/:section_key/history', async (c) => {
      const { page_key, section_key } = c.req.param()
      if (!Object.hasOwn(getPage(page_key).content.texts, section_key)) throw new Refusal(404, 'There is no such text.')
      return c.json({ items: await listTextHistory(db, { page_key, section_key }) })
    })
}
