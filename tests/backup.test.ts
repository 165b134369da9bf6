import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { seed } from '#db/seed.ts'
import { storeInquiry } from '#features/contact/queries.server.ts'
import { openBackup } from '#platform/database/backup/format.server.ts'
import { restoreBackup } from '#platform/database/backup/restore.server.ts'
import { writeBackup } from '#platform/database/backup/write.server.ts'
import { listenForChanges } from '#platform/database/change-feed.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createProofOfWork } from '#platform/http/proof-of-work.server.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import { features } from '#src/features.server.ts'
import { listEntries } from './backup-entries.ts'
import { freshDatabase, testPlatform } from './fresh-database.ts'
import { tables } from './sound-rows.ts'

const environment = readEnvironment({
  PUBLIC_URL: 'https://tandem.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  CONTACT_TO: 'team@example.com',
})
const source = await testPlatform({ environment })
const background = createBackground(source)
await background.prepare()
afterAll(() => background.stop())

const folder = await mkdtemp(join(tmpdir(), 'backup-'))
afterAll(() => rm(folder, { recursive: true }))
const file = join(folder, 'site.backup')

// Made here and not inside the tests, because they are dropped after the last of them.
const empty = await freshDatabase({ migrated: false })
const busy = await freshDatabase({ migrated: false })
const older = await freshDatabase({ migrated: false })
const former15 = await freshDatabase({ migrated: false })
const other = await freshDatabase()
const live = await freshDatabase()

const whole = { say: () => {}, leftOut: [] }
const quiet = { migrations: 'db/migrations', overwrite: false, say: () => {} }

async function restore(pool: pg.Pool, path: string, options: Partial<typeof quiet> = {}) {
  await restoreBackup(pool, await openBackup(path), { ...quiet, ...options })
}

let sent = 0
let kept = 0
async function sendInquiry() {
  const parts = { ...source, environment, proofOfWork: createProofOfWork(source.db) }
  const email = `visitor-${sent++}@example.com`
  const words = { name: 'Ada', company: 'Engines', intent: null, message: 'Tab\t, line\n, \\. and “ő”' }
  const inquiry = { ...words, email, gdprConsent: true as const, marketingConsent: false }
  await storeInquiry({ ...parts, now: new Date() }, inquiry, { address: '127.0.0.1' })
  kept += 1
}

await seed(source.db, features)
for (const [table, { sound }] of Object.entries(tables)) {
  const places = Object.keys(sound).map((_, index) => `$${index + 1}`)
  const insert = `insert into ${table} (${Object.keys(sound)}) values (${places}) on conflict do nothing`
  await source.pool.query(insert, Object.values(sound))
}
for (let inquiry = 0; inquiry < 20; inquiry++) await sendInquiry()

const original = await contentOf(source.pool)

