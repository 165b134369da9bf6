import type { Database } from '#platform/database/database.server.ts'
import { recordAssessment } from './queries.server.ts'

export const exampleToken = 'example-of-a-result'

const answers = [4, 3, 4, 3, 4, 5, 4, 4, 5, 4, 4, 3, 2, 3, 3, 2]

/** For transactions that are rolled back: a result to show the page with, whether or not anybody has taken the scan. */
export function recordExample(db: Database, now: Date) {
  return recordAssessment(db, { answers, assessToken: exampleToken }, now)
}
