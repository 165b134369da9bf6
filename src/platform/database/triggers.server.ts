import { sql } from 'drizzle-orm'
import type { Database } from './database.server.ts'

/**
 * Has changes of these tables announced. The functions come with the migrations. None is taken away: an older version
 * that still runs beside this one must not silence the tables of a newer.
 */
export async function announceChanges(db: Database, tables: string[]) {
  const announced = await listTables(db, sql`tgname = 'announce_change'`)
  for (const name of tables.filter((table) => !announced.includes(table))) {
    await db.execute(sql`create trigger announce_change after insert or update or delete on ${sql.identifier(name)}
      for each row execute function announce_change()`)
    await db.execute(sql`create trigger announce_truncate after truncate on ${sql.identifier(name)}
      for each statement execute function announce_truncate()`)
  }
}

/** Every table with `updated_at` has it kept by the database itself. */
export async function keepUpdatedAt(db: Database) {
  const kept = await listTables(db, sql`tgname = 'touch_updated_at'`)
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'updated_at'`)
  for (const { name } of rows.filter((table) => !kept.includes(table.name)))
    await db.execute(sql`create trigger touch_updated_at before update on ${sql.identifier(name)}
      for each row execute function touch_updated_at()`)
}

async function listTables(db: Database, condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and ${condition}`)
  return rows.map(({ name }) => name)
}
