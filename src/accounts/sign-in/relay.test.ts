import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { relay } from './relay.server.ts'

const refusedWith = (status: number, body: object) => {
  const app = new Hono().get('/', (c) => relay(c, Response.json(body, { status }), () => ({})))
  app.onError((error, c) => c.text(error.message, 500))
  return app.request('/')
}

test('a call that another one has overtaken may be made again, and is no fault of ours', async () => {
  const answer = await refusedWith(409, { message: 'Failed to verify backup code. Please try again.' })
  expect([answer.status, await answer.json()]).toMatchObject([409, { detail: expect.stringContaining('try again') }])
})

test('what the library refuses for reasons that we do not know is a fault of ours', async () => {
  expect((await refusedWith(400, { code: 'NEVER_HEARD_OF' })).status).toBe(500)
})
