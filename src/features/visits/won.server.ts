import { and, between, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import { normalEmail } from '#records/people/queries.server.ts'
import { people, personEntries } from '#records/people/tables.server.ts'
import { keysOf } from '#records/visits/counts.server.ts'
import type { Dimension } from '#records/visits/steps.ts'
import { dailyVisits } from '#records/visits/tables.server.ts'
import type { Period } from './queries.server.ts'

const isWon = and(eq(people.stage, 'won'), isNull(people.merged_into))

/** The day on which a card was won: the last time that it was put there. Who was a client from the start came as one. */
const wonOn = sql<string>`to_char(coalesce(
  (select max(at) from ${personEntries} where person_id = ${people.id} and kind = 'stage' and data ->> 'to' = 'won'),
  ${people.created_at}) at time zone 'UTC', 'YYYY-MM-DD')`

/** How many clients were won in a period, by where they had come from. */
export async function countWon(db: Database, { from, to }: Period, by: Dimension) {
  const rows = await db
    .select({ source: people.source, count: sql<number>`count(*)::int` })
    .from(people)
    .where(and(isWon, between(wonOn, from, to)))
    .groupBy(people.source)
  const counts = new Map<string, number>()
  for (const { source, count } of rows) {
    const { [by]: key }: Partial<Record<Dimension, string | undefined>> = keysOf(source)
    if (key) counts.set(key, (counts.get(key) ?? 0) + count)
  }
  return counts
}

/** Before a client is erased: that there was one stays in the sums of the day. */
export async function keepCount(tx: Transaction, email: string) {
  const [client] = await tx
    .select({ source: people.source, day: wonOn })
    .from(people)
    .where(and(isWon, eq(people.email, normalEmail(email))))
  if (client) {
    const keys = Object.entries(keysOf(client.source)) as [Dimension, string | undefined][]
    for (const [by, key] of keys)
      if (key)
        await tx
          .insert(dailyVisits)
          .values({ day: client.day, by, key, won: 1 })
          .onConflictDoUpdate({
            target: [dailyVisits.day, dailyVisits.by, dailyVisits.key],
            set: { won: sql`${dailyVisits.won} + 1` },
          })
  }
  return { counts: {} }
}
