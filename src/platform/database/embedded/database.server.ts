import pg from 'pg'
import { superuser } from './settings.server.ts'
import type { Connection } from './start.server.ts'

/** An ordinary role, so that a hole in the application is not one into the machine; it may create databases for tests. */
export async function ensureDatabase({ host, port, user, database }: Connection) {
  const client = new pg.Client({ host, port, user: superuser, database: 'postgres', ssl: false })
  await client.connect()
  try {
    const [role, name] = [pg.escapeIdentifier(user), pg.escapeIdentifier(database)]
    const roles = await client.query('select from pg_roles where rolname = $1', [user])
    if (roles.rowCount === 0) await client.query(`create role ${role} login createdb`)
    const databases = await client.query('select from pg_database where datname = $1', [database])
    if (databases.rowCount === 0) await client.query(`create database ${name} owner ${role}`)
  } finally {
    await client.end()
  }
}
