import { expect, test, vi } from 'vitest'
import { dataProvider } from './data-provider.ts'

test('only a file of all rows goes without their bodies; a form begins with the row of the list', async () => {
  const asked = vi.fn(async (_address: string) => Response.json({ items: [], total: 0 }))
  vi.stubGlobal('fetch', asked)
  await dataProvider.getList('blog', { pagination: { page: 1, perPage: 25 } })
  await dataProvider.getMany('blog', { ids: ['1'] })
  await dataProvider.getList('blog', { pagination: { page: 1, perPage: 10_000 }, meta: { brief: true } })
  expect(asked.mock.calls.map(([address]) => address.includes('brief=true'))).toEqual([false, false, true])
})
