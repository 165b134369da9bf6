import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataDir } from './data-dir.server.ts'

async function temporaryDir() {
  const path = await mkdtemp(join(tmpdir(), 'data-dir-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

test('the folder is made with those above it, also by two at once, and left alone when it is there', async () => {
  const path = join(await temporaryDir(), 'deep/er')
  await Promise.all([makeDataDir(path), makeDataDir(path)])
  await makeDataDir(path)
  expect((await stat(path)).isDirectory()).toBe(true)
})

test('where none can be made, the setting is named', async () => {
  const file = join(await temporaryDir(), 'file')
  await writeFile(file, '')
  for (const path of [file, join(file, 'below'), '/proc/none'])
    await expect(makeDataDir(path), path).rejects.toThrow(/^DATA_DIR: E\w+: /)
})
