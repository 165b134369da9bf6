import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { verifications } from '#accounts/tables.server.ts'
import type { LeftOut } from '#platform/database/backup/write.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'

export const passwordResetKind = 'password-reset'

/** Mails that open a door for whoever reads them. Users do not see them, not even administrators. */
export const secretMailKinds: readonly string[] = [passwordResetKind]

const day = 24 * 60 * 60 * 1000

/** Their links work for an hour. A day later the mail is of use to nobody, sent or not. */
export async function forgetSecretMails(tx: Transaction, now: Date) {
  const dayAgo = new Date(now.getTime() - day).toISOString()
  await tx.delete(mails).where(and(isSecretMail, lt(mails.created_at, dayAgo)))
}

export async function deleteSecretMailsTo(tx: Transaction, userId: string) {
  await tx.delete(mails).where(and(isSecretMail, eq(mails.about, userId)))
}

export const isSecretMail = inArray(mails.kind, [...secretMailKinds])

/** Links that were promised or mailed, and second steps that are still to come: a copy of the data must be no key. */
export const leftOutOfBackups: LeftOut[] = [
  { table: verifications, where: sql`true` },
  { table: mails, where: isSecretMail },
]
