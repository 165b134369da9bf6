import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from './data-provider.ts'
import { queryClient } from './query-client.ts'

afterEach(() => vi.unstubAllGlobals())

test('only a file of all rows goes without their bodies; a form begins with the row of the list', async () => {
  const asked = vi.fn(async (_address: string) => Response.json({ items: [], total: 0 }))
  vi.stubGlobal('fetch', asked)
  await dataProvider.getList('blog', { pagination: { page: 1, perPage: 25 } })
  await dataProvider.getMany('blog', { ids: ['1'] })
  await dataProvider.getList('blog', { pagination: { page: 1, perPage: 10_000 }, meta: { brief: true } })
  expect(asked.mock.calls.map(([address]) => address.includes('brief=true'))).toEqual([false, false, true])
})

/** A server that has this version of each row. */
function answerWith(versions: Record<string, string>) {
  const deleted: string[] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const id = address.split('/').at(-1) ?? ''
    const seen = new Headers(headers).get('if-unmodified-since-version')
    if (seen && seen !== versions[id]) return Response.json({ current: { id } }, { status: 409 })
    deleted.push(id)
    return new Response(null, { status: 204 })
  })
  return deleted
}

test('what a colleague has saved since is not deleted, and is read again', async () => {
  const deleted = answerWith({ 1: 'now', 2: 'now' })
  queryClient.setQueryData(['blog', 'getOne', { id: '1' }], { id: '1', updated_at: 'before' })
  const remove = (id: string, updated_at: string) =>
    dataProvider.delete('blog', { id, previousData: { id, updated_at } })
  await expect(remove('1', 'before')).rejects.toMatchObject({
    status: 409,
    message: 'It was saved in the meantime, and is still there. Please look at it before you delete it.',
  })
  expect(queryClient.getQueryState(['blog', 'getOne', { id: '1' }])?.isInvalidated).toBe(true)
  await remove('2', 'now')
  expect(deleted).toEqual(['2'])
})

test('of several, those are deleted that nobody has saved since', async () => {
  const deleted = answerWith({ 1: 'now', 2: 'now', 3: 'now', 4: 'now' })
  const remove = (ids: string[], versions: Record<string, string>) =>
    dataProvider.deleteMany('blog', { ids, meta: { versions } })
  await expect(remove(['1', '2', '3'], { 1: 'now', 2: 'before', 3: 'now' })).rejects.toMatchObject({
    status: 409,
    message: '1 of 3 was saved in the meantime, and is still there. Please look at it before you delete it.',
  })
  expect(await remove(['4'], { 4: 'now' })).toEqual({ data: ['4'] })
  expect(deleted).toEqual(['1', '3', '4'])
})
