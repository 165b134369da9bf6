import { forgetTraces } from '#accounts/audit-log.server.ts'
import { forgetSecretMails } from '#accounts/sign-in/secret-mails.server.ts'
import { getRetention } from '#records/page-content/privacy/queries.server.ts'
import { startOfPeriod } from '#records/page-content/privacy/retention.ts'
import { getCompanyName } from '#records/page-content/queries.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { usersApi } from './api.server.ts'
import { usersResource } from './queries.server.ts'

export const users = defineFeature({
  name: 'users',
  findable: [usersResource],
  adminApi: (platform, features) => usersApi(platform, () => getCompanyName(platform.db), features),
  nightly: [
    {
      name: 'forget-secret-mails',
      cron: '20 3 * * *',
      perform: ({ db, now }) => db.transaction((tx) => forgetSecretMails(tx, now)),
    },
    {
      name: 'forget-traces',
      cron: '25 3 * * *',
      perform: ({ db, now }) =>
        db.transaction(async (tx) => {
          await forgetTraces(tx, startOfPeriod((await getRetention(tx)).accessLog, now))
        }),
    },
  ],
})
