import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { describe, expect, test, vi } from 'vitest'
import { connectDatabase } from '#platform/database/database.server.ts'
import { createDataCache } from '#platform/pages/data-cache.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { answerErrors, createApi } from './api.ts'
import { features } from './features.server.ts'

const { pool, connection: _, ...platform } = await testPlatform()
const call = connect(platform)
const apikey = platform.publicKey

/** The calls with the error handler around them, as the site has it. */
function connect(on: Platform) {
  const app = new Hono<{ Variables: { requestId: string } }>()
  answerErrors(app as never, on)
  app.use(requestId({ limitLength: 0 })).route('/', createApi(on, features))
  return (path: string, init: RequestInit = {}) => Promise.resolve(app.request(`/api${path}`, init))
}

function post(body: BodyInit | undefined, headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { apikey, 'content-type': 'application/json', ...headers }, duplex: 'half' }
  return call('/functions/get-shared-assessment', body === undefined ? init : { ...init, body })
}

async function expectProblem(answer: Response, status: number) {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const body = await answer.json()
  expect(body).toMatchObject({ status, title: expect.stringMatching(/\S/), detail: expect.stringMatching(/\S/) })
  return body
}

describe('the public key', () => {
  test.each<[string, string, RequestInit]>([
    ['is missing', '/references', {}],
    ['is wrong in the header', '/references', { headers: { apikey: 'wrong' } }],
    ['is wrong in the address', '/references?apikey=wrong', {}],
    ['is empty', '/references?apikey=', { headers: { apikey: '' } }],
    ['is missing and the call does not exist', '/nothing', {}],
    ['is missing and the description is asked for', '/openapi.json', {}],
  ])('is asked for when it %s', async (_what, path, init) => {
    await expectProblem(await call(path, init), 401)
  })

  test('counts in the header as well as in the address', async () => {
    expect((await call('/references', { headers: { apikey } })).status).toBe(200)
    expect((await call(`/references?apikey=${apikey}`)).status).toBe(200)
  })
})

describe('what is no call', () => {
  test.each(['/nothing', '/content', '/blog/a/b', '/'])('is answered as such: %s', async (path) => {
    await expectProblem(await call(path, { headers: { apikey } }), 404)
  })

  test('is also a call by the wrong method', async () => {
    await expectProblem(await call('/references', { method: 'DELETE', headers: { apikey } }), 404)
  })
})

describe('a body', () => {
  test.each(['{"assessToken":', 'nonsense', '', '\u0000'])('that is no JSON is refused: %j', async (body) => {
    await expectProblem(await post(body), 400)
  })

  test('that is missing is refused', async () => {
    await expectProblem(await call('/functions/get-shared-assessment', { method: 'POST', headers: { apikey } }), 422)
  })

  test.each(['[]', 'null', '"text"', '1'])('that is no object is refused: %s', async (body) => {
    await expectProblem(await post(body), 422)
  })

  test('over 64 KB is refused', async () => {
    const large = JSON.stringify({ assessToken: 'x'.repeat(65 * 1024) })
    await expectProblem(await post(large, { 'content-length': String(large.length) }), 413)
  })

  test('over 64 KB is refused when it does not say how long it is', async () => {
    const pieces = Array.from({ length: 70 }, () => new TextEncoder().encode('x'.repeat(1024)))
    await expectProblem(await post(new Blob(pieces).stream()), 413)
  })

  test.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('as a form of another site could send it is refused: %s', async (type) => {
    await expectProblem(await post('{"assessToken":"x"}', { 'content-type': type }), 415)
  })

  test.each(['cross-site', 'same-site'])('that a browser sends from elsewhere is refused: %s', async (site) => {
    await expectProblem(await post('{"assessToken":"x"}', { 'sec-fetch-site': site }), 403)
  })

  test('with unknown fields is refused, each with its path', async () => {
    const personalData = { isAdmin: true }
    const answer = await call('/functions/assessment-scoring', {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ answers: Array(16).fill(3), assessToken: 'a'.repeat(22), personalData, extra: 1 }),
    })
    const { errors } = await expectProblem(answer, 422)
    expect(errors).toContainEqual({ path: 'extra', message: 'Unknown field' })
    expect(errors).toContainEqual({ path: 'personalData.isAdmin', message: 'Unknown field' })
  })
})

describe('a text that no database takes', () => {
  test.each([
    '/content/a%00b',
    '/blog/a%00b',
    '/blog?q=a%00b',
    '/blog?tag=a%00b',
    '/authors/a%00b',
    '/use-cases/a%00b',
    '/use-cases?q=a%00b',
    '/testimonials?page_key=a%00b',
  ])('is the fault of who sends it: %s', async (path) => {
    const { status } = await call(path, { headers: { apikey } })
    expect(status, 'an answer that blames nobody here').toBeLessThan(500)
  })

  test('also within a body', async () => {
    expect((await post('{"assessToken":"a\\u0000b"}')).status).toBeLessThan(500)
  })
})

describe('when something breaks inside', () => {
  test('the answer has a reference to the log and nothing of the inside', async () => {
    const logged = vi.spyOn(platform.log, 'error')
    await pool.query('alter table use_cases rename to use_cases_away')
    const answer = await call('/use-cases', { headers: { apikey } })
    await pool.query('alter table use_cases_away rename to use_cases')
    const body = await expectProblem(answer, 500)
    const reference = answer.headers.get('x-request-id') ?? ''
    expect(reference).toMatch(/\S{16,}/)
    expect(body.detail).toContain(reference)
    expect(JSON.stringify(body)).not.toMatch(/use_cases|select|\.ts|node_modules/)
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      { error: expect.any(Error), requestId: reference, path: '/api/use-cases' },
      'request failed',
    )
  })

  test('a database that is away is said so, with when to come back, and nothing of it is remembered', async () => {
    const away = connectDatabase({ host: '/nowhere', user: 'app', database: 'app' })
    const cache = createDataCache(platform.changeFeed)
    const callAway = connect({ ...platform, cache, read: (query) => query(away.db) })
    for (const path of ['/references', '/content/home', '/blog', '/events']) {
      const answer = await callAway(path, { headers: { apikey } })
      expect(answer.headers.get('retry-after')).toBe('5')
      await expectProblem(answer, 503)
    }
    await away.close()
    const callAgain = connect({ ...platform, cache })
    expect((await callAgain('/references', { headers: { apikey } })).status).toBe(200)
  })
})
