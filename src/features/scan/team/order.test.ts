import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assessments } from '#features/scan/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { anyTeam, type Step, watch } from './anonymity.fixture.ts'
import { type ManagePage, readManagePage } from './page.server.ts'
import { createTeamScan, findTeam, joinTeam, leaveTeam, type TeamScan } from './queries.server.ts'

const platform = await testPlatform({ now: () => new Date('2031-05-06T07:08:09.000Z') })
const { db } = platform

const answerOf = (person: number) => (person % 5) + 1

/** What the organiser has seen of all and of both sides, step by step: how many, and the mean of each. */
async function watchReal(steps: Step[]) {
  const organiser = { teamName: 'Platform', email: `${crypto.randomUUID()}@example.com`, gdprConsent: true as const }
  const { teamToken, manageToken } = await createTeamScan(platform, organiser, '127.0.0.1')
  const team = (await findTeam(db, teamToken)) as TeamScan
  const people: string[] = []
  const seen: { count: number; mean: number | undefined }[][] = []
  for (const step of steps) {
    if (step.does === 'joins') {
      const answers = Array<number>(16).fill(answerOf(people.length))
      const joining = { view: step.view, answers, assessToken: crypto.randomUUID() }
      people.push(await joinTeam(platform, team, joining, '127.0.0.1'))
    } else {
      const id = people[step.who % people.length] ?? ''
      if (step.does === 'leaves') await leaveTeam(db, team, id)
      else await db.delete(assessments).where(eq(assessments.id, id))
    }
    const { figures } = (await readManagePage(platform, manageToken, '')) as ManagePage
    const { count = 0, pillars: [all] = [], groups } = figures ?? {}
    const { leadership, team: members } = groups?.pillars[0] ?? {}
    const sides = groups
      ? [
          { count: groups.counts.leadership, mean: leadership },
          { count: groups.counts.team, mean: members },
        ]
      : []
    seen.push([{ count, mean: all?.mean }, ...sides].filter((one) => one.count > 0))
  }
  return seen
}

const expected = (steps: Step[]) =>
  watch(steps).map((shown) =>
    shown.map(({ count, totals }) => {
      const sum = totals.reduce((sum, isIn, person) => sum + isIn * 25 * (answerOf(person) - 1), 0)
      return { count, mean: Number((sum / count).toFixed(0)) }
    }),
  )

test('what is stored and shown is what was proved to single nobody out, in whatever order people come and go', async () => {
  const property = fc.asyncProperty(anyTeam, async (steps) => {
    expect(await watchReal(steps)).toEqual(expected(steps))
  })
  await fc.assert(property, { numRuns: 6, endOnFailure: true })
})
