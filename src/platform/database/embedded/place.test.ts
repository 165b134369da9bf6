import { lstat, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBinaries } from './binaries.server.ts'
import { findPlace } from './place.server.ts'
import { takeSocketDir } from './socket-dir.server.ts'

// Root's case with ourselves in the part of user postgres, so that any user can run it.
const binaries = await findBinaries()
const ids = `${process.getuid?.()}:${process.getgid?.()}`
let dir: string
let said: string[]
beforeEach(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'place-')))
  said = []
})
afterEach(() => rm(dir, { recursive: true }))

async function find({ reachesData = true, reachesBinaries = true } = {}) {
  const dataDir = join(dir, 'data')
  await mkdir(dataDir, { recursive: true })
  return findPlace(
    { dataDir, binaries, fallbackDir: join(dir, 'fallback'), say: (line) => said.push(line) },
    {
      uid: 0,
      readAccounts: async () => `postgres:x:${ids}::/:/bin/sh`,
      canWrite: async (_account, path) => reachesData || !path.startsWith(dataDir),
      canRun: async () => reachesBinaries,
    },
  )
}

test('all is in the data folder when PostgreSQL can reach it', async () => {
  const place = await find()
  expect(place).toMatchObject({ home: join(dir, 'data/postgres'), data: join(dir, 'data/postgres/data'), binaries })
  expect(said).toEqual([])
  expect(await readdir(dir)).toEqual(['data'])
})

test('the database is kept elsewhere, linked from the data folder, when PostgreSQL cannot reach that', async () => {
  const place = await find({ reachesData: false })
  expect(place.home.startsWith(join(dir, 'fallback/'))).toBe(true)
  expect((await lstat(join(dir, 'data/postgres'))).isSymbolicLink()).toBe(true)
  expect(said).toHaveLength(1)
})

test('where the database is, it stays, even when the data folder has come within reach', async () => {
  const { home } = await find({ reachesData: false })
  expect((await find()).home).toBe(home)
})

test('a database that went out of reach is reported, never replaced by an empty one', async () => {
  const { home } = await find()
  await writeFile(join(home, 'something'), '')
  await expect(find({ reachesData: false })).rejects.toThrow('can no longer reach the database')
  expect(await readdir(home)).toEqual(['something'])
})

test('a short path holds the socket itself, a long one gets a fresh folder', async () => {
  expect(await takeSocketDir({ home: '/run/short', account: undefined })).toBe('/run/short')
  const home = join(dir, 'long'.repeat(30))
  await mkdir(home)
  const socketDir = await takeSocketDir({ home, account: undefined }, ['/x'.repeat(60), dir])
  expect(socketDir.startsWith(join(dir, 'postgres-socket-'))).toBe(true)
  expect((await lstat(socketDir)).mode & 0o777).toBe(0o700)
})

test('a platform without binaries is named, with the way out', async () => {
  const missing = () => {
    throw new Error('Cannot find module')
  }
  await expect(findBinaries('sunos-sparc', missing)).rejects.toThrow(/for sunos-sparc: .* set DATABASE_URL/)
})
