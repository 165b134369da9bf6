import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { auditEntries, sessions } from '#accounts/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import { announce, sendDeliveryJobs } from '#resources/webhooks/announce.server.ts'
import { attemptDelivery } from '#resources/webhooks/deliver.server.ts'
import { startReceiver } from '#resources/webhooks/receiver.fixture.ts'
import { webhookDeliveries, webhooks } from '#resources/webhooks/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { webhooks as feature } from './feature.server.ts'
import { eraseOutdatedDeliveries } from './personal-data.server.ts'

const receiver = await startReceiver()
const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', WEBHOOK_LOCAL_TARGETS: 'on' })
const { db, call, admin, editor, platform } = await openAdmin(undefined, { environment })
const background = createBackground({ ...platform, queues: feature.queues?.([]) ?? [] })
await background.prepare()
await background.start()
afterAll(async () => {
  await background.stop()
  await receiver.stop()
})

beforeEach(async () => {
  receiver.received.length = 0
  receiver.rules.answer = () => 204
  await db.delete(webhooks)
  await db.delete(auditEntries)
})

const now = new Date('2030-05-01T10:00:00Z')
const erased = { email: 'tabitha@example.com', erased_at: now.toISOString() }
const tell = () => db.transaction((tx) => announce(tx, 'person.erased', erased, now))
const inquiry = {
  ...{ id: '1', email: 'tabitha@example.com', name: 'Tabitha', company: 'Engines', interest: null },
  ...{ message: 'Hello', suspected_spam: false, created_at: now.toISOString() },
}
const tellInquiry = () => db.transaction((tx) => announce(tx, 'inquiry.created', inquiry, now))

async function add(body: object = {}) {
  const answer = await call('webhooks', { method: 'POST', body: { url: receiver.url, ...body }, headers: admin })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body as { id: string; secret: string }
}

const listDeliveries = async (id: string) => (await call(`webhooks/${id}/deliveries`, { headers: admin })).body.items
const post = (path: string, headers = admin) => call(`webhooks/${path}`, { method: 'POST', headers })

/** As docs/webhooks.md shows it to receivers. */
function isSigned({ headers, body }: (typeof receiver.received)[number], secret: string) {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}

test('what happened arrives once, signed, and nobody else is told', async () => {
  const { id, secret } = await add({ events: ['inquiry.created'] })
  await add({ url: `${receiver.url}/other`, events: ['person.erased'] })
  await add({ url: `${receiver.url}/off`, enabled: false })
  await tellInquiry()
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 10_000)
  const [got] = receiver.received
  expect(got && isSigned(got, secret)).toBe(true)
  expect(JSON.parse(got?.body ?? '')).toEqual({ type: 'inquiry.created', timestamp: now.toISOString(), data: inquiry })
  await vi.waitFor(async () =>
    expect(await listDeliveries(id)).toMatchObject([
      {
        id: got?.headers['webhook-id'],
        event: 'inquiry.created',
        status: 'delivered',
        response_status: 204,
        attempts: 1,
      },
    ]),
  )
  expect(got?.path).toBe('/hook')
})

