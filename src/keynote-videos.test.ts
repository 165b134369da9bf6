import { afterAll, beforeEach, expect, test } from 'vitest'
import { builtInKeynotes } from '#features/events/keynotes/built-in.ts'
import { thumbnailsQueue } from '#features/events/keynotes/thumbnails.server.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { features } from './features.server.ts'
import { listRoutines } from './routines.ts'

const { platform, db, call } = await openAdmin()
const background = createBackground({ ...platform, routines: listRoutines(features, platform.environment) })
await background.prepare()
afterAll(() => background.stop())

const content = JSON.stringify([{ ...builtInKeynotes[0], youtubeId: 'dQw4w9WgXcQ' }])
const text = { page_key: 'events', section_key: 'keynote_videos', content }

async function countJobs() {
  const sql = 'select count(*)::int from pgboss.job where name = $1'
  return (await platform.pool.query(sql, [thumbnailsQueue])).rows[0].count
}

beforeEach(async () => {
  await db.delete(pageContent)
  await platform.pool.query('delete from pgboss.job')
})

test('saving the list of videos with its page has their pictures fetched', async () => {
  const body = { texts: { keynote_videos: { content } } }
  expect(await call('content-pages/events', { method: 'PUT', body })).toMatchObject({ status: 200 })
  expect(await countJobs()).toBe(1)
})

test('so does saving it by itself, as a new text and as a changed one', async () => {
  const { status, body } = await call('content', { method: 'POST', body: text })
  expect([status, await countJobs()]).toEqual([201, 1])
  expect(await call(`content/${body.id}`, { method: 'PATCH', body: { content: '[]' } })).toMatchObject({ status: 200 })
  expect(await countJobs()).toBe(2)
})

test('other texts ask for nothing, and neither does a list that is refused', async () => {
  await call('content-pages/events', { method: 'PUT', body: { texts: { hero_title: { content: 'Come along' } } } })
  await call('content', { method: 'POST', body: { ...text, page_key: 'home', section_key: 'hero_title' } })
  expect(await call('content', { method: 'POST', body: { ...text, content: '[{' } })).toMatchObject({ status: 422 })
  expect(await countJobs()).toBe(0)
})
