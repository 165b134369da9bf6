import { and, asc, sql } from 'drizzle-orm'
import { isOpen, isSuspected } from '#features/contact/admin.server.ts'
import { inquiries } from '#features/contact/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

const shown = 8
const month = 30 * 24 * 60 * 60 * 1000

/** What waits for an answer, the most urgent first, and whether answers came in time lately. */
export async function summarizeInquiries(db: Database, now: Date) {
  const { id, name, company, status, owner, due_at, created_at, answered_at } = inquiries
  const at = now.toISOString()
  const monthAgo = new Date(now.getTime() - month).toISOString()
  const count = (...conditions: Parameters<typeof and>) =>
    sql<number>`(count(*) filter (where ${and(...conditions)}))::int`
  const [urgent, [counts]] = await Promise.all([
    db
      .select({ id, name, company, status, owner, due_at, created_at })
      .from(inquiries)
      .where(isOpen)
      .orderBy(asc(due_at), asc(id))
      .limit(shown),
    db
      .select({
        open: count(isOpen),
        new: count(isOpen, sql`${status} = 'new'`),
        overdue: count(isOpen, sql`${due_at} < ${at}`),
        suspected: count(isSuspected),
        in_time: count(sql`${answered_at} >= ${monthAgo} and ${answered_at} <= ${due_at}`),
        late: count(sql`${answered_at} >= ${monthAgo} and ${answered_at} > ${due_at}`),
      })
      .from(inquiries),
  ])
  return { urgent, ...(counts ?? { open: 0, new: 0, overdue: 0, suspected: 0, in_time: 0, late: 0 }) }
}