test('what is rolled back is never told', async () => {
  await add()
  const failing = db.transaction(async (tx) => {
    await announce(tx, 'inquiry.created', inquiry, now)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await db.$count(webhookDeliveries)).toBe(0)
})

test('a receiver that fails is called again by itself, under the same id and with the same body', async () => {
  const { id, secret } = await add({ events: ['inquiry.created'] })
  const tried: (typeof receiver.received)[number][] = []
  receiver.rules.answer = (got) => (tried.push(got) === 1 ? 503 : 200)
  await tellInquiry()
  await vi.waitFor(
    async () => expect(await listDeliveries(id)).toMatchObject([{ status: 'queued', attempts: 1 }]),
    10_000,
  )
  await vi.waitFor(async () => {
    await platform.pool.query("update pgboss.job set start_after = now() where state = 'retry'")
    // About nothing at all: a new job wakes the worker, which pauses after a failure.
    await db.transaction((tx) => sendDeliveryJobs(tx, [{ id: randomUUID(), webhook_id: randomUUID() }]))
    expect(tried).toHaveLength(2)
  }, 20_000)
  expect(tried[1]?.headers['webhook-id']).toBe(tried[0]?.headers['webhook-id'])
  expect(tried[1]?.body).toBe(tried[0]?.body)
  expect(tried.every((got) => isSigned(got, secret))).toBe(true)
  await vi.waitFor(async () => expect(await listDeliveries(id)).toMatchObject([{ status: 'delivered', attempts: 2 }]))
}, 30_000)

describe('one that was not delivered', () => {
  const attempt = (at: Date, id: string) => attemptDelivery({ ...platform, now: at }, id)

  /** Without a job, so that only the test calls. */
  async function owe(answer: number) {
    receiver.rules.answer = () => answer
    const webhook = await add()
    const payload = { type: 'inquiry.created', timestamp: now.toISOString(), data: inquiry }
    const row = { webhook_id: webhook.id, event: 'inquiry.created', payload, owed_since: now.toISOString() }
    const [delivery] = await db.insert(webhookDeliveries).values(row).returning()
    return { webhook: webhook.id, id: delivery?.id ?? '' }
  }

  test.each([301, 302, 400, 404, 500])('because of a %s is tried for three days and then given up', async (status) => {
    const { id } = await owe(status)
    const answered = { response_status: status, response: `Answered ${status}` }
    expect(await attempt(new Date('2030-05-04T09:59:00Z'), id)).toMatchObject({ status: 'queued', ...answered })
    expect(await attempt(new Date('2030-05-04T10:01:00Z'), id)).toMatchObject({ status: 'failed', ...answered })
  })

  test('because the receiver wants no more is given up at once', async () => {
    const { id } = await owe(410)
    expect(await attempt(now, id)).toMatchObject({ status: 'failed' })
  })

  test('is in sight, and goes out again under its old id when somebody says so', async () => {
    const { webhook, id } = await owe(410)
    await attempt(now, id)
    expect((await call('webhooks', { headers: admin })).body.items).toMatchObject([{ failed: 1, queued: 0 }])
    receiver.rules.answer = () => 200
    expect(await post(`${webhook}/deliveries/${id}/resend`, editor)).toMatchObject({ status: 403 })
    expect(await post(`${webhook}/deliveries/${id}/resend`)).toMatchObject({
      status: 202,
      body: { id, status: 'queued' },
    })
    await vi.waitFor(() => expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id]), 10_000)
    expect(await db.select({ action: auditEntries.action }).from(auditEntries)).toContainEqual({ action: 'resend' })
  })

  test('goes no further once its webhook is off', async () => {
    const { webhook, id } = await owe(200)
    await call(`webhooks/${webhook}`, { method: 'PATCH', body: { enabled: false }, headers: admin })
    expect(await attempt(now, id)).toMatchObject({ status: 'failed', response: 'The webhook is switched off' })
    expect(receiver.received).toEqual([])
  })

  test('is taken up again by the next start if its job is lost', async () => {
    const { id } = await owe(200)
    await background.prepare()
    await vi.waitFor(() => expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id]), 10_000)
  })
})

test('a test call says at once what came of it', async () => {
  const { id } = await add({ enabled: false })
  expect(await post(`${id}/test`)).toMatchObject({ status: 200, body: { status: 'delivered', response_status: 204 } })
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test' })
  receiver.rules.answer = () => 401
  expect(await post(`${id}/test`)).toMatchObject({ status: 200, body: { status: 'failed', response_status: 401 } })
  expect(await post(`${id}/test`, editor)).toMatchObject({ status: 403 })
})

describe('a secret', () => {
  test('is shown when it is made, and in no list, history or log', async () => {
    const { id, secret } = await add({ description: 'CRM' })
    expect(secret).toMatch(/^whsec_/)
    const { secret: next } = (await post(`${id}/secret`)).body
    await call(`webhooks/${id}`, { method: 'PATCH', body: { description: 'The CRM' }, headers: admin })
    const seen = await Promise.all(
      ['webhooks', `webhooks/${id}`, `webhooks/${id}/history`, `webhooks/${id}/deliveries`, 'audit'].map((path) =>
        call(path, { headers: admin }),
      ),
    )
    const told = JSON.stringify(seen) + JSON.stringify(await db.select().from(auditEntries))
    for (const hidden of [secret, next, '"previous_secret"']) expect(told).not.toContain(hidden)
  })

  test('signs for a day beside the one that replaces it', async () => {
    const { id, secret: old } = await add()
    const { secret: fresh } = (await post(`${id}/secret`)).body
    await post(`${id}/test`)
    expect([fresh, old].map((secret) => receiver.received.every((got) => isSigned(got, secret)))).toEqual([true, true])
    await db.update(webhooks).set({ previous_until: new Date().toISOString() }).where(eq(webhooks.id, id))
    await post(`${id}/test`)
    const last = receiver.received.slice(-1)
    expect([fresh, old].map((secret) => last.every((got) => isSigned(got, secret)))).toEqual([true, false])
  })
})

