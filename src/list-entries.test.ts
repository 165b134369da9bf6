import { describe, expect, test } from 'vitest'
import { findTextProblems } from '#admin/content/texts/problems.server.ts'
import { builtInKeynotes } from '#features/events/keynotes/built-in.ts'
import { readKeynotes } from '#features/events/keynotes/keynotes.ts'
import { openAdmin } from '#tests/admin.ts'
import { features } from './features.server.ts'

const { call } = await openAdmin()

const lists = features.flatMap(({ texts = [] }) =>
  texts.flatMap((page) => Object.entries(page.lists ?? {}).map(([key, shape]) => ({ page, key, shape }))),
)

test('every list that has a form is read by its page’s own rule when it is saved, and its default passes', () => {
  expect(lists.length).toBeGreaterThan(7)
  for (const { page, key, shape } of lists) {
    expect(shape.problemOf, key).toBeDefined()
    expect(findTextProblems(page, key, page.content.texts[key] ?? '', ''), key).toEqual([])
  }
})

describe('a talk that the page would leave out is refused, and its field named', () => {
  const [good] = builtInKeynotes
  test.each(['/keynotes/here', 'mailto:speaker@example.com', 'https:///'])('with the address %s', async (url) => {
    const content = JSON.stringify([good, { ...good, id: 'odd', url }])
    expect(readKeynotes(content)).toHaveLength(1)
    const { status, body } = await call('content-pages/events', {
      method: 'PUT',
      body: { texts: { keynote_videos: { content } } },
    })
    expect(status).toBe(422)
    expect(body.errors).toContainEqual(expect.objectContaining({ path: 'texts.keynote_videos.1.url' }))
    const row = { page_key: 'events', section_key: 'keynote_videos', content }
    expect(await call('content', { method: 'POST', body: row })).toMatchObject({ status: 422 })
  })
})
