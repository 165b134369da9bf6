import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { twoFactors, users } from '#accounts/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { addUser, adminApp, goodPassword, openBrowser, openBrowserOf } from '#tests/users.ts'
import { rescueAccount } from './rescue.server.ts'

const platform = await testPlatform()
const { db } = platform
const app = adminApp(platform)
const password = 'nine herons under the bridge'
const wanted = { name: 'Root', role: 'admin', password, resetTwoFactor: false } as const

test('whoever runs the machine can make an administrator', async () => {
  expect(await rescueAccount(db, { ...wanted, email: 'root@example.com' })).toMatchObject({ isNew: true })
  const browser = openBrowser(app)
  await browser.signIn({ email: 'root@example.com', password })
  expect((await browser.get('/api/admin/me')).body).toMatchObject({ name: 'Root', role: 'admin' })
})

test('an account that exists gets the password and the role, is enabled, and its sessions end', async () => {
  const person = await addUser(platform, { role: 'editor' })
  const elsewhere = await openBrowserOf(person, platform, app)
  await db.update(users).set({ disabled: true }).where(eq(users.id, person.id))
  expect(await rescueAccount(db, { ...wanted, email: person.email })).toMatchObject({ isNew: false })
  expect(await elsewhere.isSignedIn()).toBe(false)
  expect((await openBrowser(app).signIn({ ...person, password: goodPassword })).status).toBe(401)
  const { body } = await openBrowser(app).signIn({ ...person, password })
  expect(body.user).toMatchObject({ role: 'admin', name: person.name })
})

test('two-factor sign-in stays on unless it is to go too', async () => {
  const person = await addUser(platform)
  await db.update(users).set({ two_factor_enabled: true }).where(eq(users.id, person.id))
  expect(await rescueAccount(db, { ...wanted, email: person.email })).toMatchObject({ hasTwoFactor: true })
  const reset = { ...wanted, email: person.email, resetTwoFactor: true }
  expect(await rescueAccount(db, reset)).toMatchObject({ hasTwoFactor: false })
  expect((await openBrowser(app).signIn({ ...person, password })).body).toHaveProperty('user')
})

test('whoever is locked out by ten wrong passwords, or codes, gets in again', async () => {
  const person = await addUser(platform)
  for (let attempt = 0; attempt < 10; attempt++)
    await openBrowser(app).signIn({ ...person, password: 'not the right password' })
  expect((await openBrowser(app).signIn(person)).status).toBe(429)
  const locked_until = new Date(Date.now() + 60_000).toISOString()
  const locked = { user_id: person.id, secret: 'x', backup_codes: 'x', failed_verification_count: 10, locked_until }
  await db.insert(twoFactors).values(locked)
  await rescueAccount(db, { ...wanted, email: person.email })
  expect((await openBrowser(app).signIn({ ...person, password })).status).toBe(200)
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.user_id, person.id))
  expect(row).toMatchObject({ failed_verification_count: 0, locked_until: null })
})
