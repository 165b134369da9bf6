import { and, desc, not, sql } from 'drizzle-orm'
import { isSecretMail } from '#accounts/sign-in/secret-mails.server.ts'
import { mailAttachments, mails } from '#platform/database/tables.server.ts'
import type { TimelineEntry, TimelineKind } from '#resources/timeline.ts'

const states = { waiting: 'waits for a mail server', queued: 'on its way', sent: 'sent', failed: 'refused' } as const

/** Mails to a person. */
export const mailEntries: TimelineKind = {
  kind: 'mail',
  async list(db, { emails }, limit) {
    const { id, subject, text, status, written_by, created_at } = mails
    const attached = sql<string | null>`(select string_agg(file_name, ', ') from ${mailAttachments}
      where mail_id = "mails"."id")`
    const rows = await db
      .select({ id, subject, text, status, written_by, created_at, attached })
      .from(mails)
      .where(and(sql`lower(${mails.to_address}) = any(${sql.param(emails)}::text[])`, not(isSecretMail)))
      .orderBy(desc(created_at), desc(id))
      .limit(limit)
    return rows.map(
      (row): TimelineEntry => ({
        kind: 'mail',
        id: row.id,
        at: row.created_at,
        title: row.subject,
        text: row.text,
        by: row.written_by,
        facts: [
          ['State', states[row.status]],
          ['Attached', row.attached ?? ''],
        ],
        address: `/admin/mails/${row.id}`,
      }),
    )
  },
}
