import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { openBackup } from '#platform/database/backup/format.server.ts'
import { restoreBackup } from '#platform/database/backup/restore.server.ts'
import { writeBackup } from '#platform/database/backup/write.server.ts'
import { apiKey, launchSite, startSite } from '#tests/site.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { startPostgresServer } from './postgres-server.ts'

const supported = ['15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17', '18.4.0-beta.17']
const tooOld = '14.23.0-beta.17'

describe.each(supported)('PostgreSQL %s', async (version) => {
  const server = await startPostgresServer(version)
  const folder = await temporaryFolder()
  afterAll(async () => {
    await server.stop()
    await folder.remove()
  })
  const first = await server.createDatabase('first')
  const second = await server.createDatabase('second')

  test('the site starts on it, twice, and everything that takes the database works', async () => {
    for (const round of ['first', 'second']) {
      const site = await startSite({ DATABASE_URL: first.url })
      const read = async (path: string) => (await fetch(site.url + path, { headers: { apikey: apiKey } })).json()
      expect((await fetch(`${site.url}/readyz`)).status, round).toBe(200)
      expect((await fetch(site.url)).status).toBe(200)
      expect((await read('/api/blog?q=board')).total).toBeGreaterThan(0)
      const scored = await fetch(`${site.url}/api/functions/assessment-scoring`, {
        method: 'POST',
        headers: { apikey: apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ answers: Array(16).fill(3), assessToken: crypto.randomUUID(), personalData: {} }),
      })
      expect(scored.status).toBe(200)
      expect(await site.stop()).toBe(0)
    }
  })

  test('a backup of it comes back', async () => {
    const [from, to] = [new pg.Pool(first), new pg.Pool(second)]
    const file = join(folder.path, 'backup')
    const { rows } = await writeBackup(from, file, { say: () => {}, leftOut: [] })
    await restoreBackup(to, await openBackup(file), { migrations: 'db/migrations', overwrite: false, say: () => {} })
    const count = 'select count(*)::int from blog_posts'
    expect((await to.query(count)).rows).toEqual((await from.query(count)).rows)
    expect(rows).toBeGreaterThan(100)
    await Promise.all([from.end(), to.end()])
    const site = await startSite({ DATABASE_URL: second.url })
    expect((await fetch(`${site.url}/blog`)).status).toBe(200)
    await site.stop()
  })
})

test('an older one is refused at the start, by name', async () => {
  const server = await startPostgresServer(tooOld)
  const { url } = await server.createDatabase('old')
  const site = await launchSite({ DATABASE_URL: url })
  expect(await site.ready).toBeUndefined()
  expect(await site.ended).toBe(1)
  await server.stop()
})
