import { and, eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import { requireConfirmation } from '#accounts/confirmation.server.ts'
import { requireRole, type UserEnv } from '#accounts/session.server.ts'
import { lockRow, type Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { listRows } from '#resources/list.server.ts'
import { readId } from '#resources/resource-api.server.ts'
import { changeRow, createRow } from '#resources/rows.server.ts'
import { sendDeliveryJobs } from '#resources/webhooks/announce.server.ts'
import { attemptDelivery } from '#resources/webhooks/deliver.server.ts'
import { testEvent } from '#resources/webhooks/events.ts'
import { newSecret } from '#resources/webhooks/signature.server.ts'
import { type Delivery, type Webhook, webhookDeliveries, webhooks } from '#resources/webhooks/tables.server.ts'
import { findTargetProblem } from '#resources/webhooks/target.server.ts'
import { deliveriesResource, webhooksResource } from './admin.server.ts'
import { webhookChange, webhookInput } from './input.ts'

const day = 24 * 60 * 60 * 1000

/** What can be done with webhooks beyond listing and deleting them. Whoever adds a receiver hands data over: it is asked who is there. */
export function webhooksApi(platform: Platform) {
  const { db, environment, log, now } = platform
  const administrator = requireRole('admin')
  const confirmed = requireConfirmation(platform)

  async function expectTarget(url: string | undefined) {
    const message = url && (await findTargetProblem(url, environment))
    if (message) throw new Refusal(422, 'Some fields are not right.', [{ path: 'url', message }])
  }

  return new Hono<UserEnv>()
    .post('/webhooks', administrator, confirmed, async (c) => {
      const values = await readBody(c, webhookInput)
      await expectTarget(values.url)
      const secret = newSecret()
      const row = await createRow(db, webhooksResource, c.var.user, { ...values, secret })
      return c.json({ ...row, secret }, 201)
    })
    .patch('/webhooks/:id', administrator, confirmed, async (c) => {
      const values = await readBody(c, webhookChange)
      await expectTarget(values.url)
      const seenVersion = c.req.header('if-unmodified-since-version')
      const save = { id: readId(c, webhooksResource), values, seenVersion, now: now() }
      return c.json(await changeRow(db, webhooksResource, c.var.user, save))
    })
    .post('/webhooks/:id/secret', administrator, confirmed, async (c) => {
      const rotated = await db.transaction(async (tx) => {
        const webhook = await getWebhook(tx, c)
        const fresh = {
          secret: newSecret(),
          previous_secret: webhook.secret,
          previous_until: new Date(now().getTime() + day).toISOString(),
        }
        await tx.update(webhooks).set(fresh).where(eq(webhooks.id, webhook.id))
        await record(tx, c, webhook, { action: 'update', after: { new_secret: true } })
        return { secret: fresh.secret, previous_until: fresh.previous_until }
      })
      return c.json(rotated)
    })
    .get('/webhooks/:id/deliveries', administrator, async (c) => {
      const webhook_id = readId(c, webhooksResource)
      return c.json(await listRows(db, deliveriesResource, { ...c.req.query(), webhook_id }))
    })
    .post('/webhooks/:id/deliveries/:delivery/resend', administrator, async (c) => {
      const owed = await db.transaction(async (tx) => {
        const webhook = await getWebhook(tx, c)
        const delivery = await putBack(tx, webhook, c.req.param('delivery'), now())
        await record(tx, c, webhook, { action: 'resend', after: { event: delivery.event, delivery: delivery.id } })
        return delivery
      })
      return c.json(shown(owed), 202)
    })
    .post('/webhooks/:id/test', administrator, async (c) => {
      const tried = await db.transaction(async (tx) => {
        const webhook = await getWebhook(tx, c)
        await record(tx, c, webhook, { action: 'send', after: { event: testEvent } })
        const at = now().toISOString()
        const payload = { type: testEvent, timestamp: at, data: { message: 'If you can read this, it works.' } }
        const owed = { webhook_id: webhook.id, event: testEvent, payload, owed_since: at }
        const [delivery] = await tx.insert(webhookDeliveries).values(owed).returning()
        return delivery
      })
      const delivery = tried && (await attemptDelivery({ db, environment, log, now: now() }, tried.id))
      if (!delivery) throw new Refusal(404, 'There is no such webhook any more.')
      return c.json(shown(delivery))
    })
}

async function getWebhook(tx: Transaction, c: Context): Promise<Webhook> {
  const webhook = await lockRow(tx, webhooks, readId(c, webhooksResource))
  if (!webhook) throw new Refusal(404, 'There is no such webhook.')
  return webhook
}

/** It goes out once more under its old id. */
async function putBack(tx: Transaction, webhook: Webhook, id: string, now: Date): Promise<Delivery> {
  const isIt = and(eq(sql`${webhookDeliveries.id}::text`, id), eq(webhookDeliveries.webhook_id, webhook.id))
  const [delivery] = await tx.select().from(webhookDeliveries).where(isIt).for('update')
  if (!delivery) throw new Refusal(404, 'There is no such delivery.')
  if (delivery.status === 'queued') throw new Refusal(409, 'This call is on its way already.')
  if (!delivery.payload) throw new Refusal(409, 'What was told is no longer kept: the person was to be forgotten.')
  if (!webhook.enabled) throw new Refusal(409, 'The webhook is switched off.')
  const owed = { status: 'queued' as const, owed_since: now.toISOString(), delivered_at: null }
  const [queued] = await tx.update(webhookDeliveries).set(owed).where(isIt).returning()
  if (!queued) throw new Error('The delivery was not put back')
  await sendDeliveryJobs(tx, [queued])
  return queued
}

const shown = ({ payload: _payload, email: _email, ...delivery }: Delivery) => delivery

type Entry = { action: 'update' | 'send' | 'resend'; after: Record<string, unknown> }

function record(tx: Transaction, c: Context<UserEnv>, webhook: Webhook, entry: Entry) {
  const item = { resource: webhooksResource.name, item_id: webhook.id, item_label: webhooksResource.label(webhook) }
  return recordAuditEntry(tx, c.var.user, { ...item, ...entry })
}
