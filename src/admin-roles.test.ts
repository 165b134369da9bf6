import { describe, expect, test } from 'vitest'
import { openAdmin } from '#tests/admin.ts'

const { api, app, admin, editor } = await openAdmin()

/** Every call that exists, with ids that belong to nothing. */
const calls = [
  ...new Set(
    api.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
      .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`),
  ),
]

// What an editor may not do: users, flags, erasing leads, settings.
const forAdministrators = [
  /^\w+ \/api\/admin\/(users|feature-flags|people)(\/|$)/,
  /^DELETE \/api\/admin\/(inquiries|assessments|mails)\//,
]

async function answerTo(call: string, headers: Record<string, string>) {
  const [method = '', path = ''] = call.split(' ')
  const body = method === 'GET' || method === 'DELETE' ? undefined : '{}'
  return (await app.request(path, { method, headers, ...(body && { body }) })).status
}

test('there are as many calls as an admin needs', () => {
  expect(calls.length).toBeGreaterThan(60)
})

describe.each(calls)('%s', (call) => {
  const isForAdministrators = forAdministrators.some((pattern) => pattern.test(call))

  test('is refused without a session', async () => {
    expect(await answerTo(call, { 'content-type': 'application/json' })).toBe(401)
    expect(await answerTo(call, { 'content-type': 'application/json', cookie: 'tandem.session=made.up' })).toBe(401)
  })

  test(`is ${isForAdministrators ? 'refused to' : 'open to'} an editor`, async () => {
    const status = await answerTo(call, editor)
    expect(status === 403).toBe(isForAdministrators)
    expect(status).not.toBe(401)
    expect(status).toBeLessThan(500)
  })

  test('is open to an administrator', async () => {
    const status = await answerTo(call, admin)
    expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
  })
})
