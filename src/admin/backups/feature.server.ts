import { defineFeature } from '#resources/feature.server.ts'
import { findLastGood } from './queries.server.ts'
import { makeScheduledBackup } from './scheduled.server.ts'

export const backups = defineFeature({
  name: 'backups',
  nightly: [
    {
      name: 'backup',
      cron: ({ BACKUP_DIR, BACKUP_SCHEDULE }) => (BACKUP_DIR ? BACKUP_SCHEDULE : undefined),
      longestHours: 12,
      perform: makeScheduledBackup,
    },
  ],
  metrics({ gauge }, { db, environment }) {
    if (!environment.BACKUP_DIR) return
    gauge(
      'backup_last_success_timestamp_seconds',
      'As of when the last good scheduled backup is; 0: there is none',
      async () => Date.parse((await findLastGood(db))?.started_at ?? '1970-01-01T00:00:00Z') / 1000,
    )
  },
})
