import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openBackup } from '#platform/database/backup/format.server.ts'
import { restoreBackup } from '#platform/database/backup/restore.server.ts'
import { writeBackup } from '#platform/database/backup/write.server.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { startSite } from '#tests/site.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openLossyNetwork } from './lossy-network.ts'
import { startPostgresServer } from './postgres-server.ts'

const network = openLossyNetwork()
const server = await startPostgresServer('18.4.0-beta.17', {
  before: network.inside,
  settings: { listen_addresses: network.there },
  rules: 'host all all 10.213.77.0/30 trust',
})
const database = await server.createDatabase('site')
const folder = await temporaryFolder()
const site = await startSite({ DATABASE_URL: `postgres://site@${network.there}/site` })
// Beside the network, as the operator of the server.
const { pool: beside, close } = connectDatabase(database)
afterAll(async () => {
  await site.kill()
  await close()
  await server.stop()
  network.close()
  await folder.remove()
})

const isListening = async () => /^change_feed_listening 1$/m.test(await (await fetch(`${site.url}/metrics`)).text())
const readBlog = async () => (await fetch(`${site.url}/blog`)).text()
const rename = (title: string) =>
  beside.query('update blog_posts set title = $1 where slug = $2', [title, 'leadership-is-a-queue'])

async function secondsUntil(condition: () => Promise<boolean>) {
  const started = performance.now()
  await vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 120_000, interval: 100 })
  return (performance.now() - started) / 1000
}

/** Figures wait two seconds for a database that is away; what they tell is as of when they were asked for. */
function secondsUntilDeaf() {
  const started = performance.now()
  return new Promise<number>((resolve) => {
    const asking = setInterval(async () => {
      const asked = performance.now()
      if (await isListening()) return
      clearInterval(asking)
      resolve((asked - started) / 1000)
    }, 200)
  })
}

test('lost packets are noticed in ten seconds, nothing old is shown, nobody waits for minutes, and all comes back', async () => {
  await rename('Before')
  expect(await secondsUntil(async () => (await readBlog()).includes('Before'))).toBeLessThan(5)
  const file = join(folder.path, 'backup')
  await writeBackup(beside, file, { say: () => {}, leftOut: [] })

  network.drop()
  const noticed = await secondsUntilDeaf()
  expect(noticed).toBeLessThan(10)
  await rename('Meanwhile')
  const started = performance.now()
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.url}/blog`)))
  const waited = (performance.now() - started) / 1000
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(503))
  expect(waited).toBeLessThan(60)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  const restore = restoreBackup(beside, await openBackup(file), {
    migrations: 'db/migrations',
    overwrite: true,
    say: () => {},
  })
  await expect(restore).rejects.toThrow('stop it first')

  network.mend()
  const back = await secondsUntil(async () => (await isListening()) && (await readBlog()).includes('Meanwhile'))
  expect(back).toBeLessThan(15)
  await rename('Afterwards')
  const heard = await secondsUntil(async () => (await readBlog()).includes('Afterwards'))
  const figures = { noticed, waited, back, heard }
  console.log(
    Object.entries(figures)
      .map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`)
      .join(', '),
  )
})
