import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntries, users } from '#accounts/tables.server.ts'
import { generatedSecrets, rateLimits } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { addUser, adminApp, goodPassword, openBrowser } from '#tests/users.ts'
import { prepareFirstAdministrator } from './set-up.server.ts'

const platform = await testPlatform()
const { db } = platform
const app = adminApp(platform)
const path = '/api/auth/set-up'
const person = { email: 'ada@example.com', name: 'Ada Moreau', password: goodPassword }
const silent = () => {}

beforeEach(async () => {
  await db.delete(rateLimits)
  await db.delete(users)
  await db.delete(auditEntries)
})

async function start(variables: Record<string, string> = {}, say: (line: string) => void = silent) {
  const environment = readEnvironment({ NODE_ENV: 'test', ...variables })
  return prepareFirstAdministrator({ ...platform, environment }, say)
}

const entries = () => db.select().from(auditEntries).where(eq(auditEntries.resource, 'users'))

const tokenOf = (link: string | undefined) => /^\/admin\/set-up\?token=([\w-]{43})$/.exec(link ?? '')?.[1] ?? ''

describe('ADMIN_EMAIL and ADMIN_PASSWORD', () => {
  const variables = { ADMIN_EMAIL: 'Root@Example.com', ADMIN_PASSWORD: goodPassword }

  test('make the first administrator, and no link', async () => {
    expect(await start(variables)).toBeUndefined()
    const browser = openBrowser(app)
    await browser.signIn({ email: 'root@example.com', password: goodPassword })
    expect((await browser.get('/api/admin/me')).body).toMatchObject({ email: 'root@example.com', role: 'admin' })
    expect(await entries()).toMatchObject([{ user_name: 'Administrator', item_label: 'root@example.com' }])
  })

  test('change nothing once there is an account', async () => {
    await addUser(platform)
    await start(variables)
    expect(await db.$count(users)).toBe(1)
  })

  test('make one administrator when several processes start at once', async () => {
    await Promise.all([start(variables), start(variables), start(variables)])
    expect(await db.$count(users)).toBe(1)
  })

  test('are taken even if the password is easy to guess, but not silently', async () => {
    const said: string[] = []
    await start({ ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'password1234' }, (line) => said.push(line))
    expect(said).toEqual([expect.stringContaining('ADMIN_PASSWORD is easy to guess')])
    expect(await db.$count(users)).toBe(1)
  })
})

describe('the set-up link', () => {
  test('makes the first administrator, who is signed in at once', async () => {
    const token = tokenOf(await start())
    const browser = openBrowser(app)
    expect((await browser.post(path, { token, ...person })).status).toBe(200)
    expect((await browser.get('/api/admin/me')).body).toMatchObject({
      email: person.email,
      name: person.name,
      role: 'admin',
    })
    const [entry] = await entries()
    expect(entry).toMatchObject({ user_name: person.name, action: 'create', after: { email: person.email } })
    expect(JSON.stringify(entry)).not.toContain(person.password)
  })

  test('works once', async () => {
    const token = tokenOf(await start())
    const other = { ...person, email: 'eve@example.com' }
    const both = [person, other].map((one) => openBrowser(app).post(path, { token, ...one }))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 410])
    expect(await db.$count(users)).toBe(1)
  })

  test('is not made, and does not work, once there is an account', async () => {
    const token = tokenOf(await start())
    await addUser(platform)
    expect(await openBrowser(app).post(path, { token, ...person })).toMatchObject({
      status: 410,
      body: { detail: 'This site is set up already. Please sign in.' },
    })
    expect(await start()).toBeUndefined()
  })

  test('of an earlier start is void, and none can be made up', async () => {
    const old = tokenOf(await start())
    await start()
    for (const token of [old, 'x', '-'.repeat(43)]) {
      expect((await openBrowser(app).post(path, { token, ...person })).status).toBe(403)
    }
    expect(await db.$count(users)).toBe(0)
  })

  test('of several processes works whichever printed it, and is void after four more starts', async () => {
    const shared = { DATABASE_URL: 'postgres://site@db.example.com/site' }
    const [first, ...others] = (await Promise.all([start(shared), start(shared)])).map(tokenOf)
    for (let starts = 1; starts <= 2; starts++) others.push(tokenOf(await start(shared)))
    const weak = { ...person, password: 'x' }
    for (const token of [first, ...others])
      expect((await openBrowser(app).post(path, { token, ...weak })).status).toBe(422)
    for (let starts = 1; starts <= 4; starts++) await start(shared)
    for (const token of [first, ...others])
      expect((await openBrowser(app).post(path, { token, ...person })).status).toBe(403)
  })

  test('can not be read in the database', async () => {
    const token = tokenOf(await start())
    expect(token).toHaveLength(43)
    expect(JSON.stringify(await db.select().from(generatedSecrets))).not.toContain(token)
  })

  test('takes no weak password, no role, and stays usable after a mistake', async () => {
    const token = tokenOf(await start())
    const weak = await openBrowser(app).post(path, { token, ...person, password: 'ada-tandem-2024' })
    expect(weak).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
    expect((await openBrowser(app).post(path, { token, ...person, role: 'admin' })).status).toBe(422)
    expect((await openBrowser(app).post(path, { token, ...person, email: 'ada' })).status).toBe(422)
    expect((await openBrowser(app).post(path, { token, ...person })).status).toBe(200)
    expect(await db.$count(users, eq(users.role, 'admin'))).toBe(1)
  })
})
