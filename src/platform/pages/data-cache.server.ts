import { LRUCache } from 'lru-cache'
import type { ChangeFeed } from '#platform/database/change-feed.server.ts'

export type DataCache = ReturnType<typeof createDataCache>

/**
 * Answers of frequent reads, kept for a while and forgotten on any change; while changes may be missed none is kept.
 * Equal reads at the same time share one.
 */
export function createDataCache(changes: ChangeFeed) {
  const answers = new LRUCache<string, Promise<unknown>>({ max: 500 })
  changes.subscribe(() => answers.clear())

  return {
    getOrLoad<Answer>(key: string, minutes: number, read: () => PromiseLike<Answer>): Promise<Answer> {
      if (!changes.isListening()) return Promise.resolve(read())
      const known = answers.get(key)
      if (known) return known as Promise<Answer>
      const answer = Promise.resolve(read())
      answers.set(key, answer, { ttl: minutes * 60_000 })
      // A failed read is not kept; a newer answer under the same key is left alone.
      answer.catch(() => answers.peek(key) === answer && answers.delete(key))
      return answer
    },
  }
}
