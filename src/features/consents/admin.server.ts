import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { type NewsConsent, newsConsents } from '#records/consents/tables.server.ts'
import { consentPath, openConsentTokens } from '#records/consents/token.server.ts'
import type { Resource, Row } from '#resources/resource.server.ts'

const { confirmed_at, withdrawn_at } = newsConsents

const views: Record<string, SQL | undefined> = {
  agreed: and(isNotNull(confirmed_at), isNull(withdrawn_at)),
  unconfirmed: and(isNull(confirmed_at), isNull(withdrawn_at)),
  withdrawn: isNotNull(withdrawn_at),
  all: undefined,
}

/** Who asked for news. Given by forms, confirmed by the person alone; users read, ask again and withdraw. */
export const consentsResource: Resource = {
  name: 'consents',
  table: newsConsents,
  // The log outlives the consent, so it never names a person.
  label: ({ id }) => `Consent ${String(id).slice(0, 8)}`,
  isPersonal: true,
  audited: ['id', 'way', 'policy_version', 'given_at', 'confirmed_at', 'withdrawn_at', 'withdrawn_by'],
  search: [newsConsents.email, newsConsents.name],
  filters: {
    view: (value) => (Object.hasOwn(views, value) ? views[value] : sql`false`),
    email: (value) => sql`lower(${newsConsents.email}) = lower(${value})`,
  },
  sort: { field: 'given_at', order: 'desc' },
  roles: { read: 'admin' },
  canDelete: false,
  addRelated: addWithdrawal,
}

/** The link for whatever sends the news. Of one that is not confirmed it is nobody's but the person's: it would confirm. */
async function addWithdrawal(tx: Transaction, rows: Row[]): Promise<Row[]> {
  const { tokenOf } = await openConsentTokens(tx)
  const pathOf = ({ id, confirmed_at, withdrawn_at }: Row) =>
    confirmed_at && !withdrawn_at ? consentPath(tokenOf(String(id))) : null
  return rows.map((row) => ({ ...row, withdrawal_path: pathOf(row) }))
}

export type ConsentRow = NewsConsent & { withdrawal_path: string | null }
