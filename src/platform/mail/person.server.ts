import { asc, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { mailAttachments, mails } from '#platform/database/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'

/** Every mail to that address, and every mail that is to be answered to it. */
export function listMailsOf(db: Database, email: string) {
  const { kind, to_address, reply_to_address, subject, text, written_by, status, created_at, sent_at } = mails
  const attachments = sql<string[]>`array(select file_name from ${mailAttachments}
    where mail_id = "mails"."id")`
  return db
    .select({
      ...{ kind, to_address, reply_to_address, subject, text, written_by, status, created_at, sent_at },
      attachments,
    })
    .from(mails)
    .where(isWith(email))
    .orderBy(asc(created_at))
}

export async function eraseMailsOf(tx: Transaction, email: string): Promise<number> {
  return (await tx.delete(mails).where(isWith(email))).rowCount ?? 0
}

function isWith(email: string): SQL | undefined {
  const is = (column: typeof mails.to_address | typeof mails.reply_to_address) =>
    sql`lower(${column}) = lower(${email})`
  return or(is(mails.to_address), is(mails.reply_to_address))
}
