import { beforeEach, expect, test } from 'vitest'
import { testPlatform } from '#tests/fresh-database.ts'
import { testimonialsApi } from './api.server.ts'
import type { Testimonial } from './queries.server.ts'
import { seedTestimonials } from './seed.server.ts'
import { testimonials } from './tables.server.ts'

const platform = await testPlatform()
const api = testimonialsApi(platform)
const read = async (pageKey: string) =>
  (await (await api.request(`/testimonials?page_key=${pageKey}`)).json()) as Testimonial[]

beforeEach(() => platform.db.delete(testimonials))

test('a page shows its own active testimonials by display order', async () => {
  await platform.db.insert(testimonials).values([
    { name: 'Second', quote: 'q', page_key: 'training', display_order: 2 },
    { name: 'First', quote: 'q', page_key: 'training', display_order: 1 },
    { name: 'Resting', quote: 'q', page_key: 'training', display_order: 0, active: false },
    { name: 'Elsewhere', quote: 'q', page_key: 'home' },
  ])
  expect((await read('training')).map((row) => row.name)).toEqual(['First', 'Second'])
  expect(await read('unknown')).toEqual([])
})

test('a call without a page key is refused', async () => {
  expect((await api.request('/testimonials')).status).toBe(422)
})

test('sample testimonials stand on several pages', async () => {
  await seedTestimonials(platform.db, { storeFile: async ({ name }) => `/storage/pictures/${name}` })
  expect(await platform.db.$count(testimonials)).toBeGreaterThanOrEqual(6)
  expect((await read('training')).length).toBeGreaterThanOrEqual(3)
  expect((await read('mentoring')).length).toBeGreaterThanOrEqual(2)
})
