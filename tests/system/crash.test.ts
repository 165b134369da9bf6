import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isLong } from '#tests/proof-size.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { restartDatabase } from './database-restart.ts'
import { runRounds } from './rounds.ts'

const nothing = { lost: [], halfWritten: [], doubled: [] }

// How long 200 starts take is the machine's affair.
const timeout = isLong ? 3_600_000 : 600_000

test('a site that is killed again and again loses, halves and doubles nothing that it has acknowledged', {
  timeout,
}, async () => {
  const folder = await temporaryFolder()
  const outcome = await runRounds({ dataDir: join(folder.path, 'data'), rounds: isLong ? 200 : 5 })
  await folder.remove()
  if (isLong) console.log(outcome)
  expect(outcome).toMatchObject(nothing)
  expect(outcome.acknowledged).toBe(outcome.sent)
  expect(outcome.sent).toBeGreaterThan(20)
})

test('while PostgreSQL restarts, senders are told when to come back and visitors read on', async () => {
  const folder = await temporaryFolder()
  const outcome = await restartDatabase({ dataDir: join(folder.path, 'data'), restarts: isLong ? 6 : 2, away: 1_000 })
  await folder.remove()
  if (isLong) console.log(outcome)
  expect(outcome).toMatchObject({ ...nothing, wrongAnswers: [], pagesFailed: 0 })
  expect(outcome.refused).toBeGreaterThan(0)
  expect(outcome.pages).toBeGreaterThan(20)
  expect(outcome.slowestRecovery).toBeLessThan(5_000)
})
