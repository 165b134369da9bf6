import { eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import type { Database } from '#platform/database/database.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { isConfirmed, type Session, type UserEnv } from './session.server.ts'
import { confirmIdentity } from './sign-in/confirm-identity.ts'
import { sessions } from './tables.server.ts'

/** To be used behind `requireUser`: lets through who has shown a password or a code within the last ten minutes. */
export function requireConfirmation({ now }: Pick<Platform, 'now'>) {
  return createMiddleware<UserEnv>(async (c, next) => {
    expectConfirmed(c.var.session, now())
    await next()
  })
}

export function expectConfirmed(session: Session, now: Date) {
  if (!isConfirmed(session, now)) throw askWhoIsThere()
}

export const askWhoIsThere = () =>
  new Refusal(403, 'Please confirm that it is you.', undefined, { type: confirmIdentity })

/** From now on, for ten minutes. */
export async function confirmSession(db: Database, { id }: Session, now: Date) {
  await db.update(sessions).set({ confirmed_at: now.toISOString() }).where(eq(sessions.id, id))
}
