import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#platform/database/open.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { startSite } from '#tests/site.ts'
import { compare } from '#tests/system/findings.ts'
import { deadMail, type Entry, newEntry, send } from '#tests/system/ledger.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const folder = await temporaryFolder()
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', folder.path])
chmodSync(folder.path, 0o755)
const dataDir = join(folder.path, 'data')
const site = await startSite({ ...deadMail, DATA_DIR: dataDir })
afterAll(async () => {
  await site.stop()
  execFileSync('umount', [folder.path])
  await folder.remove()
})

const filler = join(folder.path, 'filler')

/** Leaves less than one page of PostgreSQL free. */
function fillDisk() {
  const file = openSync(filler, 'w')
  for (const size of [1024 * 1024, 4096])
    for (let isFull = false; !isFull; )
      try {
        writeSync(file, Buffer.alloc(size))
      } catch {
        isFull = true
      }
  closeSync(file)
}

const readParts = async () => (await (await fetch(`${site.url}/readyz`)).json()).parts

test('with a full disk writes are refused with 503, pages are sent, /readyz says so, and all goes on once there is room', async () => {
  const entries: Entry[] = []
  const submit = async () => {
    const entry = newEntry(entries.length * 2)
    entries.push(entry)
    return send(site.url, entry)
  }
  expect((await submit())?.status).toBe(202)
  await (await fetch(site.url)).text()
  fillDisk()
  const statuses = new Set<number | undefined>()
  await vi.waitFor(
    async () => {
      for (let sent = 0; sent < 50; sent++) {
        const answer = await submit()
        statuses.add(answer?.status)
        if (answer?.status === 503) expect(answer.retryAfter).toBeTruthy()
      }
      expect(statuses).toContain(503)
    },
    { timeout: 120_000, interval: 10 },
  )
  expect([...statuses].filter((status) => status !== 202 && status !== 503)).toEqual([])
  expect((await readParts()).disk).not.toBe('ok')
  expect((await fetch(site.url)).status).toBe(200)
  rmSync(filler)
  await vi.waitFor(async () => expect((await submit())?.status).toBe(202), { timeout: 60_000, interval: 200 })
  for (const entry of entries.filter(({ acknowledged }) => !acknowledged)) await send(site.url, entry)
  const { pool, close } = await openDatabase(readEnvironment({ DATA_DIR: dataDir }))
  const found = await compare(pool, entries).finally(close)
  console.log(`${entries.length} inquiries, answers ${[...statuses].join(' and ')} while the disk was full`)
  expect(found).toEqual({ lost: [], halfWritten: [], doubled: [] })
})
