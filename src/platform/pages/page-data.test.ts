import { hydrate, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { filled, findData, joinQueries } from './page-data.ts'
import { createQueryClient } from './query-client.ts'

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

test('the same data makes the same page whenever it is rendered', () => {
  expect(JSON.stringify(filled(references, ['ARC']))).toBe(JSON.stringify(page.queries[0]))
})

test('a page’s title and description come from what its loader has read', () => {
  expect(findData(page, references)).toEqual(['ARC'])
  expect(findData(page, flags)).toBeUndefined()
  expect(findData(undefined, references)).toBeUndefined()
})
