import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/tables.server.ts'
import { timestamps } from '#platform/database/columns.server.ts'
import type { NoticeKind } from './kinds.ts'

/** Which mails a user wants, as far as they have chosen. */
export const noticeChoices = pgTable('notice_choices', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  choices: jsonb().$type<Partial<Record<NoticeKind, boolean>>>().notNull(),
  ...timestamps(),
})
