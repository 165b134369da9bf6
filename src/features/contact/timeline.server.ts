import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { asDatabase } from '#platform/database/transaction.server.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { changeRow } from '#resources/rows.server.ts'
import type { TimelineEntry, TimelineKind } from '#resources/timeline.ts'
import { inquiriesResource, isOpen } from './admin.server.ts'
import { contactContent } from './content.ts'
import { readInterestOptions } from './interest-options.ts'
import { consents, inquiries } from './tables.server.ts'

/** What a person wrote to us, and what became of it. */
export const inquiryEntries: TimelineKind = {
  kind: 'inquiry',
  keeps: inquiries.person_id,
  async list(db, { ids }, limit) {
    const text = await getPageContent(db, contactContent)
    const interests = new Map(readInterestOptions(text.interest_options).map(({ value, label }) => [value, label]))
    const rows = await db
      .select({ ...getTableColumns(inquiries), news: consents.marketing_consent })
      .from(inquiries)
      .leftJoin(consents, eq(consents.inquiry_id, inquiries.id))
      .where(inArray(inquiries.person_id, ids))
      .orderBy(desc(inquiries.created_at), desc(inquiries.id))
      .limit(limit)
    return rows.map((row): TimelineEntry => {
      const isSuspected = row.suspected_spam && row.status === 'new'
      return {
        kind: 'inquiry',
        id: row.id,
        at: row.created_at,
        title: 'Wrote by the contact form',
        text: row.message,
        facts: [
          ['Status', isSuspected ? 'suspected spam' : row.status],
          ['Interest', row.intent ? (interests.get(row.intent) ?? row.intent) : ''],
          ['News by e-mail', row.news ? 'asked for' : ''],
          ['Notes', row.notes ?? ''],
        ],
        address: `/admin/inquiries/${row.id}`,
      }
    })
  },
  async answered(tx, { ids }, by, now) {
    const open = await tx
      .select({ id: inquiries.id, owner: inquiries.owner })
      .from(inquiries)
      .where(and(isOpen, inArray(inquiries.person_id, ids)))
    for (const { id, owner } of open) {
      const values = { status: 'answered', owner: owner ?? by.email }
      await changeRow(asDatabase(tx), inquiriesResource, by, { id, values, seenVersion: undefined, now })
    }
  },
  suggest: (entries) => (entries.length > 0 ? `Wrote ${times(entries.length)}.` : undefined),
}

const times = (count: number) => ['', 'once', 'twice'][count] ?? `${count} times`
