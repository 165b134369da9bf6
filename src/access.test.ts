import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { users } from '#accounts/tables.server.ts'
import { createMetrics } from '#platform/http/metrics.server.ts'
import { listen } from '#platform/http/server.server.ts'
import { type Access, accessTable } from '#tests/access-table.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { onePageBuild } from '#tests/one-page-build.ts'
import { addSignedIn, addUser, adminApp, openBrowser } from '#tests/users.ts'
import { createApp, createRoutes } from './app.ts'
import { features } from './features.server.ts'
import { createPages } from './pages.ts'

const platform = await testPlatform()
const deps = {
  features,
  // Who may see a page does not depend on which it is.
  build: onePageBuild(() => new Response('A page')),
  readAdminDocument: async () => '<!doctype html>',
  metrics: createMetrics(),
  readReadiness: async () => ({ needed: {}, useful: {} }),
}
const { routes } = createRoutes(platform, createPages(platform, { ...deps, metrics: createMetrics() }), {
  ...deps,
  metrics: createMetrics(),
})
const calls = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))]
const server = await listen(createApp(platform, deps), { port: 0, host: '127.0.0.1' })
afterAll(() => server.stop())

const halfwayCookie = await signInHalfway()

/** Users come anew for every call: some calls end the session. */
const callers = {
  stranger: async () => '',
  forger: async () => 'tandem.session=made.up',
  'half signed in': async () => halfwayCookie,
  disabled: async () => {
    const { person, cookie } = await addSignedIn(platform, 'admin')
    await platform.db.update(users).set({ disabled: true }).where(eq(users.id, person.id))
    return cookie
  },
  editor: async () => (await addSignedIn(platform, 'editor')).cookie,
  administrator: async () => (await addSignedIn(platform, 'admin')).cookie,
}
type Verdicts = Record<keyof typeof callers, 'let in' | 'unknown' | 'refused'>

const everybody = all('let in')
const expected: Record<Exclude<Access, 'guard'>, Verdicts> = {
  everybody,
  key: everybody,
  watcher: { ...all('refused'), editor: 'let in', administrator: 'let in' },
  editor: { ...all('unknown'), editor: 'let in', administrator: 'let in' },
  admin: { ...all('unknown'), editor: 'refused', administrator: 'let in' },
}

test('it is written down for every call who may make it, and for no other', () => {
  expect(calls.filter((call) => !accessTable.has(call))).toEqual([])
  expect([...accessTable.keys()].filter((call) => !calls.includes(call))).toEqual([])
})

test.each([...accessTable].filter(([, access]) => access !== 'guard'))('%s is for: %s', async (call, access) => {
  const verdicts: Partial<Verdicts> = {}
  for (const [name, comes] of Object.entries(callers)) {
    const headers = { cookie: await comes(), ...(access === 'key' && { apikey: platform.publicKey }) }
    verdicts[name as keyof Verdicts] = await judge(call, headers)
  }
  expect(verdicts).toEqual(expected[access as Exclude<Access, 'guard'>])
})

test.each([...accessTable].filter(([, access]) => access === 'key'))('%s needs the key', async (call) => {
  const { cookie } = await addSignedIn(platform, 'admin')
  expect([await judge(call, { cookie }), await judge(call, { cookie, apikey: 'wrong' })]).toEqual([
    'unknown',
    'unknown',
  ])
})

/** What one is told who asks from elsewhere, with ids that belong to nothing and a body without any field. */
async function judge(call: string, headers: Record<string, string>) {
  const [method = '', path = ''] = call.split(' ')
  const body = method === 'GET' || method === 'DELETE' ? undefined : '{}'
  const answer = await fetch(`http://127.0.0.1:${server.port}${fill(path)}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, 'x-forwarded-for': '203.0.113.7', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  })
  await answer.body?.cancel()
  expect(answer.status, call).toBeLessThan(500)
  if (answer.status === 401) return 'unknown'
  return answer.status === 403 ? 'refused' : 'let in'
}

const fill = (path: string) =>
  path
    .replace('{.+\\.png}', '.png')
    .replace(/:(?:id|sessionId)\b/g, '00000000-0000-4000-8000-000000000000')
    .replace(/:\w+|\*/g, 'none')

function all(verdict: Verdicts['stranger']) {
  return Object.fromEntries(Object.keys(callers).map((name) => [name, verdict])) as Verdicts
}

/** The password was right, the code of the second step is still to come. */
async function signInHalfway() {
  const person = await addUser(platform, { role: 'admin' })
  await platform.db.update(users).set({ two_factor_enabled: true }).where(eq(users.id, person.id))
  const browser = openBrowser(adminApp(platform))
  expect((await browser.signIn(person)).body).toEqual({ twoFactorRedirect: true })
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
