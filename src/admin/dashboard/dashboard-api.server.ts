import { Hono } from 'hono'
import type { UserEnv } from '#accounts/session.server.ts'
import { readableFor } from '#admin/audit/list.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { getDashboard } from './dashboard.server.ts'

export function dashboardApi({ db, environment, now }: Platform, resources: Resource[]) {
  const settings = readMailSettings(environment)
  return new Hono<UserEnv>().get('/dashboard', async (c) => {
    const { user, session } = c.var
    return c.json(await getDashboard(db, { settings, session, readable: readableFor(user, resources), now: now() }))
  })
}
