import { hydrate, queryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { filled, findData, joinQueries, prepareWithStandIn } from './page-data.ts'
import { createQueryClient, getQueryClient } from './query-client.ts'

const references = queryOptions({ queryKey: ['references'], queryFn: () => ['Lumenar', 'ARC'] })
const flags = queryOptions({ queryKey: ['feature-flags'], queryFn: () => [{ is_enabled: true }] })

const page = { queries: [filled(references, ['ARC']), filled(flags, undefined)] }

test('an open tab starts with what its page has brought, which counts as fresh', () => {
  const client = createQueryClient()
  const now = Date.now()
  hydrate(client, joinQueries([{ loaderData: page }, { loaderData: undefined }], now))
  expect(client.getQueryData(references.queryKey)).toEqual(['ARC'])
  expect(client.getQueryState(references.queryKey)?.dataUpdatedAt).toBe(now)
})

test('what could not be read is left to the browser', () => {
  const client = createQueryClient()
  hydrate(client, joinQueries([{ loaderData: page }], Date.now()))
  expect(client.getQueryState(flags.queryKey)).toBeUndefined()
})

test('what only stands in for something is read again at once', () => {
  const client = createQueryClient()
  hydrate(client, joinQueries([{ loaderData: { queries: [filled(references, ['Built in'], { standsIn: true })] } }], 1))
  expect(client.getQueryData(references.queryKey)).toEqual(['Built in'])
  expect(client.getQueryState(references.queryKey)?.dataUpdatedAt).toBe(0)
})

test('the same data makes the same page whenever it is rendered', () => {
  expect(JSON.stringify(filled(references, ['ARC']))).toBe(JSON.stringify(page.queries[0]))
})

test('a page’s title and description come from what its loader has read', () => {
  expect(findData(page, references)).toEqual(['ARC'])
  expect(findData(page, flags)).toBeUndefined()
  expect(findData(undefined, references)).toBeUndefined()
})

test('built-in data stands in when an answer fails, and not when it comes', async () => {
  vi.stubGlobal('document', {})
  const failing = queryOptions({
    queryKey: ['a'],
    queryFn: (): string => {
      throw new Error('Away')
    },
    retry: false,
  })
  const coming = queryOptions({ queryKey: ['b'], queryFn: () => 'Saved' })
  await prepareWithStandIn(failing, Promise.resolve('Built in'))
  await prepareWithStandIn(coming, Promise.resolve('Built in'))
  expect(getQueryClient().getQueryData(failing.queryKey)).toBe('Built in')
  expect(getQueryClient().getQueryState(failing.queryKey)?.dataUpdatedAt).toBe(0)
  expect(getQueryClient().getQueryData(coming.queryKey)).toBe('Saved')
  await expect(prepareWithStandIn(coming, Promise.reject(new Error('No such file')))).resolves.toBeDefined()
  vi.unstubAllGlobals()
})