test.each([
  ['an unknown field', { url: 'https://crm.example', colour: 'red' }],
  ['no address', {}],
  ['an address that is none', { url: 'crm' }],
  ['an unknown event', { url: 'https://crm.example', events: ['everything'] }],
  ['no event', { url: 'https://crm.example', events: [] }],
])('%s is refused', async (_what, body) => {
  expect(await call('webhooks', { method: 'POST', body, headers: admin })).toMatchObject({ status: 422 })
})

test('editors do not see webhooks', async () => {
  const { id } = await add()
  for (const path of ['webhooks', `webhooks/${id}`, `webhooks/${id}/deliveries`])
    expect(await call(path, { headers: editor })).toMatchObject({ status: 403 })
})

describe('a person who is erased', () => {
  test('goes out of the log of calls, and whoever was told of them is told to forget them', async () => {
    const { id } = await add()
    await tellInquiry()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 10_000)
    const copy = await call('personal-data?email=Tabitha@example.com', { headers: admin })
    expect(copy.body.webhook_deliveries).toMatchObject([{ event: 'inquiry.created', payload: { data: inquiry } }])
    const gone = await call('personal-data?email=tabitha@example.com', { method: 'DELETE', headers: admin })
    expect(gone.body.erased).toMatchObject({ webhook_deliveries: 1 })
    await vi.waitFor(async () =>
      expect(await listDeliveries(id)).toMatchObject([{ event: 'person.erased', status: 'delivered' }]),
    )
    expect(JSON.parse(receiver.received[1]?.body ?? '').data.email).toBe('tabitha@example.com')
    const { rows } = await db.execute('select d::text as whole from webhook_deliveries d')
    expect(JSON.stringify(rows)).not.toMatch(/tabitha/i)
    const [{ id: told } = { id: '' }] = await listDeliveries(id)
    expect(await post(`${id}/deliveries/${told}/resend`)).toMatchObject({ status: 409 })
  })

  test('is forgotten after a month in any case', async () => {
    await add()
    await tell()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 10_000)
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    await db.transaction((tx) => eraseOutdatedDeliveries(tx, later(29)))
    expect(await db.$count(webhookDeliveries)).toBe(1)
    await db.transaction((tx) => eraseOutdatedDeliveries(tx, later(31)))
    expect(await db.$count(webhookDeliveries)).toBe(0)
  })
})

test('where it is not allowed, an address of this network is refused when it is saved and when it is called', async () => {
  const strict = await openAdmin()
  const refused = {
    status: 422,
    body: { errors: [{ path: 'url', message: expect.stringContaining('LOCAL_TARGETS') }] },
  }
  const body = { url: 'https://127.0.0.1/hook' }
  expect(await strict.call('webhooks', { method: 'POST', body, headers: strict.admin })).toMatchObject(refused)
  const row = { url: receiver.url, events: ['inquiry.created'], secret: 'whsec_c2VjcmV0' }
  const [{ id } = { id: '' }] = await strict.db.insert(webhooks).values(row).returning()
  expect(await strict.call(`webhooks/${id}`, { method: 'PATCH', body, headers: strict.admin })).toMatchObject(refused)
  const test = await strict.call(`webhooks/${id}/test`, { method: 'POST', headers: strict.admin })
  expect(test).toMatchObject({ status: 200, body: { status: 'failed', response_status: null } })
  expect(receiver.received).toEqual([])
})

test('whoever hands data over to somebody new is asked who is there', async () => {
  await db.update(sessions).set({ confirmed_at: new Date(Date.now() - 60 * 60 * 1000).toISOString() })
  const asked = { status: 403, body: { type: expect.stringMatching(/confirm-identity$/) } }
  expect(await call('webhooks', { method: 'POST', body: { url: receiver.url }, headers: admin })).toMatchObject(asked)
  await db.update(sessions).set({ confirmed_at: new Date().toISOString() })
})
