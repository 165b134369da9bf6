import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { sourceLines } from './source-lines.server.ts'

const folder = await temporaryFolder()
afterAll(folder.remove)

test('a stack names the files as they were written', async () => {
  const built = join(folder.path, 'build/server')
  await mkdir(built, { recursive: true })
  // One mapping: the first character of line 1 is line 5, character 3 of the source.
  const map = { version: 3, sources: ['../../src/api.ts'], names: [], mappings: 'AAIE' }
  await writeFile(join(built, 'index.js.map'), JSON.stringify(map))
  const address = pathToFileURL(join(built, 'index.js'))
  const source = relative('.', join(folder.path, 'src/api.ts'))
  expect(sourceLines([`    at answer (${address}:1:1)`, `    at async ${address}:1:1`])).toEqual([
    `    at answer (${source}:5:3)`,
    `    at async ${source}:5:3`,
  ])
})

test('what has no map stays as it is', () => {
  const lines = [
    '    at node:internal/process/task_queues:105:5',
    '    at file:///nowhere/index.js:1:2',
    '    at <anonymous>',
  ]
  expect(sourceLines(lines)).toEqual(lines)
})
