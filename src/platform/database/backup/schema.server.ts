import type { MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'

type Client = Pick<pg.Client, 'query'>

/**
 * The tables as these migrations leave them. Run here and not by the migrator, which commits: schema and
 * rows of a backup come together or not at all.
 */
export async function buildSchema(client: Client, migrations: MigrationMeta[]) {
  await client.query(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    const done = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)'
    await client.query(done, [hash, folderMillis])
  }
}

/** Removes what the program has ever made here. Extensions stay: they may be the administrator's. */
export async function dropSchema(client: Client, migrations: MigrationMeta[]) {
  const schemas = ['drizzle', 'pgboss', ...migrations.flatMap(({ sql }) => sql.flatMap(createdSchemas))]
  const { rows } = await client.query<{ statement: string }>(ownObjects, [schemas])
  for (const { statement } of rows) await client.query(statement)
}

const createdSchemas = (statement: string) =>
  [...statement.matchAll(/create schema (?:if not exists )?"?(\w+)"?/gi)].map(([, name = '']) => name)

const ownObjects = `
  with own as (select 'public'::regnamespace as schema, oid as owner from pg_roles where rolname = current_user),
  extended as (select objid from pg_depend where deptype = 'e')
  select 1 as turn, format('drop schema %I cascade', nspname) as statement from pg_namespace where nspname = any ($1)
  union all
  select 2, format('drop %s if exists %s cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view'
      when 'S' then 'sequence' else 'table' end, pg_class.oid::regclass)
  from pg_class, own where relnamespace = schema and relowner = owner and relkind in ('r', 'p', 'v', 'm', 'S')
    and pg_class.oid not in (select objid from extended)
  union all
  select 3, format('drop routine if exists %s cascade', pg_proc.oid::regprocedure)
  from pg_proc, own where pronamespace = schema and proowner = owner and pg_proc.oid not in (select objid from extended)
  union all
  select 4, format('drop type if exists %s cascade', pg_type.oid::regtype)
  from pg_type, own where typnamespace = schema and typowner = owner and typtype in ('e', 'd')
    and pg_type.oid not in (select objid from extended)
  order by turn`
