import { expect, test, vi } from 'vitest'
import { ApiError } from '#platform/http/api-client.ts'
import { createQueryClient, getQueryClient } from './query-client.ts'

const minute = 60_000
openTab()
const { queries } = createQueryClient().getDefaultOptions()
const retries = queries?.retry as (failures: number, error: Error) => boolean

test('what was read counts as fresh for 5 minutes and is kept for 10', () => {
  expect(queries).toMatchObject({ staleTime: 5 * minute, gcTime: 10 * minute })
})

test('is read again when the network is back, but not each time the window is looked at', () => {
  expect(queries).toMatchObject({ refetchOnReconnect: true, refetchOnWindowFocus: false })
})

test.each([
  ['a failing network', new TypeError('Failed to fetch')],
  ['a failing server', new ApiError(503, { title: 'Away', status: 503 })],
])('%s is tried three times more, then given up', (_what, error) => {
  expect([0, 1, 2, 3, 4].map((failures) => retries(failures, error))).toEqual([true, true, true, false, false])
})

test('the tries come 1, 2 and 3 seconds after a failure', () => {
  const delay = queries?.retryDelay as (failures: number, error: Error) => number
  expect([0, 1, 2].map((failures) => delay(failures, new Error()))).toEqual([1000, 2000, 3000])
})

test('what does not exist is not asked for again', () => {
  expect(retries(0, new ApiError(404, { title: 'Not found', status: 404 }))).toBe(false)
})

test('an open tab has one cache for all that it reads', () => {
  openTab()
  expect(getQueryClient()).toBe(getQueryClient())
})

test('on the server no reader gets what was read for another', () => {
  expect(getQueryClient()).not.toBe(getQueryClient())
})

test('on the server no timer keeps what was read after the page is rendered', () => {
  vi.stubGlobal('document', undefined)
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(Number.POSITIVE_INFINITY)
})

function openTab() {
  vi.stubGlobal('document', {})
}
