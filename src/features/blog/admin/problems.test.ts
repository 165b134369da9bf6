import { describe, expect, test } from 'vitest'
import { postProblems } from './problems.ts'

const now = new Date('2026-05-10T12:00:00Z')
const past = '2026-05-01T00:00:00.000Z'
const later = '2026-06-01T00:00:00.000Z'
const planned = (values: object, saved?: Record<string, unknown>) =>
  postProblems({ published: true, ...values }, saved, now).publish_date

test('what has no text can be kept, and not be published', () => {
  const problem = (published: boolean, content: string) => postProblems({ published, content }, undefined, now).content
  expect(problem(true, '<p> </p>')).toContain('without a text')
  expect(problem(false, '')).toBeUndefined()
  expect(problem(true, '<p>Words.</p>')).toBeUndefined()
})

test('a picture needs words for those who can not see it', () => {
  const problem = (featured_image_url: unknown, featured_image_alt: unknown) =>
    postProblems({ featured_image_url, featured_image_alt }, undefined, now).featured_image_alt
  expect(problem('/storage/pictures/a.webp', ' ')).toContain('Say what the picture shows')
  expect(problem('/storage/pictures/a.webp', null)).toBeDefined()
  expect(problem('/storage/pictures/a.webp', 'Two teams')).toBeUndefined()
  expect(problem(null, null)).toBeUndefined()
})

describe('a plan', () => {
  test('is for a time in the future', () => {
    expect(planned({ publish_date: later })).toBeUndefined()
    expect(planned({ publish_date: past })).toBe('Choose a time in the future')
    expect(planned({ publish_date: past }, { published: false, publish_date: null })).toBeDefined()
    expect(planned({ publish_date: past }, { published: true, publish_date: later })).toBeDefined()
  })

  test('is not needed to publish at once, or to keep a draft', () => {
    expect(planned({ publish_date: null })).toBeUndefined()
    expect(planned({ published: false, publish_date: past })).toBeUndefined()
  })

  test('may have come true: what is live keeps its date and may be given an older one', () => {
    const live = { published: true, publish_date: past }
    expect(planned({ publish_date: past }, live)).toBeUndefined()
    expect(planned({ publish_date: '2024-01-01T00:00:00.000Z' }, live)).toBeUndefined()
  })
})
