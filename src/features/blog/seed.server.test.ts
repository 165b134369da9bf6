import { expect, test } from 'vitest'
import { plainText, sanitizeBody } from '#platform/sanitize.server.ts'
import { freshDatabase } from '#tests/fresh-database.ts'
import { everything } from './filter.ts'
import { postInput } from './input.ts'
import { listPosts } from './queries.server.ts'
import { samples, seedBlog } from './seed.server.ts'

const { db } = await freshDatabase()

test('the sample articles fill an empty blog', async () => {
  await seedBlog(db)
  const { total, tags } = await listPosts(db, everything, new Date('2026-11-15T00:00:00Z'))
  expect(total).toBe(samples.length)
  expect(total).toBeGreaterThanOrEqual(8)
  expect(tags).toEqual(['Agile Leadership', 'AI', 'Coaching', 'Product', 'Scrum@Scale', 'Transformation'])
})

test.each(samples.map((sample) => [sample.slug, sample] as const))(
  '%s is an article worth the name',
  (_slug, sample) => {
    expect(postInput.safeParse(sample).error).toBeUndefined()
    expect(sanitizeBody(sample.content)).toBe(sample.content)
    const words = plainText(sample.content).split(' ').length
    expect(words).toBeGreaterThan(600)
    expect(words).toBeLessThan(1000)
  },
)
