import { Hono } from 'hono'
import { contentPagesApi } from '#back-office/content/api.server.ts'
import { dashboardApi } from '#back-office/dashboard/dashboard-api.server.ts'
import { mailsResource } from '#back-office/mails/mails.server.ts'
import { mailsApi } from '#back-office/mails/mails-api.server.ts'
import { blogResource } from '#features/blog/admin.server.ts'
import { blogTagsApi } from '#features/blog/admin-api.server.ts'
import { inquiriesResource } from '#features/contact/admin.server.ts'
import { eventsResource } from '#features/events/admin.server.ts'
import { assessmentsResource } from '#features/scan/admin.server.ts'
import { useCasesResource } from '#features/use-cases/admin.server.ts'
import { tagsOfUseCasesApi } from '#features/use-cases/admin-api.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { problem } from '#platform/problem.server.ts'
import type { Resource } from '#platform/resource.server.ts'
import { limitBody, refuseForeignWrites } from '#platform/write-guard.server.ts'
import { consultantsResource, consultantTagsResource } from '#records/consultants/admin.server.ts'
import { featureFlagsResource } from '#records/feature-flags/admin.server.ts'
import { contentResource } from '#records/page-content/admin.server.ts'
import { getCompanyName } from '#records/page-content/company-name.server.ts'
import { referencesResource } from '#records/references/admin.server.ts'
import { auditApi } from '#records/staff/audit/api.server.ts'
import { resourceApi } from '#records/staff/resource/resource-api.server.ts'
import { requireStaff, type StaffEnv } from '#records/staff/session.server.ts'
import { usersApi } from '#records/staff/users/api.server.ts'
import { testimonialsResource } from '#records/testimonials/admin.server.ts'
import { editablePages } from './page-defaults.ts'
import type { Pages } from './pages.ts'
import { peopleApi } from './people-api.ts'
import { previewApi } from './preview.ts'
import { uploadsApi } from './uploads.ts'

const megabyte = 1024 * 1024

/** Everything that staff manage as rows. */
export const resources: Resource[] = [
  contentResource,
  blogResource,
  consultantsResource,
  consultantTagsResource,
  useCasesResource,
  testimonialsResource,
  eventsResource,
  featureFlagsResource,
  referencesResource,
  inquiriesResource,
  assessmentsResource,
  mailsResource,
]

/** Every call of the back office. All need a session; each says which role. */
export function createAdminApi(platform: Platform, pages: Pages) {
  const api = new Hono<StaffEnv>().basePath('/api/admin')
  api.use(requireStaff(platform))
  // Before the guards that ask for JSON: these calls take files and have guards of their own.
  api.route('/', uploadsApi(platform))
  api.use(refuseForeignWrites, limitBody(megabyte))
  for (const resource of resources) api.route('/', resourceApi(platform, resource))
  api.route(
    '/',
    usersApi(platform, () => getCompanyName(platform.db)),
  )
  api.route('/', blogTagsApi(platform))
  api.route('/', tagsOfUseCasesApi(platform))
  api.route('/', mailsApi(platform))
  api.route('/', dashboardApi(platform, resources))
  api.route('/', auditApi(platform, resources))
  api.route('/', contentPagesApi(platform, editablePages))
  api.route('/', peopleApi(platform))
  api.route('/', previewApi({ platform, pages, resources }))
  api.all('*', (c) => problem(c, 404, 'There is no such call.'))
  return api
}
