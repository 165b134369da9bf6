import { pipeline } from 'node:stream/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { presenceLock } from '#platform/database/change-feed.server.ts'
import { applicationName } from '#platform/database/database.server.ts'
import { migrateDatabase, startLock } from '#platform/database/migrate.server.ts'
import { hasRows, listed, quoted } from './catalogue.server.ts'
import { type Backup, entryOf, type Manifest } from './format.server.ts'
import { reportProgress, type Say } from './progress.server.ts'
import { buildSchema, dropSchema } from './schema.server.ts'

type Options = { migrations: string; overwrite: boolean; say: Say }

/**
 * Puts a backup into a database without rows, or with `overwrite` in place of what is there. One transaction: it is all
 * there in the end, or the database is as it was. A backup of an older version is brought up to date afterwards.
 */
export async function restoreBackup(pool: pg.Pool, backup: Backup, options: Options) {
  const files = readMigrationFiles({ migrationsFolder: options.migrations })
  const known = knownPart(backup.manifest, files)
  const client = await pool.connect()
  try {
    await holdAlone(client)
    if (!options.overwrite && (await hasRows(client, files)))
      throw new Error('There is data in this database already. Give --overwrite to replace all of it.')
    await client.query('begin')
    await dropSchema(client, files)
    await buildSchema(client, known)
    await load(client, backup, options.say)
    await client.query('commit')
  } finally {
    // Ends the transaction, if it is still open, and sets the locks free.
    client.release(true)
  }
  await migrateDatabase(pool, options.migrations)
}

/**
 * How a migration was written before, by its hash of today. 0005 lacked an alias that PostgreSQL 15 asks for; the tables
 * that it leaves are the same.
 */
export const formerHashes: Record<string, string> = {
  '63a5091ee6afc66263f4b70ea140afd3aef6544b5d809017fe6663b07675c0a0':
    'b20fa4d41a3c465daeaa1c3b2e5369633da6d9a596b852caa22d0699740efb2f',
}

/** The backup's migrations must be the first ones of this program's, to the letter. */
function knownPart({ migrations }: Manifest, files: MigrationMeta[]): MigrationMeta[] {
  const part = files.slice(0, migrations.length)
  const differs = part.some(({ hash }, index) => {
    const theirs = migrations[index]?.hash
    return theirs !== hash && theirs !== formerHashes[hash]
  })
  if (differs) throw new Error('The backup was made by another program, or by a changed version of this one.')
  if (part.length < migrations.length) throw new Error('The backup was made by a newer version of this program.')
  return part
}

/**
 * No process of the site may be running on this database, and none may start until this connection ends. One that has
 * just lost its line to the server holds no lock until it is back; its other connections tell of it.
 */
async function holdAlone(client: pg.PoolClient) {
  const { rows } = await client.query(
    `select pg_try_advisory_lock($1) and pg_try_advisory_lock($2)
      and not exists (select from pg_stat_activity where datname = current_database() and application_name = $3)
      as alone, current_database() as name`,
    [startLock, presenceLock, applicationName],
  )
  if (!rows[0].alone) throw new Error(`The site is running on the database ${rows[0].name}: stop it first.`)
}

async function load(client: pg.PoolClient, backup: Backup, say: Say) {
  const { tables, sequences } = backup.manifest
  const links = await dropForeignKeys(client)
  // Some were filled by a migration, and the backup has those rows as well.
  await client.query(`truncate ${listed(tables.map(({ name }) => name))}`)
  const progress = reportProgress(tables.length, say)
  for await (const entry of backup.readEntries()) {
    const table = tables.find(({ name }) => entryOf(name) === entry.name)
    if (!table) continue
    const { name, columns } = table
    const copy = client.query(from(`copy ${quoted(name)} (${listed(columns)}) from stdin`))
    await pipeline(progress.follow(name, entry.content), copy)
    progress.finish(name, copy.rowCount)
  }
  for (const { name } of tables) await expectRows(client, name, backup.checksums[entryOf(name)]?.rows)
  for (const statement of links) await client.query(statement)
  for (const { name, last_value, is_called } of sequences)
    await client.query('select setval($1, $2, $3)', [quoted(name), last_value, is_called])
  await client.query(`analyze ${listed(tables.map(({ name }) => name))}`)
}

/** Rows come table by table, so one may point to another that is still to come. Answers how to make the keys again. */
async function dropForeignKeys(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { away } of rows) await client.query(away)
  return rows.map(({ back }) => back)
}

/** A trigger that adds rows of its own would double what the backup already holds. */
async function expectRows(client: pg.PoolClient, table: string, expected = 0) {
  const { rows } = await client.query(`select count(*)::int as count from ${quoted(table)}`)
  if (rows[0].count !== expected) throw new Error(`${table} has ${rows[0].count} rows after loading ${expected}.`)
}
