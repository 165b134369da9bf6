import { Hono } from 'hono'
import { z } from 'zod'
import { hasRole, type User, type UserEnv } from '#accounts/session.server.ts'
import { listFitting } from '#admin/find/near.ts'
import type { LinkTarget } from '#admin-ui/rich-text/link-targets.ts'
import { isAddress } from '#platform/address.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { findDeadLink, forgetLinksOf, listDeadLinks } from '#records/dead-links/queries.server.ts'
import type { EditableTexts, Feature } from '#resources/feature.server.ts'
import { findItems } from '#resources/find.server.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { holdsLinks, listLinks, replaceLink } from '#resources/row-links.server.ts'
import { changeRow, findRow } from '#resources/rows.server.ts'
import { explainConstraint } from '#resources/violations.server.ts'
import { checkLinks } from './links.ts'

const fix = z.strictObject({
  /** Where it is to lead; `null` takes the link away and leaves its words. */
  target: z
    .string()
    .trim()
    .max(2_000)
    .regex(/^(?:https?:\/\/[^\s/]|\/(?!\/)|mailto:[^\s@]+@)/i, 'An address that begins with https:// or /')
    .refine(isAddress, 'This address can not be opened')
    .nullable(),
})

type Deps = { features: Feature[]; resources: Resource[] }

/** What links can lead to, and those that lead nowhere. */
export function linksApi({ db, environment, now }: Platform, { features, resources }: Deps) {
  const pages = features.flatMap(({ texts = [] }) => texts)
  return new Hono<UserEnv>()
    .get('/link-targets', async (c) => {
      const typed = c.req.query('q')?.trim().slice(0, 100).replaceAll('\0', '') ?? ''
      const shown = resources.filter((resource) => resource.linked && mayRead(c.var.user, resource))
      const items = typed.length < 2 ? [] : await findItems(db, shown, typed, now())
      return c.json({
        items: [
          ...findPages(pages, typed),
          ...items.map(({ link, title, isPublic = true }) => ({ ...link, title, isPublic })),
        ],
      })
    })
    .get('/links', async (c) => {
      const names = resources.filter((resource) => holdsLinks(resource) && mayRead(c.var.user, resource))
      const items = await listDeadLinks(
        db,
        names.map(({ name }) => name),
      )
      return c.json({ items, checksOutside: environment.CHECK_OUTSIDE_LINKS === 'on' })
    })
    .post('/links/check', async (c) => c.json({ found: await checkLinks(db, features, { now: now() }) }))
    .post('/links/:id', async (c) => {
      const { target } = await readBody(c, fix)
      const { success, data: id } = z.guid().safeParse(c.req.param('id'))
      const link = success ? await findDeadLink(db, id) : undefined
      const resource = resources.find(({ name }) => name === link?.resource)
      if (!link || !resource) throw new Refusal(404, 'This link is mended already.')
      if (!hasRole(c.var.user, resource.roles?.write ?? 'editor'))
        throw new Refusal(403, 'Only an administrator may do this.')
      const row = await findRow(db, resource, link.item_id)
      const values = row ? replaceLink(resource, row, link.href, target) : {}
      if (!row || Object.keys(values).length === 0) {
        await db.transaction((tx) =>
          forgetLinksOf(tx, resource.name, link.item_id, row ? listLinks(resource, row).map(({ href }) => href) : []),
        )
        return c.json({ changed: false })
      }
      const save = { id: link.item_id, seenVersion: String(row.updated_at), now: now() }
      const mend = async () => changeRow(db, resource, c.var.user, { ...save, values: checkValues(resource, values) })
      await explainConstraint(mend).catch(withReasons(resource.label(row)))
      return c.json({ changed: true })
    })
}

/** As its own form would write them: what that refuses could never be saved there again. */
function checkValues({ change }: Resource, values: Row): Row {
  const result = change?.safeParse(values)
  if (result?.error) throw new Refusal(422, 'Some fields are not right.', fieldErrors(result.error))
  return result?.data ?? values
}

/** Whoever mends a link sees no fields: what is wrong with them is said in a sentence. */
const withReasons = (label: string) => (error: unknown) => {
  if (!(error instanceof Refusal) || !error.errors) throw error
  const reasons = new Set(error.errors.map(({ message }) => message))
  throw new Refusal(422, `“${label}” can not be changed: ${[...reasons].join(' ')}`, error.errors)
}

const mayRead = (user: User, { roles }: Resource) => hasRole(user, roles?.read ?? 'editor')

const mostPages = 8

function findPages(texts: EditableTexts[], typed: string): LinkTarget[] {
  const pages = texts.flatMap(({ name, path }) => (path ? { name, path } : []))
  const fitting = typed ? listFitting(pages, typed, ({ name, path }) => `${name} ${path}`) : pages
  return fitting.slice(0, mostPages).map(({ name, path }) => ({ path, title: name, kind: 'Page', isPublic: true }))
}
