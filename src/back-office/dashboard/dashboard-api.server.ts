import { Hono } from 'hono'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Resource } from '#platform/resource.server.ts'
import { readableFor } from '#records/staff/audit/list.server.ts'
import type { StaffEnv } from '#records/staff/session.server.ts'
import { getDashboard } from './dashboard.server.ts'

export function dashboardApi({ db, environment, now }: Platform, resources: Resource[]) {
  const settings = readMailSettings(environment)
  return new Hono<StaffEnv>().get('/dashboard', async (c) => {
    const { staff, session } = c.var
    return c.json(await getDashboard(db, { settings, session, readable: readableFor(staff, resources), now: now() }))
  })
}
