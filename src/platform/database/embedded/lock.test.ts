import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdLock } from './lock.server.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(dir, { recursive: true }))

test('a folder is held once, in one process too, until it is released', async () => {
  const lock = await holdLock(dir)
  await expect(holdLock(dir)).rejects.toThrow(`${dir} is already in use by process ${process.pid}`)
  lock.release()
  const next = await holdLock(dir)
  lock.release()
  await expect(holdLock(dir)).rejects.toThrow('already in use')
  next.release()
})

test('a process id left by a killed holder is not believed, even if that process exists', async () => {
  await writeFile(join(dir, 'postgres.lock.pid'), String(process.ppid))
  const lock = await holdLock(dir)
  lock.release()
})
