import { Hono } from 'hono'
import type { Platform } from '#platform/platform.server.ts'
import { createAdminApi } from '#src/admin-api.ts'
import { answerErrors } from '#src/api.ts'
import { features } from '#src/features.server.ts'
import type { Pages } from '#src/pages.ts'
import { testPlatform } from './fresh-database.ts'
import { signIn } from './users.ts'

type Call = { method?: string; body?: unknown; headers?: Record<string, string> }

/** The admin's API on a fresh database, with somebody of each role signed in. Calls are an editor's by default. */
export async function openAdmin(pages = {} as Pages, overrides: Partial<Platform> = {}) {
  const platform = await testPlatform(overrides)
  const api = createAdminApi(platform, { pages, features })
  const app = new Hono()
  answerErrors(app as never, platform)
  app.route('/', api)
  const admin = await signIn(platform, 'admin')
  const editor = await signIn(platform, 'editor')

  async function call(path: string, { method = 'GET', body, headers = editor }: Call = {}) {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await app.request(`/api/admin/${path}`, { method, headers, ...sent })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined }
  }

  const create = async (resource: string, body: unknown, headers = editor) =>
    (await call(resource, { method: 'POST', body, headers })).body

  return { platform, db: platform.db, api, app, admin, editor, call, create }
}
