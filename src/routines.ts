import type { Routine } from '#platform/background.server.ts'

/** What the site does by itself. Loaded when it is due, so that it takes no memory until then. */
export const routines: Routine[] = [
  {
    name: 'erase-outdated',
    cron: '15 3 * * *',
    async perform({ db, log, now }) {
      const { eraseOutdated } = await import('./privacy.ts')
      log.info({ erased: await eraseOutdated(db, now) }, 'outdated data erased')
    },
  },
]
