import { Hono } from 'hono'
import { requireUser, type UserEnv } from '#accounts/session.server.ts'
import { auditApi } from '#admin/audit/api.server.ts'
import { calendarApi } from '#admin/calendar/api.server.ts'
import { contentPagesApi } from '#admin/content/api.server.ts'
import { dashboardApi } from '#admin/dashboard/dashboard-api.server.ts'
import { editLinksApi } from '#admin/edit-bar/api.server.ts'
import { findApi } from '#admin/find/api.server.ts'
import { picturesApi } from '#admin/pictures/api.server.ts'
import { releasesApi } from '#admin/releases/api.server.ts'
import { releasesResource } from '#admin/releases/resource.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { limitBody, refuseForeignWrites } from '#platform/http/write-guard.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { type Feature, listFindable } from '#resources/feature.server.ts'
import { pendingApi } from '#resources/pending/api.server.ts'
import { resourceApi } from '#resources/resource-api.server.ts'
import { createReleaseEngine, describeAdmin } from './admin-resources.ts'
import { linksApi } from './links-api.ts'
import type { Pages } from './pages.ts'
import { personalDataApi } from './personal-data-api.ts'
import { preflightApi } from './preflight.ts'
import { previewApi } from './preview.ts'
import { uploadsApi } from './uploads.ts'

const megabyte = 1024 * 1024

type Deps = { pages: Pages; features: Feature[] }

/** Every call of the admin. All need a session; each says which role. */
export function createAdminApi(platform: Platform, { pages, features }: Deps) {
  const { resources, texts, editables } = describeAdmin(features)
  const readable = [...resources, releasesResource]
  const api = new Hono<UserEnv>().basePath('/api/admin')
  api.use(requireUser(platform))
  // Before the guards that ask for JSON: these calls take files and have guards of their own.
  api.route('/', uploadsApi(platform, resources))
  api.use(refuseForeignWrites(platform.environment), limitBody(megabyte))
  // Before the calls that all resources have: to read one release is more than to read its row.
  api.route('/', releasesApi(platform, createReleaseEngine(platform.db, features)))
  for (const resource of readable) api.route('/', resourceApi(platform, resource))
  // Before the list of people, whose address it had first.
  api.route('/', personalDataApi(platform, features))
  for (const feature of features) if (feature.adminApi) api.route('/', feature.adminApi(platform, features))
  api.route('/', dashboardApi(platform, resources))
  api.route('/', picturesApi(platform, resources))
  api.route('/', auditApi(platform, readable))
  api.route('/', calendarApi(platform, readable))
  api.route('/', findApi(platform, [...listFindable(features), releasesResource], texts))
  for (const resource of resources) if (resource.keptWith) api.route('/', contentPagesApi(platform, texts, resource))
  api.route('/', editLinksApi(platform, resources, texts))
  api.route('/', pendingApi(platform, editables))
  api.route('/', linksApi(platform, { features, resources }))
  api.route('/', preflightApi(platform, { features, resources }))
  api.route('/', previewApi({ platform, pages, features }))
  api.all('*', (c) => problem(c, 404, 'There is no such call.'))
  return api
}
