import { desc, inArray, sql } from 'drizzle-orm'
import { type NewsConsent, newsConsents } from '#records/consents/tables.server.ts'
import type { TimelineEntry, TimelineKind } from '#resources/timeline.ts'

/** When a person asked for news, confirmed it, and withdrew it. */
export const consentEntries: TimelineKind = {
  kind: 'consent',
  keeps: sql`select people.id from people join news_consents on lower(news_consents.email) = people.email`,
  async list(db, { emails }, limit) {
    const rows = await db
      .select()
      .from(newsConsents)
      .where(inArray(sql`lower(${newsConsents.email})`, emails))
      .orderBy(desc(newsConsents.given_at))
      .limit(limit)
    return rows.flatMap(entriesOf).sort((a, b) => b.at.localeCompare(a.at))
  },
}

const ways = { link: 'by their link', 'one click': 'in their mail program', staff: 'by us' } as const

function entriesOf(consent: NewsConsent): TimelineEntry[] {
  const { id, wording, policy_version, way, given_at, confirmed_at, withdrawn_at, withdrawn_by } = consent
  const entry = { kind: 'consent' }
  const facts: TimelineEntry['facts'] = [
    ['Policy version', policy_version],
    ['By', way],
  ]
  return [
    { ...entry, id, at: given_at, title: 'Asked for news by e-mail', text: `“${wording}”`, facts },
    ...(confirmed_at ? [{ ...entry, id: `${id} confirmed`, at: confirmed_at, title: 'Confirmed the news' }] : []),
    ...(withdrawn_at && withdrawn_by
      ? [{ ...entry, id: `${id} withdrawn`, at: withdrawn_at, title: `Withdrew the news, ${ways[withdrawn_by]}` }]
      : []),
  ]
}
