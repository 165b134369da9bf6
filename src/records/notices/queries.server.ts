import { eq } from 'drizzle-orm'
import { users } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type NoticeKind, noticeKinds, notices } from './kinds.ts'
import { noticeChoices } from './tables.server.ts'

export type Choices = Record<NoticeKind, boolean>

export type Reader = { id: string; name: string; email: string; wants: Choices }

const complete = (chosen: Partial<Choices> | null | undefined) =>
  Object.fromEntries(noticeKinds.map((kind) => [kind, chosen?.[kind] ?? notices[kind].isUsual])) as Choices

export async function getChoices(db: Database, userId: string): Promise<Choices> {
  const [row] = await db.select().from(noticeChoices).where(eq(noticeChoices.user_id, userId))
  return complete(row?.choices)
}

export async function saveChoices(db: Database, userId: string, choices: Choices) {
  await db
    .insert(noticeChoices)
    .values({ user_id: userId, choices })
    .onConflictDoUpdate({ target: noticeChoices.user_id, set: { choices } })
}

/** Everybody who can sign in, with what they want to be told. */
export async function listReaders(db: Database): Promise<Reader[]> {
  const { id, name, email } = users
  const rows = await db
    .select({ id, name, email, choices: noticeChoices.choices })
    .from(users)
    .leftJoin(noticeChoices, eq(noticeChoices.user_id, users.id))
    .where(eq(users.disabled, false))
  return rows.map(({ choices, ...user }) => ({ ...user, wants: complete(choices) }))
}
