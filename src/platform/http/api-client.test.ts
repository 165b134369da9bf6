import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, createApiClient, isNotFound, orNull, request } from './api-client.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

const client = () => createApiClient({ url: 'https://www.example.com', key: 'the-key' })
const answer = (body: unknown, init: ResponseInit = {}, type = 'application/json') =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { headers: { 'content-type': type }, ...init }))

test('a client without the project URL or the public key refuses to be made', () => {
  expect(() => createApiClient({ url: undefined, key: 'k' })).toThrow('The API client needs the project URL')
  expect(() => createApiClient({ url: 'https://x', key: '' })).toThrow('The API client needs the public key')
})

test('every call carries the public key', async () => {
  answer([1])
  expect(await client().get('/api/references')).toEqual([1])
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(String(address)).toBe('https://www.example.com/api/references')
  expect(new Headers(init?.headers).get('apikey')).toBe('the-key')
})

test('a submission is sent as JSON with the headers it was given', async () => {
  answer({ success: true })
  await client().post('/api/functions/send', { name: 'Ä' }, { 'idempotency-key': '1' })
  const init = fetched.mock.calls[0]?.[1]
  const headers = new Headers(init?.headers)
  expect(init?.method).toBe('POST')
  expect(init?.body).toBe('{"name":"Ä"}')
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('idempotency-key')).toBe('1')
  expect(headers.get('apikey')).toBe('the-key')
})

test('a call that is no longer needed can be given up', async () => {
  answer([])
  const { signal } = new AbortController()
  await client().get('/api/blog', signal)
  expect(fetched.mock.calls[0]?.[1]?.signal).toBe(signal)
})

describe('a refusal', () => {
  const failure = async () =>
    (await client()
      .get('/api/x')
      .catch((error) => error)) as ApiError

  test('comes with the problem that the API tells', async () => {
    const errors = [{ path: 'email', message: 'Invalid' }]
    answer({ title: 'Invalid input', detail: 'Some fields are not right.', errors }, { status: 422 })
    const error = await failure()
    expect(error).toBeInstanceOf(ApiError)
    expect(error.status).toBe(422)
    expect(error.message).toBe('Some fields are not right.')
    expect(error.problem.errors).toEqual(errors)
    expect(error.fields).toEqual({ email: 'Invalid' })
  })

  test.each(['text/html', 'application/problem+json'])(
    'that is not readable JSON (%s) still has a name',
    async (type) => {
      const headers = { 'content-type': type }
      fetched.mockResolvedValueOnce(new Response('<h1>', { status: 502, statusText: 'Bad Gateway', headers }))
      const error = await failure()
      expect(error.message).toBe('Bad Gateway')
      expect(error.problem).toEqual({ title: 'Bad Gateway', status: 502 })
    },
  )

  test('without any text is named by its status', async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 500 }))
    expect((await failure()).message).toBe('Status 500')
  })

  test('is told apart: only 404 means that the thing does not exist', async () => {
    const problem = { title: 'x', status: 404 }
    expect(isNotFound(new ApiError(404, problem))).toBe(true)
    expect(isNotFound(new ApiError(500, problem))).toBe(false)
    expect(isNotFound(new Error('404'))).toBe(false)
  })

  test('of what does not exist can be read as nothing; any other is thrown', async () => {
    answer({}, { status: 404 })
    expect(await orNull(client().get('/api/x'))).toBeNull()
    answer({}, { status: 500 })
    await expect(orNull(client().get('/api/x'))).rejects.toThrow('Status 500')
  })
})

test('a connection that breaks is thrown as it is', async () => {
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'))
  await expect(client().get('/api/x')).rejects.toThrow('fetch failed')
})

test('a call that is done and has nothing to say answers nothing', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }))
  expect(await request('/api/admin/blog/1', { method: 'DELETE' })).toBeUndefined()
  const init = fetched.mock.calls[0]?.[1]
  expect(init?.method).toBe('DELETE')
  expect(init?.body).toBeUndefined()
  expect(new Headers(init?.headers).has('content-type')).toBe(false)
})
