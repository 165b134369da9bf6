import { Hono } from 'hono'
import { requireUser, type UserEnv } from '#accounts/session.server.ts'
import { auditApi } from '#admin/audit/api.server.ts'
import { calendarApi } from '#admin/calendar/api.server.ts'
import { contentPagesApi } from '#admin/content/api.server.ts'
import { editableTexts } from '#admin/content/pending.server.ts'
import { checkTextsOf } from '#admin/content/texts/problems.server.ts'
import { dashboardApi } from '#admin/dashboard/dashboard-api.server.ts'
import { editLinksApi } from '#admin/edit-bar/api.server.ts'
import { findApi } from '#admin/find/api.server.ts'
import { picturesApi } from '#admin/pictures/api.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { limitBody, refuseForeignWrites } from '#platform/http/write-guard.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { contentResource } from '#records/page-content/admin.server.ts'
import { type EditableTexts, type Feature, listFindable } from '#resources/feature.server.ts'
import { withFreeAddresses } from '#resources/page-addresses.server.ts'
import { pendingApi } from '#resources/pending/api.server.ts'
import { editableOf } from '#resources/pending/editable.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { resourceApi } from '#resources/resource-api.server.ts'
import { withLinks } from './links.ts'
import { linksApi } from './links-api.ts'
import type { Pages } from './pages.ts'
import { personalDataApi } from './personal-data-api.ts'
import { preflightApi } from './preflight.ts'
import { previewApi } from './preview.ts'
import { uploadsApi } from './uploads.ts'

const megabyte = 1024 * 1024

type Deps = { pages: Pages; features: Feature[] }

/** A text by itself is checked, and followed by what follows, as it is when its page is saved. */
const withTexts = (texts: EditableTexts[]): Resource => ({
  ...contentResource,
  check: checkTextsOf(texts),
  async afterSave(tx, { page_key, section_key }) {
    const page = texts.find(({ content }) => content.pageKey === page_key)
    await page?.afterSave?.(tx, String(section_key))
  },
})

/** Every call of the admin. All need a session; each says which role. */
export function createAdminApi(platform: Platform, { pages, features }: Deps) {
  const texts = features.flatMap((feature) => feature.texts ?? [])
  const resources = features
    .flatMap((feature) => feature.resources ?? [])
    .map((resource) => (resource === contentResource ? withTexts(texts) : resource))
    .map((resource) => withFreeAddresses(resource, texts))
    .map((resource) => withLinks(resource, features))
  const api = new Hono<UserEnv>().basePath('/api/admin')
  api.use(requireUser(platform))
  // Before the guards that ask for JSON: these calls take files and have guards of their own.
  api.route('/', uploadsApi(platform, resources))
  api.use(refuseForeignWrites(platform.environment), limitBody(megabyte))
  for (const resource of resources) api.route('/', resourceApi(platform, resource))
  // Before the list of people, whose address it had first.
  api.route('/', personalDataApi(platform, features))
  for (const feature of features) if (feature.adminApi) api.route('/', feature.adminApi(platform, features))
  api.route('/', dashboardApi(platform, resources))
  api.route('/', picturesApi(platform, resources))
  api.route('/', auditApi(platform, resources))
  api.route('/', calendarApi(platform, resources))
  api.route('/', findApi(platform, listFindable(features), texts))
  api.route('/', contentPagesApi(platform, texts))
  api.route('/', editLinksApi(platform, resources, texts))
  const editables = resources.flatMap((resource) =>
    resource.keptWith ? editableTexts(texts, resource) : editableOf(resource),
  )
  api.route('/', pendingApi(platform, editables))
  api.route('/', linksApi(platform, { features, resources }))
  api.route('/', preflightApi(platform, { features, resources }))
  api.route('/', previewApi({ platform, pages, features }))
  api.all('*', (c) => problem(c, 404, 'There is no such call.'))
  return api
}
