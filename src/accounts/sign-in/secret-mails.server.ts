import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { verifications } from '#accounts/tables.server.ts'
import type { LeftOut } from '#platform/database/backup/write.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'

export const passwordResetKind = 'password-reset'
export const invitationKind = 'invitation'
/** Whoever has its link says yes to news, which only the person themselves may. */
export const newsConfirmationKind = 'news confirmation'
/** Its link shows a team's figures, and deletes them. */
export const teamScanKind = 'team scan'

/** Mails that open a door for whoever reads them. Users do not see them, not even administrators. */
export const secretMailKinds: readonly string[] = [
  passwordResetKind,
  invitationKind,
  newsConfirmationKind,
  teamScanKind,
]

const day = 24 * 60 * 60 * 1000

/** Links to a forgotten password work for an hour, others for a week: then their mails are of use to nobody, sent or not. */
export async function forgetSecretMails(tx: Transaction, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const isOver = or(lt(mails.created_at, ago(7)), and(eq(mails.kind, passwordResetKind), lt(mails.created_at, ago(1))))
  await tx.delete(mails).where(and(isSecretMail, isOver))
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
