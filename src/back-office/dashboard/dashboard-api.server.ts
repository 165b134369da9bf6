import { Hono } from 'hono'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { StaffEnv } from '#records/staff/session.server.ts'
import { getDashboard } from './dashboard.server.ts'

export function dashboardApi({ db, environment, now }: Platform) {
  const settings = readMailSettings(environment)
  return new Hono<StaffEnv>().get('/dashboard', async (c) =>
    c.json(await getDashboard(db, settings, c.var.session, now())),
  )
}
