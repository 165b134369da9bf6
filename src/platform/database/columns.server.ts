import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, uuid } from 'drizzle-orm/pg-core'

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

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const notBlank = (name: string, column: AnyPgColumn) => check(name, sql`btrim(${column}) <> ''`)

export const slugShaped = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)

export const between = (name: string, column: AnyPgColumn, from: number, to: number) =>
  check(name, sql`${column} between ${sql.raw(`${from}`)} and ${sql.raw(`${to}`)}`)

export const emptyTextList = (): SQL => sql`'{}'::text[]`
