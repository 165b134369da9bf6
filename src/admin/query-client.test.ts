import { beforeEach, expect, test, vi } from 'vitest'
import { sharedWork } from '#admin-ui/shared-work.ts'
import { call } from './api-client.ts'
import { queryClient } from './query-client.ts'

const minute = 60_000
const { queries } = queryClient.getDefaultOptions()
const retries = queries?.retry as (failures: number, error: Error & { status?: number }) => boolean
const failure = (status: number) => Object.assign(new Error(), { status })

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('fetch', async () => Response.json({}))
})

test('what was read counts as fresh for 5 minutes, and is not read again each time the window is looked at', () => {
  expect(queries).toMatchObject({ staleTime: 5 * minute, refetchOnWindowFocus: false, refetchOnReconnect: true })
})

test.each([0, 500, 503])('a failure (%i) is tried three times more', (status) => {
  expect([0, 1, 2, 3].map((failures) => retries(failures, failure(status)))).toEqual([true, true, true, false])
})

test.each([404, 401, 403, 422])('what is refused with %i is not asked for again', (status) => {
  expect(retries(0, failure(status))).toBe(false)
})

test('what others work on at the same time is read again soon, and when one comes back to the window', () => {
  expect(sharedWork.staleTime).toBeLessThanOrEqual(5_000)
  expect(sharedWork.refetchOnWindowFocus).toBe(true)
})

test('after a change of one’s own nothing counts as fresh; looking at a preview changes nothing', async () => {
  const isFresh = () => queryClient.getQueryState(['events', 'getList'])?.isInvalidated === false
  const read = () => queryClient.setQueryData(['events', 'getList'], [])
  read()
  await call('GET', 'events')
  await call('POST', 'preview', { body: {} })
  expect(isFresh()).toBe(true)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    read()
    await call(method, 'events/1')
    expect(isFresh(), method).toBe(false)
  }
})
