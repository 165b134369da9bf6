import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Environment } from '#platform/environment.server.ts'
import { postOutside } from '#platform/http/outside-post.server.ts'
import type { Log } from '#platform/log.server.ts'
import { testEvent } from './events.ts'
import { signedHeaders } from './signature.server.ts'
import { type Delivery, type Webhook, webhookDeliveries, webhooks } from './tables.server.ts'
import { allowsInside } from './target.server.ts'

type Deps = { db: Database; environment: Environment; log: Log; now: Date }

const day = 24 * 60 * 60 * 1000
const giveUpAfterMs = 3 * day
const wordsKept = 500

/**
 * Calls the receiver once and writes down what came of it. While it is owed it stays `queued`; the caller tries again
 * later. The row is not locked meanwhile: whoever is called twice knows it by the id.
 */
export async function attemptDelivery(deps: Deps, id: string): Promise<Delivery | undefined> {
  const { db, log, now } = deps
  const [found] = await db
    .select()
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook_id))
    .where(eq(webhookDeliveries.id, id))
  if (found?.webhook_deliveries.status !== 'queued') return found?.webhook_deliveries
  const { webhook_deliveries: delivery, webhooks: webhook } = found
  const outcome = await call(deps, webhook, delivery)
  const status = outcome.isTaken ? 'delivered' : isOver(outcome, delivery, now) ? 'failed' : 'queued'
  const [written] = await db
    .update(webhookDeliveries)
    .set({
      status,
      attempts: delivery.attempts + 1,
      response_status: outcome.status,
      response: outcome.words.slice(0, wordsKept) || null,
      last_attempt_at: now.toISOString(),
      ...(outcome.isTaken && { delivered_at: now.toISOString() }),
      // Whom it told of was to be forgotten.
      ...(outcome.isTaken && delivery.event === 'person.erased' && { payload: null, email: null }),
    })
    .where(eq(webhookDeliveries.id, id))
    .returning()
  if (status !== 'delivered')
    log.warn(
      { deliveryId: id, attempts: delivery.attempts + 1, status, answer: outcome.status },
      'webhook not delivered',
    )
  return written
}

type Outcome = { isTaken: boolean; status: number | null; words: string; isFinal?: boolean }

async function call({ environment, now }: Deps, webhook: Webhook, { id, event, payload }: Delivery): Promise<Outcome> {
  if (!webhook.enabled && event !== testEvent)
    return { isTaken: false, status: null, words: 'The webhook is switched off', isFinal: true }
  const body = JSON.stringify(payload)
  const seconds = Math.floor(now.getTime() / 1000)
  const headers = {
    'user-agent': 'Tandem webhooks',
    ...signedHeaders({ id, seconds, body }, validSecrets(webhook, now)),
  }
  try {
    const { status, text } = await postOutside(
      webhook.url,
      { headers, body },
      { allowsInside: allowsInside(environment) },
    )
    return { isTaken: status >= 200 && status < 300, status, words: readable(text) }
  } catch (error) {
    return { isTaken: false, status: null, words: (error as Error).message }
  }
}

const validSecrets = ({ secret, previous_secret, previous_until }: Webhook, now: Date) =>
  previous_secret && previous_until && new Date(previous_until) > now ? [secret, previous_secret] : [secret]

/** The receiver wants no more (410), somebody only tried, or it was tried for three days. */
const isOver = ({ status, isFinal = false }: Outcome, { event, owed_since }: Delivery, now: Date) =>
  isFinal || status === 410 || event === testEvent || now.getTime() - new Date(owed_since).getTime() > giveUpAfterMs

// PostgreSQL keeps no zero bytes, and nobody reads the others.
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
const readable = (text: string) => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ').trim()
