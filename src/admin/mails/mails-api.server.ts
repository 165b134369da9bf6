import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import type { UserEnv } from '#accounts/session.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { countOne, LimitReached } from '#platform/http/rate-limit.server.ts'
import { resumeMails } from '#platform/mail/outbox.server.ts'
import { resendMail } from '#platform/mail/resend.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { findRow } from '#resources/rows.server.ts'
import { mailsResource } from './mails.server.ts'

/** Somebody gets each of them, and may be a stranger whose address was typed into the form. */
const resendLimit = { name: 'mail resend', points: 5, seconds: 60 * 60 }

/** What can be done with mails beyond reading them. */
export function mailsApi({ db, environment, now }: Platform) {
  const settings = readMailSettings(environment)
  const api = new Hono<UserEnv>()

  api.get('/mail-settings', (c) => c.json({ missing: settings.missing, team: settings.team ?? null }))

  api.post('/mails/send-waiting', async (c) => {
    if (!settings.canSend('somebody'))
      throw new Refusal(409, `No mail server is set up: ${settings.missing.join(', ')}.`)
    const queued = await db.transaction(async (tx) => {
      const queued = await resumeMails(tx, settings)
      const entry = { action: 'send', resource: mailsResource.name, item_id: 'waiting' } as const
      if (queued > 0)
        await recordAuditEntry(tx, c.var.user, { ...entry, item_label: 'All mails that waited', after: { queued } })
      return queued
    })
    return c.json({ queued })
  })

  api.post('/mails/:id/resend', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id')).data
    if (!id) throw new Refusal(404, 'There is no such mail.')
    const resent = await db.transaction(async (tx) => {
      const mail = await resendLimited(tx, c, id)
      await recordAuditEntry(tx, c.var.user, {
        action: 'resend',
        resource: mailsResource.name,
        item_id: id,
        item_label: mailsResource.label({ id }),
        after: { kind: mail.kind, sent_as: mail.id, status: mail.status },
      })
      return mail
    })
    return c.json({ id: resent.id, status: resent.status })
  })

  /** A mail and its repetitions are about the same, and count as one. */
  async function resendLimited(tx: Transaction, c: Context, id: string) {
    const row = await findRow(tx, mailsResource, id)
    if (!row) throw new Refusal(404, 'There is no such mail.')
    try {
      await countOne(tx, resendLimit, `${row.about} ${row.kind}`)
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error
      c.header('retry-after', String(error.retryAfter))
      throw new Refusal(
        429,
        'This mail was sent again five times within an hour. Please wait before you do so once more.',
      )
    }
    return resendMail(tx, settings, id, now())
  }
  return api
}
