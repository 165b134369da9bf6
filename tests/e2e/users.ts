import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, request } from '@playwright/test'

/** Every site under test has this first administrator. */
export const administrator = { email: 'ada.lovell@example.com', password: 'violet kettle paints a harbour' }

export type Role = 'admin' | 'editor'
type SignedIn = { id: string; name: string; email: string; password: string }

/** Signs the page's browser in. Journeys of one worker share the account of a role: they leave it as it is. */
export async function signInAs(page: Page, role: Role): Promise<SignedIn> {
  const origin = await originOf(page)
  const { person, api, cookies } = await once(`${origin} ${role}`, async () => {
    const person = await addUser(origin, role)
    const api = await signedInApi(origin, person)
    return { person, api, cookies: (await api.storageState()).cookies }
  })
  await staysConfirmed(api, person.password)
  await page.context().clearCookies()
  await page.context().addCookies(cookies)
  return person
}

/** The same with an account of its own, for journeys that change the account or end its sessions. */
export async function signInAsNewUser(page: Page, role: Role): Promise<SignedIn> {
  const origin = await originOf(page)
  const person = await addUser(origin, role)
  await signIn(page.request, origin, person)
  return person
}

/** Calls of the admin API as the first administrator, to prepare a journey or to look at what it left. */
export const adminApi = (origin: string): Promise<APIRequestContext> =>
  once(`${origin} first administrator`, () => signedInApi(origin, administrator))

const originOf = async (page: Page) => new URL((await page.request.get('/healthz')).url()).origin

async function addUser(origin: string, role: Role): Promise<SignedIn> {
  const person = {
    name: role === 'admin' ? 'Imre Vadas' : 'Clara Winther',
    email: `${role}-${randomUUID()}@example.com`,
    password: 'seven quiet lamps over water',
  }
  const api = await adminApi(origin)
  await staysConfirmed(api, administrator.password)
  const created = await api.post('/api/admin/users', { data: { ...person, role } })
  expect(created.status(), await created.text()).toBe(201)
  return { ...person, id: (await created.json()).id }
}

/** Long runs outlast the ten minutes after a sign-in, in which nobody is asked who is there. */
async function staysConfirmed(api: APIRequestContext, password: string) {
  const eightMinutes = 8 * 60 * 1000
  if (Date.now() - (confirmed.get(api) ?? 0) < eightMinutes) return
  if (confirmed.has(api)) expect((await api.post('/api/auth/confirm', { data: { password } })).status()).toBe(200)
  confirmed.set(api, Date.now())
}

const confirmed = new Map<APIRequestContext, number>()

async function signedInApi(origin: string, account: typeof administrator) {
  const api = await request.newContext({ baseURL: origin })
  await signIn(api, origin, account)
  return api
}

async function signIn(api: APIRequestContext, origin: string, { email, password }: typeof administrator) {
  const answer = await api.post(`${origin}/api/auth/sign-in/email`, { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
}

const known = new Map<string, Promise<unknown>>()

function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made as Promise<T>
}
