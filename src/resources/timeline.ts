import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { User } from '#accounts/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import type { Attachment } from '#platform/mail/transport.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Feature } from './feature.server.ts'

/** Whose card it is: a person's ids, one for each address that they are known by, and these addresses. */
export type CardOwner = { ids: string[]; emails: string[] }

/** Something that happened with a person, in the shape in which every card draws it. */
export type TimelineEntry = {
  kind: string
  id: string
  at: string
  /** What happened, in a few words. */
  title: string
  /** What was written. */
  text?: string | null
  facts?: [label: string, value: string][]
  /** From 0 to 100; three of them are drawn. */
  scores?: { label: string; score: number }[]
  /** Who of us did it. */
  by?: string | null
  /** Where the admin shows all of it. */
  address?: string
  /** What can be taken back, by the id of the entry. */
  can_undo?: boolean
}

/** One kind of what stands in the timeline of a person. Each feature declares its own. */
export type TimelineKind = {
  kind: string
  /** The column with the person's id in the rows that it tells of, or a query for it. As long as there is one, the card is kept. */
  keeps?: PgColumn | SQL
  /** The newest first. */
  list: (db: Database, owner: CardOwner, limit: number) => Promise<TimelineEntry[]>
  /** What these entries say that is worth knowing before one speaks to the person: one short sentence of facts. */
  suggest?: (entries: TimelineEntry[]) => string | undefined
  /** One of these entries as a document that can be sent to the person. */
  document?: (platform: Platform, features: Feature[], owner: CardOwner, id: string) => Promise<Attachment | undefined>
  /** What is settled once somebody of us has written to the person. */
  answered?: (tx: Transaction, owner: CardOwner, by: User, at: Date) => Promise<void>
}
