import { secretMailKinds } from '#accounts/sign-in/secret-mails.server.ts'
import { mailAttachments, mails as table } from '#platform/database/tables.server.ts'
import { eraseMailsOf, listMailsOf } from '#platform/mail/person.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { mailsResource } from './mails.server.ts'
import { mailsApi } from './mails-api.server.ts'
import { mailEntries } from './timeline.server.ts'

export const mails = defineFeature({
  name: 'mails',
  resources: [mailsResource],
  adminApi: mailsApi,
  timeline: [mailEntries],
  personalData: [
    {
      name: 'mails',
      tables: [table, mailAttachments],
      export: async (db, email) => (await listMailsOf(db, email)).filter(({ kind }) => !secretMailKinds.includes(kind)),
      erase: async (tx, email) => ({ counts: { mails: await eraseMailsOf(tx, email) } }),
    },
  ],
})
