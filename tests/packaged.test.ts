import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each(['--help', 'backups'])('a package that is asked for %s says what it can, and starts nothing', (word) => {
  const { status, stderr } = spawnSync(process.execPath, ['commands/packaged.ts', word], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`There is no command ${word}. Commands: backup, restore`),
  ])
})
