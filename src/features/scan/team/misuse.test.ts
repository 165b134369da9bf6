import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { assessmentsResource } from '#features/scan/admin.server.ts'
import { assessments } from '#features/scan/tables.server.ts'
import { backTest } from '#features/scan/versions/back-test.server.ts'
import { version1 } from '#features/scan/versions/version-1.ts'
import { mails, rateLimits } from '#platform/database/tables.server.ts'
import { lockRow } from '#platform/database/transaction.server.ts'
import { deleteTeam, findTeamAnswer, leaveTeam, readTeam } from './queries.server.ts'
import { teamScans } from './tables.server.ts'
import { startTeams, valid } from './team.fixture.ts'

const { db, make, makeTeam, join } = await startTeams()

test('sixteen who answer at the same moment are all counted, each once', async () => {
  const { team } = await makeTeam()
  await Promise.all(Array.from({ length: 16 }, (_, i) => join(team, i % 2 ? 'team' : 'leadership')))
  const { batches, waiting } = await readTeam(db, team)
  expect(batches.map(({ sums }) => sums.count)).toEqual(Array(4).fill(4))
  expect(waiting).toBe(0)
})

test('nobody leaves while those who wait are added up', async () => {
  const { team } = await makeTeam()
  const mine = await join(team, 'team')
  const blocked = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  let leaving: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await lockRow(tx, teamScans, team.id)
    leaving = leaveTeam(db, team, mine)
    await expect.poll(async () => (await db.execute(blocked)).rowCount, { timeout: 30_000 }).toBe(1)
  })
  await leaving
  expect(await findTeamAnswer(db, team, mine)).toBeUndefined()
})

test('what looks like an address in the name of a team is no link in the mail', async () => {
  const { email } = await makeTeam({ teamName: 'Prizes at win.example' })
  const [mail] = await db.select().from(mails).where(eq(mails.to_address, email))
  expect(mail?.subject).toBe('Your team scan: Prizes at win.\u2060example')
  expect(`${mail?.text}${mail?.html}`).not.toContain('win.example')
})

test('users see no single answer of a team, not even after the team scan was deleted', async () => {
  const { team } = await makeTeam()
  const mine = await join(team, 'team')
  const listed = () => db.$count(assessments, and(eq(assessments.id, mine), assessmentsResource.only))
  expect(await listed()).toBe(0)
  await deleteTeam(db, team)
  expect(await listed()).toBe(0)
  let tested = 0
  for await (const { done } of backTest(db, version1, 10_000)) tested = done
  expect(tested).toBe(await db.$count(assessments, eq(assessments.is_for_team, false)))
})

test('too many from one address, or to one mailbox, are refused with the time to wait', async () => {
  await db.insert(rateLimits).values({ key: 'team-scan-address:192.0.2.9', points: 10, expire: Date.now() + 61_000 })
  const before = await db.$count(teamScans)
  const refused = await make({ ...valid, email: 'a@example.com' }, '192.0.2.9')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30)
  for (let i = 0; i < 10; i++) expect((await make({ ...valid, email: `b+${i}@example.com` })).status).toBe(201)
  const mailed = await make({ ...valid, email: 'B@example.com' })
  expect(mailed.status).toBe(429)
  expect(Number(mailed.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60)
  expect(await db.$count(teamScans)).toBe(before + 10)
})
