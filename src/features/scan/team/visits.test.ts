import { expect, test } from 'vitest'
import { visitCountsOf } from '#records/visits/counts.server.ts'
import { dailyVisits } from '#records/visits/tables.server.ts'
import { startTeams } from './team.fixture.ts'

const { platform, db, makeTeam, join } = await startTeams()

test('whoever answers for a team has begun a scan and finished it', async () => {
  const { team } = await makeTeam()
  const token = crypto.randomUUID()
  for (const _ of ['sent', 'sent again']) await join(team, 'team', 3, token)
  await visitCountsOf(platform).flush()
  expect(await db.select().from(dailyVisits)).toMatchObject([
    { by: 'page', scans_started: 1, scans_finished: 1 },
    { by: 'source', scans_started: 1, scans_finished: 1 },
  ])
})
