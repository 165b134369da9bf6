import { markUnused } from '#admin/pictures/unused.server.ts'
import type { Environment } from '#platform/environment.server.ts'
import { isGone } from '#platform/http/outside-link.server.ts'
import type { Routine } from '#platform/jobs/background.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { forgetPending } from '#resources/pending/queries.server.ts'
import { checkLinks } from './links.ts'
import { eraseOutdated } from './privacy.ts'

/** What the site does by itself at night. */
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
    async perform({ db, log, now }) {
      const allowed = environment.CHECK_OUTSIDE_LINKS === 'on' ? { isGone } : {}
      log.info({ found: await checkLinks(db, features, { now, ...allowed }) }, 'links checked')
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