/** Every table's rows as one hash each. Counters that a crash may reset are not part of what is kept. */
async function contentOf(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`)
  const hashes: Record<string, string> = {}
  for (const { name } of rows) {
    const all = `select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as hash from "${name}" t`
    hashes[name] = (await pool.query(all)).rows[0].hash
  }
  return hashes
}

const told: string[] = []
await writeBackup(source.pool, file, { say: (line) => told.push(line), leftOut: [] })
await restore(empty.pool, file)
const restored = await contentOf(empty.pool)

test('a backup restored into an empty place is equal, row by row, uploads and search included', async () => {
  expect(told).toContainEqual(expect.stringMatching(/\d+\/\d+ inquiries: 21 rows/))
  expect(Object.keys(original).length).toBeGreaterThan(15)
  expect(restored).toEqual(original)
  const found = 'select count(*)::int from blog_index.entries'
  expect((await empty.pool.query(found)).rows).toEqual((await source.pool.query(found)).rows)
  const keys = `select count(*)::int, bool_and(convalidated) from pg_constraint
    where connamespace = 'public'::regnamespace`
  expect((await empty.pool.query(keys)).rows).toEqual((await source.pool.query(keys)).rows)
})

test('only the owner can read the file, and nothing half-written lies beside it', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const before = await readdir(folder)
  expect(before.filter((name) => name.startsWith('site.backup'))).toEqual(['site.backup'])
  await expect(writeBackup(other.pool, join(folder, 'missing', 'x'), whole)).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).toEqual(before)
})

test('the file is a tar that any other program can read', async () => {
  const entries = await listEntries(file)
  const names = entries.map(({ name }) => name)
  expect(names).toEqual([
    'manifest.json',
    ...Object.keys(original).map((table) => `tables/${table}.copy`),
    'checksums.json',
  ])
  const rows = entries.find(({ name }) => name === 'tables/inquiries.copy')?.content.toString()
  expect(rows).toContain('\tTab\\t, line\\n, \\\\. and “ő”\t')
  const checksums = JSON.parse(entries.at(-1)?.content.toString() ?? '')
  for (const { name, content } of entries.slice(0, -1))
    expect(checksums[name].sha256).toBe(createHash('sha256').update(content).digest('hex'))
  expect(checksums['tables/inquiries.copy'].rows).toBe(21)

  const plain = join(folder, 'plain.tar')
  await writeFile(plain, zstdDecompressSync(await readFile(file)))
  const unpack = promisify(execFile)('tar', ['-xf', plain, '-C', folder, 'tables/inquiries.copy'])
  const unpacked = await unpack.then(
    () => readFile(join(folder, 'tables/inquiries.copy'), 'utf8'),
    (error) => (error.code === 'ENOENT' ? 'no tar on this machine' : Promise.reject(error)),
  )
  expect([rows, 'no tar on this machine']).toContain(unpacked)
})

test('a mail that was owed when the backup was made goes out after the restore', async () => {
  const later = createBackground({ ...source, ...empty })
  await later.prepare()
  await later.stop()
  const owed = await empty.pool.query("select id::text from mails where status = 'queued' order by 1")
  const jobs = await empty.pool.query("select data ->> 'mailId' as id from pgboss.job where name = 'mail' order by 1")
  expect(owed.rows.length).toBe(40)
  expect(jobs.rows).toEqual(owed.rows)
})

test('a backup taken while inquiries come in holds each of them whole or not at all', async () => {
  let writing = true
  const writers = Array.from({ length: 4 }, async () => {
    while (writing) await sendInquiry()
  })
  const path = join(folder, 'busy.backup')
  for (const before = kept; kept < before + 20; ) await new Promise(setImmediate)
  await writeBackup(source.pool, path, whole)
  for (const before = kept; kept < before + 20; ) await new Promise(setImmediate)
  writing = false
  await Promise.all(writers)
  await restore(busy.pool, path)
  const broken = await busy.pool.query(`select from inquiries i where email like 'visitor-%' and (
    (select count(*) from consents where inquiry_id = i.id) <> 1 or (select count(*) from mails where about = i.id) <> 2)`)
  expect(broken.rowCount).toBe(0)
  const count = async (pool: pg.Pool) => Number((await pool.query('select count(*) from inquiries')).rows[0].count)
  expect(await count(busy.pool)).toBeGreaterThanOrEqual(41)
  expect(await count(busy.pool)).toBeLessThan(await count(source.pool))
})

test('what is there already is not overwritten without being told', async () => {
  await other.pool.query("insert into brand_references (name) values ('Not to be lost')")
  const before = await contentOf(other.pool)
  await expect(restore(other.pool, file)).rejects.toThrow('--overwrite')
  expect(await contentOf(other.pool)).toEqual(before)
  await restore(other.pool, file, { overwrite: true })
  expect(await contentOf(other.pool)).toEqual(original)
})

test('a restore that fails half-way leaves everything as it was', async () => {
  const before = await contentOf(other.pool)
  const backup = await openBackup(file)
  const lost = { ...backup, checksums: {} }
  await expect(restoreBackup(other.pool, lost, { ...quiet, overwrite: true })).rejects.toThrow('rows after loading')
  expect(await contentOf(other.pool)).toEqual(before)
})

test('nothing is restored under a running site', async () => {
  const running = await listenForChanges(live.connection, source.log)
  await expect(restore(live.pool, file)).rejects.toThrow('stop it first')
  await running.stop()
  await vi.waitFor(() => restore(live.pool, file), 10_000)
})

test('a backup of an older version is brought up to date, one of a newer version is refused', async () => {
  const backup = await openBackup(file)
  const { migrations } = backup.manifest
  const unknown = { hash: 'x', created_at: Date.now() }
  const from = (list: typeof migrations) => ({ ...backup, manifest: { ...backup.manifest, migrations: list } })
  await expect(restoreBackup(older.pool, from([...migrations, unknown]), quiet)).rejects.toThrow('newer version')
  await expect(restoreBackup(older.pool, from([unknown]), quiet)).rejects.toThrow('another program')
  const early = from(migrations.slice(0, -1))
  const [first] = early.manifest.tables.filter(({ name }) => name === 'testimonials')
  if (!first) throw new Error('no testimonials')
  await restoreBackup(older.pool, { ...early, manifest: { ...early.manifest, tables: [first] } }, quiet)
  expect(await contentOf(older.pool)).toMatchObject({ testimonials: original.testimonials })
  const applied = await older.pool.query('select count(*)::int as count from drizzle.__drizzle_migrations')
  expect(applied.rows[0].count).toBe(migrations.length)
})

test('a backup of a program whose search migration PostgreSQL 15 refused comes back all the same', async () => {
  const former = 'b20fa4d41a3c465daeaa1c3b2e5369633da6d9a596b852caa22d0699740efb2f'
  const backup = await openBackup(file)
  const migrations = backup.manifest.migrations.map((applied, index) =>
    index === 5 ? { ...applied, hash: former } : applied,
  )
  await restoreBackup(former15.pool, { ...backup, manifest: { ...backup.manifest, migrations } }, quiet)
  expect(await contentOf(former15.pool)).toEqual(original)
})
