import { spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isLong } from '#tests/proof-size.ts'
import { type Account, spawnAs } from './account.server.ts'
import { getCommand, isAlive, listProcesses } from './processes.server.ts'
import { launch, stopAll } from './running-app.fixture.ts'
import { copyDatabase, isRoot, makeStage, nobody, removeStage, type Stage } from './stage.fixture.ts'

// Root's PostgreSQL runs as another account, an ordinary user's as that user. What differs for root is proved by
// root.test.ts; the long proof tries everything both ways.
const starters: { who: string; account: Account }[] = [
  { who: 'an ordinary user', account: isRoot ? nobody : undefined },
  ...(isRoot && isLong ? [{ who: 'root', account: undefined }] : []),
]

describe.each(starters)('PostgreSQL started by $who', ({ account }) => {
  let stage: Stage
  let used: string
  beforeAll(async () => {
    stage = await makeStage(account)
    used = await makeFolder()
    const app = start(used)
    await app.started()
    await app.query('create table visits (page text)')
    await app.stop()
  })
  afterEach(stopAll)
  afterAll(() => removeStage(stage))

  const start = (dataDir: string) => launch(stage, dataDir, account)

  async function makeFolder() {
    const folder = await mkdtemp(join(stage.dir, 'data-'))
    await chmod(folder, 0o755)
    if (account) await chown(folder, account.uid, account.gid)
    return folder
  }

  /** The next start works, and nothing half-made is left. */
  async function expectSound(folder: string) {
    const next = start(folder)
    await next.started()
    expect(await next.query('select 1 as one')).toEqual([{ one: 1 }])
    expect((await readdir(join(folder, 'postgres'))).filter((name) => name.startsWith('data'))).toEqual(['data'])
  }

  test('is safe by its settings, and the app is no superuser of it', async () => {
    const app = start(used)
    const { connection } = await app.started()
    const settings = `select name, setting from pg_settings where name in
      ('listen_addresses', 'fsync', 'data_checksums', 'server_encoding', 'unix_socket_permissions')`
    const rows = (await app.query(settings)) as { name: string; setting: string }[]
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      listen_addresses: '',
      fsync: 'on',
      data_checksums: 'on',
      server_encoding: 'UTF8',
      unix_socket_permissions: '0700',
    })
    expect(await app.query('select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }])
    expect(await app.query("select lower('ÄÉ') as lower")).toEqual([{ lower: 'äé' }])
    const socketDir = await stat(connection.host)
    expect(socketDir.mode & 0o777).toBe(0o700)
    expect(socketDir.uid).not.toBe(0)
    expect(await app.stop()).toBe(0)
  })

  test('lets the app use trusted extensions and create databases', async () => {
    const app = start(used)
    await app.started()
    expect(await app.query('create extension if not exists pg_trgm')).toEqual([])
    expect(await app.query('create extension if not exists unaccent')).toEqual([])
    expect(await app.query('create database another')).toEqual([])
    expect(await app.query('drop database another')).toEqual([])
  })

  test('stops with the app, cleanly, and has everything at the next start', async () => {
    const first = start(used)
    const { pid } = await first.started()
    await first.query("insert into visits values ('stopped')")
    expect(await first.stop()).toBe(0)
    expect(isAlive(pid)).toBe(false)
    expect(await readdir(join(used, 'postgres/data'))).not.toContain('postmaster.pid')

    const second = start(used)
    await second.started()
    expect(await second.query("select page from visits where page = 'stopped'")).toHaveLength(1)
  })

  test('an app that was killed leaves a server behind, which the next start ends without losing a row', async () => {
    const killed = start(used)
    const { pid: orphan } = await killed.started()
    await killed.query("insert into visits values ('killed')")
    await killed.kill('SIGKILL')
    expect(isAlive(orphan)).toBe(true)

    const next = start(used)
    expect((await next.started()).pid).not.toBe(orphan)
    expect(await getCommand(orphan)).toBe('')
    expect(await next.query("select page from visits where page = 'killed'")).toHaveLength(1)
  })

  test('an app that ends by an uncaught error takes its server with it', async () => {
    const app = start(used)
    const { pid } = await app.started()
    app.crash()
    expect(await app.ended).toBe(1)
    await vi.waitFor(async () => expect(await getCommand(pid)).toBe(''), 60_000)
  })

  test('the app is told when the server is killed, and the next start recovers', async () => {
    const app = start(used)
    const { pid } = await app.started()
    await app.query("insert into visits values ('recovered')")
    process.kill(pid, 'SIGKILL')
    expect(await app.hear('exited')).toBeNull()
    expect(await app.stop()).toBe(0)

    const next = start(used)
    await next.started()
    expect(await next.query("select page from visits where page = 'recovered'")).toHaveLength(1)
  })

  test('a second app on the same folder is refused, naming the first, which goes on', async () => {
    const first = start(used)
    await first.started()
    const second = start(used)
    expect(await second.refusal()).toBe(`${used} is already in use by process ${first.pid}`)
    expect(await second.ended).toBe(1)
    expect(await first.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('of several first starts at the same instant exactly one wins', async () => {
    const folder = await makeFolder()
    const apps = [start(folder), start(folder), start(folder)]
    const outcome = (app: (typeof apps)[number]) => app.started().then(() => undefined, app.refusal)
    const refusals = await Promise.all(apps.map(outcome))
    const winner = apps[refusals.indexOf(undefined)]
    const inUse = `${folder} is already in use by process ${winner?.pid}`
    expect(refusals.filter((refusal) => refusal !== undefined)).toEqual([inUse, inUse])
    expect(await winner?.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('an app killed during the first initialisation does no harm, while its initdb still runs', async () => {
    const folder = await makeFolder()
    const killed = start(folder)
    await findInitdb(folder)
    await killed.kill('SIGKILL')
    await expectSound(folder)
  })

  // From before it does anything until after it is ready.
  const moments = Array.from({ length: isLong ? 21 : 0 }, (_, step) => step * 75)
  test.each(moments)('an app killed %i ms into its first start does no harm', async (milliseconds) => {
    const folder = await makeFolder()
    const killed = start(folder)
    await sleep(milliseconds)
    await killed.kill('SIGKILL')
    await expectSound(folder)
  })

  test('an initdb that is killed is reported, and done again at the next start', async () => {
    const folder = await makeFolder()
    const app = start(folder)
    process.kill(await findInitdb(folder), 'SIGKILL')
    expect(await app.refusal()).toContain('initdb ended with SIGKILL')
    expect(await app.ended).toBe(1)

    const next = start(folder)
    await next.started()
    expect(await next.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a path too long for a socket gets a short one that others cannot enter', async () => {
    const parent = await makeFolder()
    const folder = join(parent, 'long'.repeat(30), 'päth'.repeat(20))
    await mkdir(folder, { recursive: true })
    if (account) await chown(folder, account.uid, account.gid)
    await copyDatabase(used, folder)
    const app = start(folder)
    const { connection } = await app.started()
    expect(connection.host.startsWith(parent)).toBe(false)
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
    app.crash()
    await app.ended

    const next = start(folder)
    const { connection: second } = await next.started()
    expect(await next.query('select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
    await expect(stat(connection.host)).rejects.toThrow('ENOENT')
    await expect(stat(second.host)).rejects.toThrow('ENOENT')
  })

  test('a path may hold spaces, commas, quotes and letters of any alphabet', async () => {
    const folder = join(await makeFolder(), `it's "a", b = ü 雪`)
    const killed = start(folder)
    await killed.started()
    await killed.kill('SIGKILL')
    const next = start(folder)
    await next.started()
    expect(await next.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('Ctrl+C in the terminal reaches the app alone, which can still query', async () => {
    const app = start(used)
    await app.started()
    process.kill(-app.pid, 'SIGINT')
    expect(await app.query('select 1 as one')).toEqual([{ one: 1 }])
    expect(await app.stop()).toBe(0)
  })

  test('a pid file left by a power cut does not block, whoever has that process id now', async () => {
    const owner = await stat(join(used, 'postgres'))
    const bystander = spawn('sleep', ['300'], spawnAs(isRoot ? { ...owner, name: '' } : undefined))
    const pidFile = join(used, 'postgres/data/postmaster.pid')
    await writeFile(pidFile, `${bystander.pid}\n${dirname(pidFile)}\n1\n5432\n${used}/postgres\n\n`)
    await chown(pidFile, owner.uid, owner.gid)
    try {
      const app = start(used)
      await app.started()
      expect(await app.query('select 1 as one')).toEqual([{ one: 1 }])
      expect(bystander.exitCode).toBeNull()
    } finally {
      bystander.kill()
    }
  })

  test('data of another PostgreSQL version is refused, naming both, and left alone', async () => {
    const versionFile = join(used, 'postgres/data/PG_VERSION')
    const version = await readFile(versionFile, 'utf8')
    await writeFile(versionFile, '12\n')
    const app = start(used)
    expect(await app.refusal()).toMatch(/was made by PostgreSQL 12, this is PostgreSQL 18/)
    await app.ended
    await writeFile(versionFile, version)
    const next = start(used)
    await next.started()
  })
})

/** The one that is at work in this folder, once it has begun to write. */
function findInitdb(folder: string) {
  const find = async () => {
    const names = await readdir(join(folder, 'postgres'))
    expect(names.some((name) => name.startsWith('data.new-'))).toBe(true)
    const processes = await listProcesses()
    const initdb = processes.find(({ command }) => command.includes(`/bin/initdb -D ${folder}/`))
    return initdb?.pid ?? Promise.reject(new Error('No initdb yet'))
  }
  return vi.waitFor(find, { timeout: 60_000, interval: 20 })
}
