import { Hono } from 'hono'
import { recordReading } from '#accounts/audit-log.server.ts'
import { requireConfirmation } from '#accounts/confirmation.server.ts'
import { requireRole, type UserEnv } from '#accounts/session.server.ts'
import { readerOf } from '#admin/audit/list.server.ts'
import { inquiriesResource } from '#features/contact/admin.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { removeSamples } from '#resources/samples.server.ts'
import { getDashboard } from './dashboard.server.ts'

export function dashboardApi(platform: Platform, resources: Resource[]) {
  const { db, environment, now } = platform
  const settings = readMailSettings(environment)
  return new Hono<UserEnv>()
    .get('/dashboard', async (c) => {
      const { user, session } = c.var
      const reader = readerOf(user, resources)
      const dashboard = await getDashboard(db, { environment, settings, session, reader, now: now() })
      // It names who waits for an answer: the first rows of that list.
      const list = { resource: inquiriesResource.name, item_id: 'list', item_label: 'The list' }
      if (dashboard.inquiries.urgent.length > 0) await recordReading(db, user, list, now())
      return c.json(dashboard)
    })
    .delete('/samples', requireRole('admin'), requireConfirmation(platform), async (c) =>
      c.json({ removed: await removeSamples(db, resources, c.var.user) }),
    )
}
