import { pipeline } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { refuseNewer } from '#platform/database/migrate.server.ts'
import { listed, listMigrations, listTables, quoted } from './catalogue.server.ts'
import type { Backup } from './format.server.ts'
import { withRestored } from './scratch.server.ts'

/**
 * Puts back those rows of one table that are in the backup and no longer in the database, by their primary key, while the
 * site runs. What is there stays as it is. The backup may be of an older version: it is brought up to date beside.
 */
export async function restoreRows(
  pool: pg.Pool,
  backup: Backup,
  table: string,
  { migrations }: { migrations: string },
) {
  await refuseNewer(pool, migrations)
  const files = readMigrationFiles({ migrationsFolder: migrations })
  if ((await listMigrations(pool)).length !== files.length)
    throw new Error('The database is not up to date: start the site once before.')
  const tables = await listTables(pool)
  const columns = tables.find(({ name }) => name === table)?.columns
  if (!columns) throw new Error(`There is no table ${table}. Tables: ${tables.map(({ name }) => name).join(', ')}`)
  return withRestored(backup, { migrations }, async (restored) => {
    const [source, target] = await Promise.all([restored.connect(), pool.connect()])
    try {
      return await putBack(source, target, table, columns)
    } finally {
      // Ends the transaction, if it is still open.
      for (const client of [source, target]) client.release(true)
    }
  })
}

async function putBack(source: pg.PoolClient, target: pg.PoolClient, table: string, columns: string[]) {
  const [name, all] = [quoted(table), listed(columns)]
  await target.query('begin')
  await target.query(`create temp table backup_rows on commit drop as select ${all} from ${name} with no data`)
  await pipeline(
    source.query(to(`copy ${name} (${all}) to stdout`)),
    target.query(from(`copy backup_rows (${all}) from stdin`)),
  )
  const isThere = (await listKey(target, table))
    .map((column) => `present.${quoted(column)} = backup_rows.${quoted(column)}`)
    .join(' and ')
  const there = await target.query(
    `delete from backup_rows where exists (select from ${name} present where ${isThere})`,
  )
  const counted = await target.query<{ missing: number }>('select count(*)::int as missing from backup_rows')
  const missing = counted.rows[0]?.missing ?? 0
  // One that another row has taken the place of, such as its address, is counted and left out.
  const { rowCount } = await target.query(
    `insert into ${name} (${all}) select ${all} from backup_rows on conflict do nothing`,
  )
  await target.query('commit')
  return { inBackup: missing + (there.rowCount ?? 0), missing, restored: rowCount ?? 0 }
}

async function listKey(client: pg.PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = $1::regclass and indisprimary`,
    [quoted(table)],
  )
  if (rows.length === 0) throw new Error(`${table} has no primary key by which rows could be told apart.`)
  return rows.map(({ name }) => name)
}
