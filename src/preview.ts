import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import { hasRole, type User, type UserEnv } from '#accounts/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { inRolledBackTransaction } from '#platform/database/rolled-back-transaction.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import { isAddress } from '#platform/input.ts'
import type { RenderedPage } from '#platform/pages/page-cache.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { writeDraft } from '#resources/draft.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { findRow } from '#resources/rows.server.ts'
import { explainConstraint } from '#resources/violations.server.ts'
import type { Pages } from './pages.ts'

type Deps = { platform: Platform; pages: Pages; features: Feature[] }

const week = 7 * 24 * 60 * 60 * 1000

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
  const resources = resourcesOf(features)
  return new Hono<UserEnv>()
    .post('/preview', async (c) => {
      const { path, drafts } = await readBody(c, asked)
      const address = new URL(path, c.req.url).href
      const html = await renderDraft({ platform, pages, address }, async (tx) => {
        for (const { resource, ...draft } of drafts)
          await writeDraft(tx, getResource(resources, resource, c.var.user, 'write'), {
            ...draft,
            now: platform.now(),
          })
        for (const { preparePreview } of features) await preparePreview?.(tx, path, platform.now())
      })
      return c.json({ html: withoutScripts(html.body), status: html.status })
    })
    .post('/preview-links', async (c) => {
      const { resource, id } = await readBody(c, wanted)
      const known = getResource(resources, resource, c.var.user, 'read')
      const item = await findRow(platform.db, known, id)
      if (!item) throw new Refusal(404, 'There is no such item.')
      const expires = platform.now().getTime() + week
      const token = sign(platform, [resource, id, expires.toString(36)])
      const expires_at = new Date(expires).toISOString()
      const entry = { action: 'preview-link', resource, item_id: id, item_label: known.label(item) } as const
      await recordAuditEntry(platform.db, c.var.user, { ...entry, after: { expires_at } })
      return c.json({ url: `/preview/${token}`, expires_at }, 201)
    })
}

/** `/preview/{token}`: the saved draft for whoever has the link, until it expires. Without scripts, because its address is not the page's. */
export function previewLinks({ platform, pages, features }: Deps) {
  const resources = resourcesOf(features)
  return new Hono().get('/preview/:token', async (c) => {
    const named = readToken(platform, c.req.param('token'))
    const resource = resources.find(({ name }) => name === named?.resource)
    const item = named && resource && (await findRow(platform.db, resource, named.id))
    if (!item || !resource?.path) return c.text('This preview has ended. Please ask for a new link.', 410)
    const address = new URL(resource.path(item), c.req.url).href
    const page = await renderDraft({ platform, pages, address }, (tx) =>
      writeDraft(tx, resource, { id: named.id, values: {}, now: platform.now() }),
    )
    const policy = page.headers['content-security-policy']
    const headers = {
      ...page.headers,
      ...(policy && { 'content-security-policy': policy.replace(/script-src [^;]*/, "script-src 'none'") }),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      // Whoever has the address may look: it is not passed on to whatever is opened next.
      'referrer-policy': 'no-referrer',
    }
    return c.body(withoutScripts(page.body), page.status as 200, headers)
  })
}

/** What is written is seen by this page and by nobody else. */
function renderDraft(
  { platform, pages, address }: { platform: Platform; pages: Pages; address: string },
  write: (tx: Transaction) => Promise<void>,
): Promise<RenderedPage> {
  return inRolledBackTransaction(platform.db, async (tx) => {
    await explainConstraint(() => write(tx))
    return pages.renderWith(tx as unknown as Database, address)
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

function sign(platform: Platform, parts: string[]) {
  const text = Buffer.from(parts.join('|')).toString('base64url')
  return `${text}.${mac(platform, text)}`
}

function readToken(platform: Platform, token: string) {
  const [text = '', signature = ''] = token.split('.')
  const expected = Buffer.from(mac(platform, text))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [resource = '', id = '', expires = ''] = Buffer.from(text, 'base64url').toString().split('|')
  return Number.parseInt(expires, 36) > platform.now().getTime() ? { resource, id } : undefined
}

/** By a key of its own: what cookies are signed with would make one of every link. */
function mac({ authSecret }: Platform, text: string) {
  const key = createHmac('sha256', authSecret).update('preview links').digest()
  return createHmac('sha256', key).update(text).digest('base64url')
}
