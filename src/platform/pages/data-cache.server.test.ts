import { expect, test, vi } from 'vitest'
import type { Change } from '#platform/database/change-feed.server.ts'
import { createDataCache } from './data-cache.server.ts'

function fakeFeed() {
  const listeners: ((change: Change) => void)[] = []
  const feed = {
    isConnected: true,
    subscribe(listener: (change: Change) => void) {
      listeners.push(listener)
      return () => {}
    },
    isListening: () => feed.isConnected,
    stop: async () => {},
    announce: () => {
      for (const listener of listeners) listener({ table: null, key: null })
    },
  }
  return feed
}

test('an answer is kept until something changes', async () => {
  const feed = fakeFeed()
  const cache = createDataCache(feed)
  const read = vi.fn(async () => 'answer')
  await cache.getOrLoad('key', 5, read)
  expect(await cache.getOrLoad('key', 5, read)).toBe('answer')
  expect(read).toHaveBeenCalledTimes(1)
  feed.announce()
  await cache.getOrLoad('key', 5, read)
  expect(read).toHaveBeenCalledTimes(2)
})

test('while changes may be missed nothing is kept, and nothing that was kept is used', async () => {
  const feed = fakeFeed()
  const cache = createDataCache(feed)
  const read = vi.fn(async () => 'answer')
  await cache.getOrLoad('key', 5, read)
  feed.isConnected = false
  await cache.getOrLoad('key', 5, read)
  await cache.getOrLoad('key', 5, read)
  expect(read).toHaveBeenCalledTimes(3)
})
