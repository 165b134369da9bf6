import { type Context, Hono } from 'hono'
import { every, except } from 'hono/combine'
import { z } from 'zod'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import { requireConfirmation } from '#accounts/confirmation.server.ts'
import { requireRole, type UserEnv } from '#accounts/session.server.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { hashOfPerson } from '#records/erasures/queries.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { erasePerson, exportPerson } from './privacy.ts'

const person = z.strictObject({ email: z.string().trim().pipe(z.email('Not an e-mail address')) })

// The log outlives the person's data, so it names the proof of an erasure or a hash instead.
const entry = { resource: 'personal-data', item_label: 'All data of one person' }

/** What the law lets a person ask for: a copy of their data, and its erasure. To be used behind `requireUser`. */
export function personalDataApi(platform: Platform, features: Feature[]) {
  const { db, now } = platform
  const allowed = [requireRole('admin'), requireConfirmation(platform)] as const
  const isList = (c: Context) => c.req.query('email') === undefined

  async function exportData(c: Context<UserEnv>) {
    const { email } = read(c.req.query())
    c.header('content-disposition', 'attachment; filename="personal-data.json"')
    const found = await db.transaction(async (tx) => {
      await recordAuditEntry(tx, c.var.user, { ...entry, action: 'export', item_id: await hashOfPerson(tx, email) })
      return exportPerson(tx, features, email, now())
    })
    return c.json(found)
  }

  /** The address comes in the query, or in the body as callers of the first edition send it. */
  async function eraseData(c: Context<UserEnv>) {
    const asked = c.req.query()
    const { email } = read('email' in asked ? asked : await c.req.json().catch(() => undefined))
    const erased = await db.transaction(async (tx) => {
      const { erased, proof } = await erasePerson(tx, features, email, now())
      if (proof) await recordAuditEntry(tx, c.var.user, { ...entry, action: 'erase', item_id: proof.id, after: erased })
      return erased
    })
    return c.json({ erased })
  }

  return (
    new Hono<UserEnv>()
      .get('/personal-data', ...allowed, exportData)
      .delete('/personal-data', ...allowed, eraseData)
      // Where the first edition had them. Without an address it is the list of people.
      .delete('/people', ...allowed, eraseData)
      .get('/people', except(isList, every(...allowed)), (c, next) => (isList(c) ? next() : exportData(c)))
  )
}

function read(given: unknown) {
  const result = person.safeParse(given)
  if (result.success) return result.data
  throw new Refusal(422, 'Give the e-mail address of the person.', fieldErrors(result.error))
}
