import { sendNotices } from '#admin/dashboard/notices.server.ts'
import { markUnused } from '#admin/pictures/unused.server.ts'
import { publishPlanned, type ReleaseJob, releaseQueue, resumePlanned } from '#admin/releases/planned.server.ts'
import type { Environment } from '#platform/environment.server.ts'
import { isGone } from '#platform/http/outside-link.server.ts'
import type { Queue, Routine } from '#platform/jobs/background.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { forgetPending } from '#resources/pending/queries.server.ts'
import { createReleaseEngine } from './admin-resources.ts'
import { checkLinks } from './links.ts'
import { eraseOutdated } from './privacy.ts'

/** What the site does by itself, most of it at night. */
export const listRoutines = (features: Feature[], environment: Environment): Routine[] => [
  {
    name: 'erase-outdated',
    cron: '15 3 * * *',
    async perform({ db, log, now }) {
      log.info({ erased: await eraseOutdated(db, features, now) }, 'outdated data erased')
    },
  },
  {
    name: 'check-links',
    cron: '35 3 * * *',
    // Other sites may be slow to answer.
    longestHours: 2,
    async perform({ db, log, now, signal }) {
      const allowed = environment.CHECK_OUTSIDE_LINKS === 'on' ? { isGone } : {}
      log.info({ found: await checkLinks(db, features, { now, signal, ...allowed }) }, 'links checked')
    },
  },
  {
    name: 'send-notices',
    cron: '* * * * *',
    perform: async (parts) => {
      await sendNotices(parts)
    },
  },
  {
    name: 'mark-unused-pictures',
    cron: '30 3 * * *',
    perform: ({ db, now }) =>
      markUnused(
        db,
        features.flatMap(({ resources = [] }) => resources),
        now,
      ),
  },
  {
    name: 'forget-pending-versions',
    cron: '30 3 * * *',
    perform: async ({ db, now }) => {
      await db.transaction((tx) => forgetPending(tx, now))
    },
  },
  ...features.flatMap(({ nightly = [] }) => nightly),
]

/** What is done once for each job that was left. */
export const listQueues = (features: Feature[]): Queue[] => [
  {
    name: releaseQueue,
    // A job may be left for a moment that is far away.
    options: { retryLimit: 1_000, retryDelay: 5, retryBackoff: true, retryDelayMax: 300, retentionSeconds: decade },
    resume: resumePlanned,
    perform: ({ db, now }, job) => publishPlanned(db, createReleaseEngine(db, features), job as ReleaseJob, now),
  },
  ...features.flatMap(({ queues }) => queues?.(features) ?? []),
]

const decade = 10 * 365 * 24 * 60 * 60
