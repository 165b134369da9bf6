import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { inquiry } from '#features/contact/contact.fixture.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { answerErrors, createApi } from './api.ts'
import { features } from './features.server.ts'

const platform = await testPlatform()
const background = createBackground(platform)
await background.prepare()
const away = connectDatabase({ host: '/nowhere', user: 'app', database: 'app' })
afterAll(async () => {
  await background.stop()
  await away.close()
})

/** The calls with the error handler around them, as the site has it. */
function connect(on: Platform) {
  const app = new Hono()
  answerErrors(app as never, on)
  return app.route('/', createApi(on, features))
}
const site = connect(platform)
const broken = connect({ ...platform, db: away.db })

const json = { apikey: platform.publicKey, 'content-type': 'application/json' }
type Sent = { body?: unknown; headers?: Record<string, string>; app?: typeof site }

async function invoke(name: string, { body, headers = json, app = site }: Sent) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  const init = { method: 'POST', headers, body: sent }
  const answer = await app.request(`/api/functions/${name}`, init, { incoming: { socket: {}, headers: {} } })
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.json() }
}

const answers = Array(16).fill(4)
const scored = await invoke('assessment-scoring', {
  body: { answers, assessToken: 'a-token-of-the-tests', personalData: {} },
})
const functions = {
  'assessment-scoring': { answers, assessToken: 'another-token-of-the-tests', personalData: {} },
  'get-shared-assessment': { assessToken: scored.body.assessmentId },
  'send-contact-email': inquiry,
}
type Name = keyof typeof functions
const names = Object.keys(functions) as Name[]

describe('what is answered when all is well', () => {
  test('assessment-scoring: the result', () => {
    expect([scored.status, scored.type]).toEqual([200, 'application/json'])
    expect(scored.body).toEqual({
      assessmentId: expect.stringMatching(/^[\w-]{22,}$/),
      dominantArchetype: expect.stringMatching(/^(explorer|bundler|scaler|catalyst)$/),
      scores: { explorer: 75, bundler: 75, scaler: 75, catalyst: expect.any(Number) },
      pillarScores: { ai: 75, agility: 75, leadership: 75 },
      message: expect.stringMatching(/\S/),
    })
  })

  test('get-shared-assessment: success, no error, and the result', async () => {
    const shared = await invoke('get-shared-assessment', { body: functions['get-shared-assessment'] })
    expect(shared).toMatchObject({ status: 200, type: 'application/json' })
    expect(shared.body).toEqual({ success: true, error: null, data: scored.body })
  })

  test('send-contact-email: success', async () => {
    const sent = await invoke('send-contact-email', { body: inquiry })
    expect([sent.status, sent.body]).toEqual([202, { success: true }])
  })
})

const unknownField = (name: Name) => ({ body: { ...functions[name], admin: true } })
const failures: [string, number, (name: Name) => Sent][] = [
  ['no key', 401, (name) => ({ body: functions[name], headers: { 'content-type': 'application/json' } })],
  ['a wrong key', 401, (name) => ({ body: functions[name], headers: { ...json, apikey: 'wrong' } })],
  ['what is no JSON', 400, () => ({ body: '{' })],
  ['no fields', 422, () => ({ body: {} })],
  ['an unknown field', 422, unknownField],
  ['too much', 413, () => ({ body: JSON.stringify({ text: 'x'.repeat(70_000) }) })],
  ['a database that is away', 503, (name) => ({ body: functions[name], app: broken })],
]

describe.each(names)('%s says what is wrong', (name) => {
  test.each(failures)('with %s (%i)', async (_what, status, make) => {
    const failed = await invoke(name, make(name))
    expect([failed.status, failed.type]).toEqual([status, 'application/problem+json'])
    const { body } = failed
    expect(body).toMatchObject({ title: expect.stringMatching(/\S/), status, detail: expect.stringMatching(/\S/) })
    if (status === 422) expect(body.errors[0]).toEqual({ path: expect.any(String), message: expect.any(String) })
    if (name === 'get-shared-assessment') expect(body).toMatchObject({ success: false, error: body.detail, data: null })
  })
})

test.each([
  ['a link that leads nowhere', { assessToken: 'no-such-assessment-anywhere' }, 404, 'Assessment not found'],
  ['no link', { assessToken: '' }, 422, 'Invalid assessment link'],
])('get-shared-assessment calls %s by its name', async (_what, body, status, error) => {
  expect(await invoke('get-shared-assessment', { body })).toMatchObject({
    status,
    body: { success: false, error, data: null },
  })
})

test('assessment-scoring asks for what is not answered yet', async () => {
  const body = { ...functions['assessment-scoring'], answers: answers.with(3, 0) }
  const { status, body: refused } = await invoke('assessment-scoring', { body })
  expect([status, refused.detail]).toEqual([422, 'Please complete all questions before submitting.'])
})
