import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openBackup } from '#platform/database/backup/format.server.ts'
import { backups } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createMetrics } from '#platform/http/metrics.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { backups as feature } from './feature.server.ts'
import { summarizeBackups } from './queries.server.ts'
import { makeScheduledBackup } from './scheduled.server.ts'

const platform = await testPlatform()
const { db } = platform
const folder = await mkdtemp(join(tmpdir(), 'backups-'))
afterAll(() => rm(folder, { recursive: true }))

const environment = readEnvironment({ BACKUP_DIR: folder, BACKUP_KEEP: '2' })
const at = (time: string) => new Date(`2030-05-0${time}:00Z`)
const make = (now: Date, settings: Partial<typeof environment> = {}, signal = new AbortController().signal) =>
  makeScheduledBackup({ ...platform, environment: { ...environment, ...settings }, now, signal })
const summarize = (now: Date) => summarizeBackups(db, environment, now)

beforeEach(async () => {
  await db.delete(backups)
  for (const name of await readdir(folder)) await rm(join(folder, name))
})

test('a backup has its name once it was restored, and the oldest of more than are kept goes', async () => {
  await writeFile(join(folder, 'mine.backup'), 'somebody else put it here')
  for (const time of ['1T02:30', '2T02:30', '3T02:30']) await make(at(time))
  const kept = ['tandem-2030-05-02T02-30-00Z.backup', 'tandem-2030-05-03T02-30-00Z.backup']
  expect((await readdir(folder)).sort()).toEqual(['mine.backup', ...kept])
  expect((await openBackup(join(folder, kept[1] ?? ''))).manifest.tables.length).toBeGreaterThan(20)
  expect(await summarize(at('3T09:00'))).toMatchObject({
    scheduled: true,
    next_at: '2030-05-04T02:30:00.000Z',
    good: { started_at: '2030-05-03T02:30:00.000Z', rows: expect.any(Number) },
    failure: null,
    overdue: false,
  })
})

test('of several processes one makes it', async () => {
  await Promise.all([make(at('1T02:30')), make(at('1T02:31')), make(at('1T02:32'))])
  expect(await readdir(folder)).toHaveLength(1)
  expect(await db.$count(backups)).toBe(1)
})

test('one that fails is told, keeps the good ones, and is forgotten after the next good one', async () => {
  await make(at('1T02:30'))
  vi.stubEnv('TMPDIR', join(folder, 'missing'))
  for (const time of ['2T02:30', '2T02:31']) await expect(make(at(time))).rejects.toThrow('ENOENT')
  // Written, but nobody knows whether it can be restored; of those only the newest is of any use.
  const files = ['tandem-2030-05-01T02-30-00Z.backup', 'tandem-2030-05-02T02-31-00Z.backup.untried']
  expect((await readdir(folder)).sort()).toEqual(files)
  expect(await summarize(at('2T09:00'))).toMatchObject({
    good: { started_at: '2030-05-01T02:30:00.000Z' },
    failure: { started_at: '2030-05-02T02:31:00.000Z', error: expect.stringContaining('ENOENT') },
    overdue: true,
  })
  vi.unstubAllEnvs()
  await make(at('2T10:00'))
  expect((await readdir(folder)).filter((name) => name.endsWith('untried'))).toEqual([])
  expect(await summarize(at('2T11:00'))).toMatchObject({ failure: null, overdue: false })
})

test('a folder that can not be written to is told', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(make(at('1T02:30'), { BACKUP_DIR: join(folder, 'file') })).rejects.toThrow()
  expect((await summarize(at('1T03:00'))).failure?.error).toContain('file')
})

test('a process that ends leaves off, and nothing behind', async () => {
  const ending = new AbortController()
  // Of its own: other tests restore backups too.
  const temporary = await mkdtemp(join(tmpdir(), 'tandem-ending-'))
  await chmod(temporary, 0o755)
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    return rm(temporary, { recursive: true })
  })
  const scratch = async () => (await readdir(temporary)).filter((name) => name.startsWith('tandem-scratch-'))
  const made = make(at('1T02:30'), {}, ending.signal)
  await vi.waitFor(async () => expect(await scratch()).toHaveLength(1), 60_000)
  ending.abort(new Error('This process ends'))
  await expect(made).rejects.toThrow()
  expect(await scratch()).toEqual([])
})

test('one is overdue an hour after its time, and without a folder none is ever', async () => {
  await make(at('1T02:30'))
  expect((await summarize(at('2T03:29'))).overdue).toBe(false)
  expect((await summarize(at('2T03:31'))).overdue).toBe(true)
  expect(await summarizeBackups(db, readEnvironment({}), at('5T00:00'))).toMatchObject({
    scheduled: false,
    next_at: null,
    overdue: false,
  })
})

test('whoever watches is told as of when the last good one is, where any are made', async () => {
  const textWith = async (settings: typeof environment) => {
    const metrics = createMetrics()
    feature.metrics?.(metrics, { ...platform, environment: settings })
    return metrics.text()
  }
  expect(await textWith(environment)).toMatch(/^backup_last_success_timestamp_seconds 0$/m)
  await make(at('1T02:30'))
  expect(await textWith(environment)).toMatch(/^backup_last_success_timestamp_seconds 1903833000$/m)
  expect(await textWith(readEnvironment({}))).not.toContain('backup_')
})
