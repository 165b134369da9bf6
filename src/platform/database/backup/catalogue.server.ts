import type { MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import type { Manifest } from './format.server.ts'

type Client = Pick<pg.Client, 'query'>

/**
 * All that has to outlive a disk: the permanent tables. Left out are unlogged ones, which a crash empties anyway, and
 * the schemas beside `public`, which the program fills again by itself (search index, jobs).
 */
export async function listTables(client: Client): Promise<Manifest['tables']> {
  const { rows } = await client.query(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and attnum > 0 and not attisdropped and attgenerated = ''
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    group by relname order by relname`)
  return rows
}

export async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query(`select sequencename as name from pg_sequences where schemaname = 'public'`)
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const state = await client.query(`select last_value, is_called from ${quoted(name)}`)
    sequences.push({ name, ...state.rows[0] })
  }
  return sequences
}

/** What was applied to this database, in order; nothing when it has never been set up. */
export async function listMigrations(client: Client): Promise<Manifest['migrations']> {
  const known = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as exists")
  if (!known.rows[0].exists) return []
  const { rows } = await client.query('select hash, created_at from drizzle.__drizzle_migrations order by created_at')
  return rows.map(({ hash, created_at }) => ({ hash, created_at: Number(created_at) }))
}

/** Whether anybody uses this database: rows that a migration has put there don't count. */
export async function hasRows(client: Client, migrations: MigrationMeta[]): Promise<boolean> {
  const filled = new Set(migrations.flatMap(({ sql }) => sql.flatMap(filledTables)))
  for (const { name } of await listTables(client)) {
    if (filled.has(name)) continue
    if ((await client.query(`select from ${quoted(name)} limit 1`)).rowCount) return true
  }
  return false
}

const filledTables = (statement: string) =>
  [...statement.matchAll(/insert into "(\w+)" \([^)]*\) values/gi)].map(([, name = '']) => name)

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const listed = (names: string[]) => names.map(quoted).join(', ')
