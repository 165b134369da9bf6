import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { restartDatabase } from '#tests/crash/database-restart.ts'
import { runRounds } from '#tests/crash/rounds.ts'
import { temporaryFolder } from './temporary-folder.ts'

// The short version; `npm run crash -- 200` is the long one.
test.setTimeout(600_000)

const nothing = { lost: [], halfWritten: [], doubled: [] }

test('a site that is killed again and again loses, halves and doubles nothing that it has acknowledged', async () => {
  const folder = await temporaryFolder()
  const outcome = await runRounds({ dataDir: join(folder.path, 'data'), rounds: 5 })
  await folder.remove()
  expect(outcome).toMatchObject(nothing)
  expect(outcome.acknowledged).toBe(outcome.sent)
  expect(outcome.sent).toBeGreaterThan(20)
})

test('while PostgreSQL restarts, senders are told when to come back and visitors read on', async () => {
  const folder = await temporaryFolder()
  const outcome = await restartDatabase({ dataDir: join(folder.path, 'data'), restarts: 2, away: 1_000 })
  await folder.remove()
  expect(outcome).toMatchObject({ ...nothing, wrongAnswers: [], pagesFailed: 0 })
  expect(outcome.refused).toBeGreaterThan(0)
  expect(outcome.pages).toBeGreaterThan(20)
  expect(outcome.slowestRecovery).toBeLessThan(5_000)
})
