import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import type { UserEnv } from '#accounts/session.server.ts'
import { archetypes } from '#features/scan/scoring/archetypes.ts'
import { pillars } from '#features/scan/scoring/pillars.ts'
import { scanPins } from '#features/scan/tables.server.ts'
import { asDatabase } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { relatedKinds } from '#resources/related.ts'
import { listPages, listRelatedRows } from './queries.server.ts'

const place = z.object({ archetype: z.enum(archetypes), pillar: z.enum(pillars), kind: z.enum(relatedKinds) })
const kindAlone = place.pick({ kind: true })
const pinInput = z.strictObject({ page_id: z.string().min(1, 'Required').max(100, 'At most 100 characters') })

const path = '/scan-related/:archetype/:pillar/:kind'

/** What results lead on to, for whoever manages the content: the whole table, and a choice of their own in it. */
export function relatedAdminApi({ db, now }: Platform, features: Feature[]) {
  return new Hono<UserEnv>()
    .get('/scan-related', async (c) => {
      const items = await listRelatedRows(db, features, now())
      return c.json({ items, total: items.length })
    })
    .get('/scan-related/choices/:kind', async (c) => {
      const { kind } = read(c, kindAlone)
      const pages = await listPages(db, features, kind, [], now())
      return c.json({ items: pages.map(({ id, title }) => ({ id, title })), total: pages.length })
    })
    .put(path, async (c) => {
      const where = read(c, place)
      const { page_id } = await readBody(c, pinInput)
      // Among what can be read now and nothing else: an id that means nothing to the feature would be asked for ever after.
      const page = (await listPages(db, features, where.kind, [], now())).find(({ id }) => id === page_id)
      if (!page) throw notReadable()
      await db.transaction(async (tx) => {
        const [pin] = await tx
          .insert(scanPins)
          .values({ ...where, page_id })
          .onConflictDoUpdate({
            target: [scanPins.archetype, scanPins.pillar, scanPins.kind],
            set: { page_id },
          })
          .returning()
        if (pin) await recordAuditEntry(asDatabase(tx), c.var.user, { action: 'update', ...entryOf(pin, page.title) })
      })
      return c.json({ ...where, pinned: { id: page.id, title: page.title } })
    })
    .delete(path, async (c) => {
      const { archetype, pillar, kind } = read(c, place)
      await db.transaction(async (tx) => {
        const isIt = and(eq(scanPins.archetype, archetype), eq(scanPins.pillar, pillar), eq(scanPins.kind, kind))
        const [pin] = await tx.delete(scanPins).where(isIt).returning()
        if (!pin) throw new Refusal(404, 'Nothing is pinned there.')
        const { item_id, item_label, after: before } = entryOf(pin, null)
        const entry = { action: 'delete', resource, item_id, item_label, before } as const
        await recordAuditEntry(asDatabase(tx), c.var.user, entry)
      })
      return c.body(null, 204)
    })
}

const resource = 'scan-related'

function entryOf({ id, archetype, pillar, kind, page_id }: typeof scanPins.$inferSelect, title: string | null) {
  const item_label = `What a result leads to: ${archetype}, weakest in ${pillar}, ${kind}`
  return { resource, item_id: id, item_label, after: { archetype, pillar, kind, page_id, ...(title && { title }) } }
}

const notReadable = () =>
  new Refusal(422, 'Some fields are not right.', [{ path: 'page_id', message: 'Nobody can read this page now' }])

function read<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const parameters = schema.safeParse(c.req.param())
  if (!parameters.success) throw new Refusal(404, 'There is no such combination.')
  return parameters.data
}
