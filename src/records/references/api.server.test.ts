import { readdir } from 'node:fs/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { testPlatform } from '#tests/fresh-database.ts'
import { referencesApi } from './api.server.ts'
import { referencesQuery } from './client.ts'
import type { Reference } from './queries.server.ts'
import { seedReferences } from './seed.server.ts'
import { brandReferences } from './tables.server.ts'

const platform = await testPlatform()
const { db } = platform
const api = referencesApi(platform)
const read = async () => (await (await api.request('/references')).json()) as Reference[]
const expectSoon = (names: string[]) =>
  vi.waitFor(async () => expect((await read()).map(({ name }) => name)).toEqual(names), { timeout: 60_000 })

beforeEach(() => db.delete(brandReferences))

test('references come by display order, equal ones by name, and a change is there at the next read', async () => {
  await expectSoon([])
  await db.insert(brandReferences).values([
    { name: 'Later', display_order: 7 },
    { name: 'B', display_order: 2 },
    { name: 'A', display_order: 2 },
    { name: 'First', display_order: -1 },
  ])
  await expectSoon(['First', 'A', 'B', 'Later'])
  await db.delete(brandReferences)
  await expectSoon([])
})

test('are read once in ten minutes as long as nothing changes', async () => {
  const reads = vi.spyOn(db, 'select')
  // Word of the last change may still be on its way.
  await vi.waitFor(async () => {
    await read()
    reads.mockClear()
    await read()
    await read()
    expect(reads).not.toHaveBeenCalled()
  })
  expect(referencesQuery().staleTime).toBe(10 * 60_000)
})

test('sample references have their logo stored under their own id, and are filled in once', async () => {
  const store = vi.fn(async (file: { bucket: string; name: string }) => `/storage/${file.bucket}/${file.name}?v=1`)
  await seedReferences(db, store)
  const rows = await db.select().from(brandReferences)
  const withLogo = rows.filter(({ logo_url }) => logo_url !== null)
  expect(withLogo).toHaveLength((await readdir('db/sample-logos')).length)
  expect(store).toHaveBeenCalledTimes(withLogo.length)
  for (const { id, logo_url } of withLogo) expect(logo_url).toMatch(`/storage/brand-logos/${id}.svg?v=`)
  for (const { show_text_only } of rows.filter((row) => !withLogo.includes(row))) expect(show_text_only).toBe(true)
})
