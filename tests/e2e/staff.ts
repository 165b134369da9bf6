import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, request } from '@playwright/test'

/** Every site under test is started with this first administrator. */
export const administrator = { email: 'ada.lovell@example.com', password: 'violet kettle paints a harbour' }

export type SignedIn = { id: string; name: string; email: string; password: string }

/** Signs the page's browser in as somebody new, so that no journey disturbs the account or the sessions of another. */
export async function signInAs(page: Page, role: 'admin' | 'editor'): Promise<SignedIn> {
  const { origin } = new URL((await page.request.get('/healthz')).url())
  const person = {
    name: role === 'admin' ? 'Imre Vadas' : 'Clara Winther',
    email: `${role}-${randomUUID()}@example.com`,
    password: 'seven quiet lamps over water',
  }
  const api = await staffApi(origin)
  const created = await api.post('/api/admin/users', { data: { ...person, role } })
  expect(created.status(), await created.text()).toBe(201)
  await signIn(page.request, origin, person)
  return { ...person, id: (await created.json()).id }
}

const known = new Map<string, Promise<APIRequestContext>>()

/** Calls of the back office as the first administrator, to prepare a journey or to look at what it left. */
export function staffApi(origin: string): Promise<APIRequestContext> {
  const api = known.get(origin) ?? openApi(origin)
  known.set(origin, api)
  return api
}

async function openApi(origin: string) {
  const api = await request.newContext({ baseURL: origin })
  await signIn(api, origin, administrator)
  return api
}

async function signIn(api: APIRequestContext, origin: string, { email, password }: typeof administrator) {
  const answer = await api.post(`${origin}/api/auth/sign-in/email`, { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
}
