import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { launchServer } from '#commands/server-process.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { getOlderBinaries } from '#platform/database/embedded/older-binaries.server.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/start.server.ts'
import { migrateDatabase } from '#platform/database/migrate.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { startSite } from '#tests/site.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const folder = await temporaryFolder()
afterAll(folder.remove)
const older = 17
const registry = readEnvironment().NPM_CONFIG_REGISTRY
const programs = await getOlderBinaries(older, join(folder.path, `postgresql-${older}`), registry)

const journal: { entries: { tag: string }[] } = JSON.parse(await readFile('db/migrations/meta/_journal.json', 'utf8'))
const all = journal.entries.length

/** A site's data as the last version on that PostgreSQL has left them: of its first migrations, with a row and a secret. */
async function makeOlderData(name: string, migrations: number) {
  const dataDir = join(folder.path, name)
  const first = join(folder.path, `${name}-migrations`)
  await mkdir(join(first, 'meta'), { recursive: true })
  const entries = journal.entries.slice(0, migrations)
  await writeFile(join(first, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) await writeFile(join(first, `${tag}.sql`), await readFile(`db/migrations/${tag}.sql`))
  const postgres = await startEmbeddedPostgres({ dataDir, binaries: programs })
  const { pool, close } = connectDatabase(postgres.connection)
  if (migrations > 0) {
    await migrateDatabase(pool, first)
    await pool.query("insert into blog_posts (slug, title, published) values ('kept', 'Kept over the years', true)")
    await pool.query("insert into generated_secrets (name, value) values ('PUBLIC_API_KEY', 'the key of old')")
  }
  await close()
  await postgres.stop()
  return dataDir
}

const versionOf = async (path: string) => (await readFile(join(path, 'PG_VERSION'), 'utf8')).trim()
// Where a network has a certificate authority of its own, the registry is reached by it.
const { NODE_EXTRA_CA_CERTS = '' } = process.env
const settings = (DATA_DIR: string) => ({ DATA_DIR, NODE_EXTRA_CA_CERTS, PUBLIC_API_KEY: '', SAMPLE_CONTENT: 'off' })

test.each([1, 14])(
  'data of PostgreSQL 17 with %i migrations are brought over, the old ones kept',
  async (migrations) => {
    const dataDir = await makeOlderData(`with-${migrations}`, migrations)
    const started = performance.now()
    const site = await startSite(settings(dataDir))
    console.log(`brought over and started in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    expect(await (await fetch(`${site.url}/blog/kept`)).text()).toContain('Kept over the years')
    expect((await fetch(`${site.url}/api/blog`, { headers: { apikey: 'the key of old' } })).status).toBe(200)
    expect(await site.stop()).toBe(0)
    expect(await versionOf(join(dataDir, 'postgres/data'))).toBe('18')
    expect(await versionOf(join(dataDir, 'postgres/data-17'))).toBe('17')
    expect(await readdir(join(dataDir, 'postgres-upgrade'))).not.toContain('work')
    expect(await readdir(dataDir)).not.toContain('postgresql-17')

    const again = await startSite(settings(dataDir))
    expect((await fetch(`${again.url}/blog/kept`)).status).toBe(200)
    await again.stop()
  },
)

test('a start that was killed while the two change places goes on', async () => {
  const dataDir = await makeOlderData('killed', all)
  const site = await startSite(settings(dataDir))
  await site.stop()
  await rename(join(dataDir, 'postgres/data'), join(dataDir, 'postgres/data.upgraded'))
  const next = await startSite(settings(dataDir))
  expect((await fetch(`${next.url}/blog/kept`)).status).toBe(200)
  await next.stop()
})

test('data in which nothing is yet give way to new ones', async () => {
  const dataDir = await makeOlderData('empty', 0)
  const site = await startSite(settings(dataDir))
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  await site.stop()
})

test('without a registry it says what to do, and the old data are as they were', async () => {
  const dataDir = await makeOlderData('unreachable', 1)
  const nobody = createServer((_, response) => response.writeHead(404).end()).listen(0)
  const { port } = nobody.address() as AddressInfo
  const site = launchServer('build/server/index.js', {
    DATA_DIR: dataDir,
    NPM_CONFIG_REGISTRY: `http://localhost:${port}`,
  })
  expect(await site.ended).toBe(1)
  nobody.close()
  expect(await versionOf(join(dataDir, 'postgres/data'))).toBe('17')
  await rename(programs.dir, join(dataDir, 'postgresql-17'))
  const helped = await startSite({ ...settings(dataDir), NPM_CONFIG_REGISTRY: `http://localhost:${port}` })
  expect((await fetch(`${helped.url}/blog/kept`)).status).toBe(200)
  await helped.stop()
})
