import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldErrors, problem, Refusal } from './problem.server.ts'

const input = z.strictObject({
  email: z.email('must be an e-mail address'),
  tags: z.array(z.strictObject({ name: z.string() })).optional(),
})

test('an error answer says what is wrong in the standard form', async () => {
  const errors = [{ path: 'email', message: 'is missing' }]
  const app = new Hono().get('/', (c) => problem(c, 422, 'Some fields are not right.', errors))
  const response = await app.request('/')
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const body = { title: 'Invalid input', status: 422, detail: 'Some fields are not right.', errors }
  expect(await response.json()).toEqual(body)
})

test('without details the title stands for them', async () => {
  const app = new Hono().get('/known', (c) => problem(c, 404)).get('/unnamed', (c) => problem(c, 418))
  expect(await (await app.request('/known')).json()).toEqual({ title: 'Not found', status: 404, detail: 'Not found' })
  expect(await (await app.request('/unnamed')).json()).toEqual({ title: 'Error', status: 418, detail: 'Error' })
})

test('a refusal from deep inside carries its status, its words and its fields', () => {
  const errors = [{ path: 'slug', message: 'is taken' }]
  const refusal = new Refusal(409, 'Someone else has saved this row.', errors)
  expect(refusal).toMatchObject({ status: 409, message: 'Someone else has saved this row.', errors })
})

test('each wrong field is named by its path', () => {
  const { error } = input.safeParse({ email: 'nobody', tags: [{ name: 'a' }, { name: 7 }] })
  expect(error && fieldErrors(error)).toEqual([
    { path: 'email', message: 'must be an e-mail address' },
    { path: 'tags.1.name', message: expect.stringContaining('expected string') },
  ])
})

test('each unknown field is named on its own, however deep it is', () => {
  const { error } = input.safeParse({
    email: 'a@example.com',
    role: 'admin',
    id: 1,
    tags: [{ name: 'a', colour: 'red' }],
  })
  expect(error && fieldErrors(error)).toEqual(
    expect.arrayContaining([
      { path: 'role', message: 'Unknown field' },
      { path: 'id', message: 'Unknown field' },
      { path: 'tags.0.colour', message: 'Unknown field' },
    ]),
  )
})
