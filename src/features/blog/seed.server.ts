import type { Database } from '#platform/database/database.server.ts'
import { sanitizeBody } from '#platform/sanitize.server.ts'
import { backlogModel } from './samples/backlog-model.ts'
import { decisionQueue } from './samples/decision-queue.ts'
import { flowMetrics } from './samples/flow-metrics.ts'
import { leaving } from './samples/leaving.ts'
import { middleManagers } from './samples/middle-managers.ts'
import { pilotGraveyard } from './samples/pilot-graveyard.ts'
import { planningEvent } from './samples/planning-event.ts'
import { thirdYear } from './samples/third-year.ts'
import { watchFirst } from './samples/watch-first.ts'
import { blogPosts } from './tables.server.ts'

export const samples = [
  pilotGraveyard,
  planningEvent,
  decisionQueue,
  backlogModel,
  leaving,
  thirdYear,
  flowMetrics,
  watchFirst,
  middleManagers,
]

export async function seedBlog(db: Database) {
  await db
    .insert(blogPosts)
    .values(samples.map((post) => ({ ...post, content: sanitizeBody(post.content.trim()), published: true })))
}
