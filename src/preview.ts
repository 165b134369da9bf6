import { Hono } from 'hono'
import { z } from 'zod'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import { hasRole, type User, type UserEnv } from '#accounts/session.server.ts'
import { releasesResource } from '#admin/releases/resource.server.ts'
import { isAddress } from '#platform/address.ts'
import { inRolledBackTransaction } from '#platform/database/rolled-back-transaction.server.ts'
import { asDatabase, type Transaction } from '#platform/database/transaction.server.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { RenderedPage } from '#platform/pages/page-cache.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import {
  addPreviewLink,
  deletePreviewLink,
  findPreviewed,
  findPreviewLink,
  listPreviewLinks,
} from '#records/preview-links/queries.server.ts'
import { hidePlanned, writeDraft } from '#resources/draft.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { findRow } from '#resources/rows.server.ts'
import { explainConstraint } from '#resources/violations.server.ts'
import type { Pages } from './pages.ts'
import { createReleasePreview } from './release-preview.ts'

type Deps = { platform: Platform; pages: Pages; features: Feature[] }

const pagePath = z
  .string()
  .max(2_000)
  .regex(/^\/(?!admin|api)/, 'A page of the public site')
  .refine(isAddress, 'A page of the public site')

const asked = z.strictObject({
  path: pagePath,
  drafts: z
    .array(z.strictObject({ resource: z.string(), id: z.guid().optional(), values: z.record(z.string(), z.unknown()) }))
    .max(500),
})

const wanted = z.strictObject({ resource: z.string(), id: z.guid() })

/** For users: a page as it would be with what they have typed so far, and links that show a draft to somebody else. */
export function previewApi({ platform, pages, features }: Deps) {
  const { db } = platform
  const resources = [...resourcesOf(features), releasesResource]
  return new Hono<UserEnv>()
    .post('/preview', async (c) => {
      const { path, drafts } = await readBody(c, asked)
      const address = new URL(path, c.req.url).href
      const html = await renderDraft({ platform, pages, address }, async (tx) => {
        let moment = platform.now()
        for (const { resource, ...draft } of drafts) {
          const known = getResource(resources, resource, c.var.user, 'write')
          moment = await writeDraft(tx, known, { ...draft, now: moment })
        }
        for (const { preparePreview } of features) await preparePreview?.(tx, path, moment)
        return moment
      })
      return c.json({ html: withoutScripts(html.body), status: html.status })
    })
    .get('/preview-links', async (c) => {
      const { resource, id } = readItem(c.req.query())
      getResource(resources, resource, c.var.user, 'read')
      return c.json({ items: await listPreviewLinks(db, { resource, item_id: id }, platform.now()) })
    })
    .post('/preview-links', async (c) => {
      const { resource, id } = await readBody(c, wanted)
      const known = getResource(resources, resource, c.var.user, 'read')
      if (!known.path && known !== releasesResource)
        throw new Refusal(409, 'The public never sees this: there is nothing to preview.')
      const item = await findRow(db, known, id)
      if (!item) throw new Refusal(404, 'There is no such item.')
      const link = { resource, item_id: id, user_id: c.var.user.id }
      const { token, expires_at } = await addPreviewLink(db, link, platform.now())
      const entry = { action: 'preview-link', resource, item_id: id, item_label: known.label(item) } as const
      await recordAuditEntry(db, c.var.user, { ...entry, after: { expires_at } })
      return c.json({ url: `/preview/${token}`, expires_at }, 201)
    })
    .delete('/preview-links/:id', async (c) => {
      const { success, data: id } = z.uuid().safeParse(c.req.param('id'))
      const link = success ? await findPreviewLink(db, id) : undefined
      if (!link) throw new Refusal(404, 'This link has ended already.')
      const known = getResource(resources, link.resource, c.var.user, 'read')
      await db.transaction(async (tx) => {
        await deletePreviewLink(tx, link.id)
        const item = await findRow(tx, known, link.item_id)
        const entry = { resource: link.resource, item_id: link.item_id, item_label: item ? known.label(item) : '' }
        await recordAuditEntry(tx, c.var.user, { ...entry, action: 'preview-link', after: { revoked: true } })
      })
      return c.body(null, 204)
    })
}

/**
 * `/preview/{token}`: the saved draft for whoever has the link, until it expires; of a release every page of the site,
 * below that address. Without scripts, because its address is not the page's.
 */
