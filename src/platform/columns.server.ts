import { sql } from 'drizzle-orm'
import { customType, uuid } from 'drizzle-orm/pg-core'

export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`)

/** A moment, read as an ISO text, so that rows are the same in the database, in JSON and in the browser. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** Kept by the database: a trigger sets `updated_at` on every change of the row. */
export const timestamps = () => ({
  created_at: moment().notNull().default(sql`now()`),
  updated_at: moment().notNull().default(sql`now()`),
})
