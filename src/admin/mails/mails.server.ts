import { eq, not, sql } from 'drizzle-orm'
import { isSecretMail } from '#accounts/sign-in/secret-mails.server.ts'
import { mailStatus, mails } from '#platform/database/tables.server.ts'
import type { Resource } from '#resources/resource.server.ts'

/** The outbox: every mail but those that open an account, with what became of it. Mails are made by what they are about, and only sent again here. */
export const mailsResource: Resource = {
  name: 'mails',
  table: mails,
  // The log outlives the mail, so it never names a person.
  label: ({ id }) => `Mail ${String(id).slice(0, 8)}`,
  isPersonal: true,
  audited: ['id', 'kind', 'status'],
  // Whoever reads one has the account that it is about.
  only: not(isSecretMail),
  // Whoever has the link could speak for whoever got it.
  hidden: ['html', 'unsubscribe_url', 'reply_chain'],
  search: [mails.subject, mails.to_address, mails.to_name],
  heavyColumns: ['text'],
  filters: {
    status: (value) => {
      const status = mailStatus.enumValues.find((known) => known === value)
      if (value === 'all') return undefined
      return status ? eq(mails.status, status) : sql`false`
    },
    kind: (value) => eq(mails.kind, value),
    about: (value) => sql`${mails.about}::text = ${value}`,
  },
  sort: { field: 'created_at', order: 'desc' },
  canDelete: false,
}