export function previewLinks({ platform, pages, features }: Deps) {
  const { db } = platform
  const resources = resourcesOf(features)
  const previewRelease = createReleasePreview(db, features)
  return new Hono()
    .get('/preview/:token', async (c) => {
      const link = await findPreviewed(db, c.req.param('token'), platform.now())
      if (link?.resource === releasesResource.name)
        return c.redirect(`${c.req.path}${await previewRelease.findPath(link)}`)
      const resource = resources.find(({ name }) => name === link?.resource)
      const item = link && resource && (await findRow(db, resource, link.item_id))
      if (!item || !resource?.path) return c.text(ended, 410)
      const address = new URL(resource.path(item), c.req.url).href
      const page = await renderDraft({ platform, pages, address }, async (tx) => {
        for (const other of resources) await hidePlanned(tx, other, platform.now())
        return writeDraft(tx, resource, { id: link.item_id, values: {}, now: platform.now() })
      })
      return c.body(markedAsDraft(withoutScripts(page.body)), page.status as 200, draftHeaders(page))
    })
    .get('/preview/:token/*', async (c) => {
      const token = c.req.param('token')
      const link = await findPreviewed(db, token, platform.now())
      if (link?.resource !== releasesResource.name) return c.text(ended, 410)
      const { pathname, search } = new URL(c.req.url)
      const base = `/preview/${token}`
      const path = pathname.slice(base.length) + search
      if (!pagePath.safeParse(path).success) return c.text('There is no such page.', 404)
      const address = new URL(path, c.req.url).href
      let note = ''
      const page = await renderDraft({ platform, pages, address }, async (tx) => {
        for (const other of resources) await hidePlanned(tx, other, platform.now())
        const { moment, title, paths } = await previewRelease.apply(tx, link, platform.now())
        note = releaseNote(
          title,
          paths.map((known) => base + known),
        )
        return moment
      })
      const html = withoutScripts(page.body).replace(ownLink, (_whole, start: string) => `${start}${base}/`)
      return c.body(markedAsDraft(html, note), page.status as 200, draftHeaders(page))
    })
}

const ended = 'This preview has ended. Please ask for a new link.'

/** The links of a page to other pages, as opposed to files. */
const ownLink = /(<a\b[^>]*\bhref=")\/(?!\/|assets\/|storage\/|covers\/|preview\/|admin|api\/|[^"?#]*\.\w+["?#])/g

function draftHeaders(page: RenderedPage) {
  const policy = page.headers['content-security-policy']
  return {
    ...page.headers,
    ...(policy && { 'content-security-policy': policy.replace(/script-src [^;]*/, "script-src 'none'") }),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    // Whoever has the address may look: it is not passed on to whatever is opened next.
    'referrer-policy': 'no-referrer',
  }
}

/** What is written is seen by this page and by nobody else. */
function renderDraft(
  { platform, pages, address }: { platform: Platform; pages: Pages; address: string },
  write: (tx: Transaction) => Promise<Date>,
): Promise<RenderedPage> {
  return inRolledBackTransaction(platform.db, async (tx) => {
    const moment = await explainConstraint(() => write(tx))
    return pages.renderWith(asDatabase(tx), address, moment)
  })
}

function getResource(resources: Resource[], name: string, user: User, call: 'read' | 'write'): Resource {
  const resource = resources.find((known) => known.name === name)
  if (!resource) throw new Refusal(422, 'Some fields are not right.', [{ path: 'resource', message: 'Unknown' }])
  if (!hasRole(user, resource.roles?.[call] ?? 'editor')) throw new Refusal(403, 'Only an administrator may do this.')
  return resource
}

const resourcesOf = (features: Feature[]) => features.flatMap(({ resources = [] }) => resources)

const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

/** Says what it is, and shares nothing: the addresses behind these buttons are there once it is published. */
const markedAsDraft = (html: string, words = '') =>
  html
    .replace(/<body[^>]*>/, (body) => body + draftNote(words))
    .replace(/<div class="share-links">[\s\S]*?<\/ul>/g, (part) =>
      part.replace(/ href="[^"]*"/g, ' aria-disabled="true"').replaceAll('<button ', '<button disabled="" '),
    )

const draftNote = (words: string) =>
  `<aside aria-label="About this page" style="position: fixed; z-index: 60; inset: auto 0 0; display: flex; flex-wrap: wrap; justify-content: center; gap: 0 0.75rem; padding: 0.625rem 1rem; background: var(--ink); color: var(--paper); font-size: 0.875rem"><strong>Draft</strong><span>Not published. Please do not pass this address on.</span>${words}</aside>`

/** Which release it is, and the pages that it changes. */
const releaseNote = (title: string, paths: string[]) =>
  `<span>Release “${escaped(title)}”:</span>${paths.map((path) => `<a href="${escaped(path)}" style="color: inherit">${escaped(path.replace(/^\/preview\/[^/]+/, ''))}</a>`).join('')}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function readItem(query: Record<string, string>) {
  const result = wanted.safeParse(query)
  if (result.success) return result.data
  throw new Refusal(422, 'The list can not be asked for like that.', fieldErrors(result.error))
}
