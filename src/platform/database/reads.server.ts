import type { ChangeFeed } from './change-feed.server.ts'
import { type Database, isDatabaseAway } from './database.server.ts'
import type { Replica } from './replica.server.ts'

/**
 * For what everybody may see and whose changes are announced: the query runs on a replica that has every change that was
 * heard, else on the primary. It may run twice, so it must not write.
 */
export type Read = <Answer>(query: (db: Database) => Promise<Answer>) => Promise<Answer>

type Options = { db: Database; replica?: Replica | undefined; changes: Pick<ChangeFeed, 'isListening'> }

export function createReads({ db, replica, changes }: Options) {
  const counts = { primary: 0, replica: 0 }

  const read: Read = async (query) => {
    if (replica?.mayHaveAll())
      try {
        const answer = await replica.read(query)
        counts.replica += 1
        return answer
      } catch {
        // Late, away or wrong: the primary says the same or better.
      }
    try {
      const answer = await query(db)
      counts.primary += 1
      return answer
    } catch (error) {
      // Nothing that is read while changes are not heard is kept: then late is better than not at all.
      if (!replica || changes.isListening() || !isDatabaseAway(error)) throw error
      const answer = await replica.read(query, { evenLate: true }).catch(() => {
        throw error
      })
      counts.replica += 1
      return answer
    }
  }

  return { read, counts: () => counts }
}
