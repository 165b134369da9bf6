import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#accounts/tables.server.ts'
import { freshDatabase } from './fresh-database.ts'
import { urlOf } from './postgres.ts'
import { goodPassword } from './users.ts'

const { db, connection } = await freshDatabase()
const DATABASE_URL = urlOf(connection)

async function run(words: string[], { typed = '', variables = {} }: { typed?: string; variables?: object } = {}) {
  const { PATH } = process.env
  const child = spawn(process.execPath, ['commands/admin.ts', ...words], { env: { PATH, DATABASE_URL, ...variables } })
  child.stdin.end(typed)
  const [[code], said, complained] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  return { code, said, complained }
}

const find = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0]

test('an administrator is made with the password that is typed, which is not shown', async () => {
  const { code, said, complained } = await run(['create', 'Ada@Example.com'], { typed: `${goodPassword}\n` })
  expect({ code, said }).toEqual({
    code: 0,
    said: 'ada@example.com is a new admin with the password that you gave.\n',
  })
  expect(said + complained).not.toContain(goodPassword)
  expect(await find('ada@example.com')).toMatchObject({ role: 'admin', name: 'ada', disabled: false })
})

test('or with ADMIN_PASSWORD, and as an editor if you say so', async () => {
  const variables = { ADMIN_PASSWORD: goodPassword }
  const words = ['create', 'mira@example.com', '--role', 'editor', '--name', 'Mira Stone']
  expect((await run(words, { variables })).code).toBe(0)
  expect(await find('mira@example.com')).toMatchObject({ role: 'editor', name: 'Mira Stone' })
})

test('a weak password makes no account', async () => {
  const { code, complained } = await run(['create', 'eve@example.com'], { typed: 'password1234\n' })
  expect(code).toBe(1)
  expect(complained).toContain('too easy to guess')
  const variables = { ADMIN_PASSWORD: 'password1234' }
  expect((await run(['create', 'eve@example.com'], { variables })).complained).toContain(
    'ADMIN_PASSWORD: This password',
  )
  expect(await find('eve@example.com')).toBeUndefined()
})

test.each([
  [[], /^Usage: npm run admin -- create EMAIL/],
  [['delete', 'eve@example.com'], /^Usage/],
  [['create', 'eve@example.com', '--role', 'owner'], /^Usage/],
  [['create', 'eve@example.com', '--force'], /^Usage/],
  [['create', 'eve'], /^eve is not an e-mail address/],
])('%j is answered with how it is meant', async (words, answer) => {
  const { code, complained } = await run(words)
  expect(code).toBe(1)
  expect(complained).toMatch(answer)
})
