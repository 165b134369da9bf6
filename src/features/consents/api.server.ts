import { type Context, Hono } from 'hono'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import { requireRole, type UserEnv } from '#accounts/session.server.ts'
import { lockRow, type Transaction } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { consentContent } from '#records/consents/content.ts'
import { mailConfirmation } from '#records/consents/mail.server.ts'
import { withdrawConsent } from '#records/consents/queries.server.ts'
import { type NewsConsent, newsConsents } from '#records/consents/tables.server.ts'
import { getCompanyName, getPageContent } from '#records/page-content/queries.server.ts'
import { readId } from '#resources/resource-api.server.ts'
import { consentsResource } from './admin.server.ts'

/** What users do for a person who says so: on the telephone, in an answer. Nobody but the person says yes. */
export function consentsApi({ db, environment, now }: Platform) {
  return new Hono<UserEnv>()
    .post('/consents/:id/withdraw', requireRole('editor'), async (c) => {
      await db.transaction(async (tx) => {
        const consent = await getConsent(tx, c)
        if (!(await withdrawConsent(tx, consent, 'staff', now()))) throw new Refusal(409, 'It was withdrawn before.')
        await record(tx, c, consent, { withdrawn_by: 'staff' })
      })
      return c.json({ state: 'withdrawn' })
    })
    .post('/consents/:id/ask', requireRole('admin'), async (c) => {
      await db.transaction(async (tx) => {
        const consent = await getConsent(tx, c)
        if (consent.withdrawn_at) throw new Refusal(409, 'It was withdrawn.')
        if (consent.confirmed_at) throw new Refusal(409, 'It is confirmed already.')
        const said = { text: await getPageContent(tx, consentContent), company: await getCompanyName(tx) }
        if (!(await mailConfirmation(tx, { environment, now: now(), ...said }, consent)))
          throw new Refusal(
            429,
            'They were asked within the last hour, or often today. Please wait before you ask again.',
          )
        await record(tx, c, consent, { asked_again: true })
      })
      return c.json({ state: 'pending' }, 202)
    })
}

async function getConsent(tx: Transaction, c: Context): Promise<NewsConsent> {
  const consent = await lockRow(tx, newsConsents, readId(c, consentsResource))
  if (!consent) throw new Refusal(404, 'There is no such consent any more.')
  return consent
}

function record(tx: Transaction, c: Context<UserEnv>, consent: NewsConsent, after: Record<string, unknown>) {
  const item = { resource: consentsResource.name, item_id: consent.id, item_label: consentsResource.label(consent) }
  return recordAuditEntry(tx, c.var.user, { ...item, action: 'update', before: {}, after })
}
