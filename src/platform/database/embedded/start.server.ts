import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Binaries, findBinaries } from './binaries.server.ts'
import { ensureDataDirectory } from './data-directory.server.ts'
import { holdLock } from './lock.server.ts'
import { stopOrphan } from './orphan.server.ts'
import { findPlace, type Place } from './place.server.ts'
import { spawnServer } from './server-process.server.ts'
import { type Settings, superuser, writeAccessRules } from './settings.server.ts'
import { findSocketDir, freeSocketDir, port, takeSocketDir } from './socket-dir.server.ts'

export type Connection = { host: string; port: number; user: string; database: string }

type Options = {
  dataDir: string
  say?: (line: string) => void
  user?: string
  database?: string
  /** Where root keeps what the account that runs PostgreSQL can't reach in `dataDir`. */
  fallbackDir?: string
  /** PostgreSQL's own settings that are to differ from ours. */
  settings?: Settings
  /** Those of another version, for data that it made. */
  binaries?: Binaries
}

/** A PostgreSQL of our own, as a child process, reachable through a Unix socket alone. */
export async function startEmbeddedPostgres({
  dataDir,
  say = () => {},
  user = 'app',
  database = 'app',
  fallbackDir = '/var/lib/tandem',
  settings,
  binaries: given,
}: Options) {
  const binaries = given ?? (await findBinaries())
  await mkdir(dataDir, { recursive: true })
  const root = await realpath(dataDir)
  const lock = await holdLock(root)
  try {
    const place = await findPlace({ dataDir: root, binaries, fallbackDir, say })
    await ensureDataDirectory(place)
    const server = await startServer(place, [user], { settings, say })
    const connection: Connection = { host: server.socketDir, port, user, database }
    const stop = async () => {
      await server.stop()
      await freeSocketDir(server.socketDir, place)
      lock.release()
    }
    try {
      await ensureDatabase(connection)
    } catch (error) {
      await stop()
      throw error
    }
    return { connection, pid: server.pid, exited: server.exited, stop }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The way to the server that another process has started on this folder. */
export async function findRunningPostgres(dataDir: string, user = 'app', database = 'app'): Promise<Connection> {
  const home = await realpath(join(dataDir, 'postgres'))
  return { host: await findSocketDir(home), port, user, database }
}

/** What a killed app left behind may still be starting, or ending, while we look: then PostgreSQL refuses, and we look again. */
async function startServer(place: Place, users: string[], options: Parameters<typeof spawnServer>[2]) {
  await writeAccessRules(place, users)
  for (let attemptsLeft = 40; ; attemptsLeft--) {
    await stopOrphan(place)
    const socketDir = await takeSocketDir(place)
    const server = spawnServer(place, socketDir, options)
    try {
      await server.ready
      return { ...server, socketDir }
    } catch (error) {
      await freeSocketDir(socketDir, place)
      if (attemptsLeft === 0 || !/already exists|is still in use/.test(String(error))) throw error
      await sleep(250)
    }
  }
}

/** An ordinary role, so that a hole in the application is not one into the machine; it may create databases for tests. */
async function ensureDatabase({ host, port, user, database }: Connection) {
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
