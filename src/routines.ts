import type { Routine } from '#platform/jobs/background.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import { eraseOutdated } from './privacy.ts'

/** What the site does by itself at night. */
export const listRoutines = (features: Feature[]): Routine[] => [
  {
    name: 'erase-outdated',
    cron: '15 3 * * *',
    async perform({ db, log, now }) {
      log.info({ erased: await eraseOutdated(db, features, now) }, 'outdated data erased')
    },
  },
  ...features.flatMap(({ nightly = [] }) => nightly),
]
