import { z } from 'zod'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import type { User } from '#accounts/session.server.ts'
import { invitationMail } from '#accounts/sign-in/invitation-mail.server.tsx'
import { hasPassword, revokeOlderLinks } from '#accounts/users/accounts.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { mailedOrigin } from '#platform/http/request-origin.server.ts'
import { enqueueMails } from '#platform/mail/outbox.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { type UserRow, usersResource } from './queries.server.ts'

export const invitationInput = z.strictObject({ by: z.enum(['mail', 'link']) })

type Ways = {
  company: () => Promise<string>
  /** Promises whoever has the secret that it answers that they may choose this person's password. */
  promisePassword: (userId: string, expires: Date) => Promise<string>
}

const week = 7 * 24 * 60 * 60 * 1000

/** A link by which somebody chooses a password: mailed, or answered for whoever hands it over. Older ones are void. */
export async function invite(
  platform: Platform,
  { company, promisePassword }: Ways,
  { user, by, way }: { user: UserRow; by: User; way: 'mail' | 'link' },
) {
  const { db, environment, now } = platform
  if (user.id === by.id) throw new Refusal(409, 'Your own password is changed under Your account.')
  if (user.disabled) throw new Refusal(409, 'This account is disabled. Enable it first.')
  if (way === 'mail' && !readMailSettings(environment).isSetUp)
    throw new Refusal(409, 'This site can not send mails yet. Make a link and hand it over.')
  const expires = new Date(now().getTime() + week)
  const path = `/admin/welcome?token=${await promisePassword(user.id, expires)}`
  await db.transaction(async (tx) => {
    await revokeOlderLinks(tx, user.id)
    if (way === 'mail') {
      const mail = invitationMail(user, by.name, mailedOrigin(environment) + path, await company())
      await enqueueMails(tx, readMailSettings(environment), [mail])
    }
    const entry = { action: 'update', resource: usersResource.name, item_id: user.id, item_label: user.email } as const
    await recordAuditEntry(tx, by, { ...entry, before: {}, after: { invitation: way } })
  })
  return { expires_at: expires.toISOString(), ...(way === 'link' && { url: path }) }
}

export const describeInvitation = async ({ db, environment }: Platform, { id }: UserRow) => ({
  has_password: await hasPassword(db, id),
  can_mail: readMailSettings(environment).isSetUp,
})
