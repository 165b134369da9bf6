import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readdir, readlink, rename, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { launch, stopAll } from './running-app.fixture.ts'
import { copyDatabase, copyProject, isRoot, makeStage, nobody, removeStage, type Stage } from './stage.fixture.ts'

function rootCases() {
  let stage: Stage
  let secluded: string
  let used: string
  let saidAtFirst: string[]
  beforeAll(async () => {
    stage = await makeStage(nobody)
    secluded = join(stage.dir, 'secluded')
    await mkdir(secluded, { mode: 0o700 })
    used = await makeFolder('used')
    const app = launch(stage, used)
    await app.started()
    await app.query('create table kept (page text)')
    saidAtFirst = app.said()
    await app.stop()
  })
  afterEach(stopAll)
  afterAll(() => removeStage(stage))

  async function makeFolder(name: string) {
    const folder = join(stage.dir, name)
    await mkdir(folder)
    await chmod(folder, 0o755)
    return folder
  }

  async function copyUsed(name: string, owner?: string) {
    const folder = await makeFolder(name)
    await copyDatabase(used, folder)
    if (owner) await promisify(execFile)('chown', ['-R', `${owner}:`, folder])
    return folder
  }

  test('keeps the data in the folder itself when its PostgreSQL can reach it, and from ordinary users', async () => {
    expect((await lstat(join(used, 'postgres'))).isDirectory()).toBe(true)
    expect(saidAtFirst).toEqual([])
    expect(await launch(stage, used, nobody).refusal()).toContain('start as the user who owns it')
  })

  test('keeps the data elsewhere when the folder is secluded, and says so in one line', async () => {
    const folder = join(secluded, 'data')
    const first = launch(stage, folder)
    await first.started()
    const home = await readlink(join(folder, 'postgres'))
    expect(home.startsWith(`${stage.fallbackDir}/`)).toBe(true)
    expect(first.said()).toHaveLength(1)
    expect(first.said()[0]).toContain(`can't reach ${folder}: the database is kept in ${home}`)
    await first.query('create table kept (page text)')
    expect(await first.stop()).toBe(0)

    const second = launch(stage, folder)
    await second.started()
    expect(await readlink(join(folder, 'postgres'))).toBe(home)
    expect(await second.query('select * from kept')).toEqual([])
  })

  test('follows a folder that was moved, and refuses a copy beside its original', async () => {
    const original = join(secluded, 'original')
    const app = launch(stage, original)
    await app.started()
    await app.query('create table kept (page text)')
    await app.stop()

    const copy = join(secluded, 'copy')
    await cp(original, copy, { recursive: true, verbatimSymlinks: true })
    expect(await launch(stage, copy).refusal()).toContain(`is the database of ${original}`)

    await rename(original, join(secluded, 'moved'))
    const moved = launch(stage, join(secluded, 'moved'))
    await moved.started()
    expect(await moved.query('select * from kept')).toEqual([])
  })

  test('begins anew when the folder was removed, and leaves the old database where it was', async () => {
    const folder = join(secluded, 'removed')
    const first = launch(stage, folder)
    await first.started()
    await first.stop()
    const old = await readlink(join(folder, 'postgres'))
    await rm(folder, { recursive: true })

    const second = launch(stage, folder)
    await second.started()
    expect(await readlink(join(folder, 'postgres'))).not.toBe(old)
    expect(await readdir(old)).toContain('data')
    await second.stop()

    await rm(await readlink(join(folder, 'postgres')), { recursive: true })
    expect(await launch(stage, folder).refusal()).toContain('is gone: bring it back, or remove the link')
  })

  test('runs a copy of the binaries when the project is secluded, and mends a damaged copy', async () => {
    const project = await copyProject(stage, join(secluded, 'project'))
    const folder = await makeFolder('of-secluded-project')
    const first = launch(project, folder)
    await first.started()
    const copy = join(
      stage.fallbackDir,
      (await readdir(stage.fallbackDir)).find((n) => n.startsWith('postgresql-')) ?? '',
    )
    expect(first.said()[0]).toContain(`the binaries in ${copy}`)
    expect(await first.stop()).toBe(0)
    const before = await stat(copy)

    const second = launch(project, folder)
    await second.started()
    expect(await second.stop()).toBe(0)
    expect((await stat(copy)).ino).toBe(before.ino)

    await truncate(join(copy, 'bin/postgres'), 1000)
    await rm(join(copy, 'share/postgresql/timezonesets'), { recursive: true })
    const third = launch(project, folder)
    await third.started()
    expect(await third.query('select 1 as one')).toEqual([{ one: 1 }])
    expect((await readdir(stage.fallbackDir)).filter((name) => name.includes('.partial-'))).toEqual([])
  })

  test("runs an ordinary user's database as that user", async () => {
    const folder = await copyUsed('of-nobody', 'nobody')
    const theirs = launch(stage, folder, nobody)
    await theirs.started()
    await theirs.query("insert into kept values ('theirs')")
    await theirs.stop()

    const ours = launch(stage, folder)
    await ours.started()
    expect(await ours.query('select * from kept')).toEqual([{ page: 'theirs' }])
    expect((await stat(join(folder, 'postgres'))).uid).toBe(nobody?.uid)
  })

  test('takes back a database that root has copied from elsewhere', async () => {
    const folder = await copyUsed('backup', 'root')
    const next = launch(stage, folder)
    await next.started()
    expect(await next.query('select * from kept')).toEqual([])
  })

  test('says so when a database is no longer within reach, rather than begin an empty one', async () => {
    const folder = await copyUsed('closed')
    await chmod(folder, 0o700)
    expect(await launch(stage, folder).refusal()).toContain('can no longer reach the database')
  })

  test('does not let another system user in, not even root into that of an ordinary user', async () => {
    const folder = await copyUsed('guarded', 'nobody')
    const app = launch(stage, folder, nobody)
    const { connection } = await app.started()
    const intruder = new pg.Client(connection)
    await expect(intruder.connect()).rejects.toThrow('Peer authentication failed')
  })
}

if (isRoot) describe('PostgreSQL started by root', () => rootCases())
else {
  test('what only root meets is decided rightly (place.test.ts, account.test.ts); its processes need root to run', () => {
    console.warn('Not root: the real processes of root.test.ts were not run, only the decisions behind them.')
    expect(process.getuid?.()).not.toBe(0)
  })
}
