import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEventStreams } from '#platform/pages/event-streams.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { eventOf, liveUpdatesApi } from './live-updates.server.ts'

const platform = await testPlatform()
let streams: typeof platform.streams
let api: ReturnType<typeof liveUpdatesApi>
beforeEach(() => {
  streams = createEventStreams()
  api = liveUpdatesApi({ ...platform, streams }, [])
})
afterEach(() => streams.closeAll())

/** A stream as a visitor's browser holds it, and what has come out of it. */
function visit(query = '') {
  let heard = ''
  const head = vi.fn()
  const outgoing = Object.assign(new PassThrough(), { writeHead: head })
  outgoing.on('data', (chunk) => {
    heard += chunk
  })
  api.request(`/changes${query}`, {}, { outgoing: outgoing as unknown as ServerResponse })
  return { head, heard: () => heard, leave: () => outgoing.destroy() }
}
const addText = (page: string) =>
  platform.pool.query("insert into page_content (page_key, section_key, content) values ($1, 'title', 'x')", [page])
const told = (page: string) => `event: content\ndata: {"page_key":"${page}"}\n\n`

const names = new Map([['blog_posts', 'blog']])

describe('a change is told', () => {
  test('of a text with its page', () => {
    expect(eventOf({ table: 'page_content', key: 'home' }, names)).toEqual({
      event: 'content',
      data: { page_key: 'home' },
      topic: 'home',
    })
  })

  test('of any other row as one of the feature that holds its table', () => {
    expect(eventOf({ table: 'blog_posts', key: null }, names)).toEqual({ event: 'records', data: { name: 'blog' } })
  })

  test.each([
    ['anything may have changed', null],
    ['all texts are gone', 'page_content'],
  ])('as a new start when %s', (_what, table) => {
    expect(eventOf({ table, key: null }, names)).toEqual({ event: 'reset', data: {} })
  })
})

describe('an open stream', () => {
  test('begins with a new start when something has changed since the visitor’s page was rendered', async () => {
    const early = visit('?age=3000')
    await vi.waitFor(() => expect(early.heard()).toContain('event: beat'))
    await addText('mentoring')
    await vi.waitFor(() => expect(early.heard()).toContain(told('mentoring')), { timeout: 60_000 })
    const late = visit('?age=600000')
    await vi.waitFor(() => expect(late.heard()).toContain('event: reset'))
    const ageless = visit()
    await vi.waitFor(() => expect(ageless.heard()).toContain('event: beat'))
    for (const visitor of [early, late, ageless]) visitor.leave()
    await vi.waitFor(() => expect(streams.count()).toBe(0))
    expect((await api.request('/changes?age=old')).status).toBe(422)
  })

  test('hears of its own pages alone when it names them, of all when it names none', async () => {
    const all = visit()
    const some = visit('?page_key=home&page_key=contact')
    await vi.waitFor(() => expect(streams.count()).toBe(2))
    expect(all.head).toHaveBeenCalledWith(
      200,
      expect.objectContaining({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' }),
    )
    for (const page of ['events', 'home', 'contact']) await addText(page)
    await vi.waitFor(() => expect(some.heard()).toContain(told('contact')), { timeout: 60_000 })
    expect(some.heard()).toContain(told('home'))
    expect(some.heard()).not.toContain(told('events'))
    expect(all.heard()).toContain(told('events') + told('home') + told('contact'))
    all.leave()
    some.leave()
    await vi.waitFor(() => expect(streams.count()).toBe(0))
  })
})

test('a stream keeps the names of a few pages, not whatever somebody sends', async () => {
  const ask = (keys: string[]) => {
    const outgoing = Object.assign(new PassThrough(), { writeHead: vi.fn() }) as unknown as ServerResponse
    return api.request(`/changes?${keys.map((key) => `page_key=${key}`).join('&')}`, {}, { outgoing })
  }
  expect((await ask(Array.from({ length: 51 }, (_, i) => `page-${i}`))).status).toBe(422)
  expect((await ask(['x'.repeat(101)])).status).toBe(422)
  expect(streams.count()).toBe(0)
})
