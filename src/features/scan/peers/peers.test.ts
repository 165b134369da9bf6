import { beforeEach, expect, test } from 'vitest'
import { recordAssessment } from '#features/scan/queries.server.ts'
import { findOwnAssessment } from '#features/scan/results/own.server.ts'
import { assessments, scanPeers, scanVersions } from '#features/scan/tables.server.ts'
import { createTeamScan, joinTeam } from '#features/scan/team/queries.server.ts'
import { teamScans } from '#features/scan/team/tables.server.ts'
import { familyOf } from '#features/scan/versions/family.server.ts'
import { version1, version1Id } from '#features/scan/versions/version-1.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { computePeers, findPeers } from './peers.server.ts'

const platform = await testPlatform()
const { db } = platform
const now = new Date('2031-05-06T03:00:00Z')
let count = 0

type Take = {
  answer?: number
  email?: string
  earlier?: string
  size?: 'large' | 'none'
  at?: Date
}

async function take({ answer = 3, email, earlier, size = 'large', at = now }: Take = {}) {
  const assessToken = `a-token-of-the-peers-${count++}`
  const personalData = { email, companySize: size === 'none' ? undefined : size }
  const input = { answers: Array(16).fill(answer), assessToken, personalData, earlier }
  return { assessToken, ...(await recordAssessment(db, input, at)) }
}
const takeMany = async (many: number, what: Take = {}) => {
  for (let i = 0; i < many; i++) await take(what)
}
const peersOf = async (size: 'large' | 'small' = 'large') => {
  await computePeers(db, now)
  return findPeers(db, version1, size)
}

beforeEach(async () => {
  await db.delete(assessments)
})

test('twenty organisations of one size are a group, nineteen are none', async () => {
  await takeMany(19, { answer: 2 })
  expect(await peersOf()).toBeNull()
  await take({ answer: 4 })
  // Nineteen at 25 and one at 75.
  expect(await peersOf()).toEqual({
    people: '201 to 1,000',
    results: 20,
    scores: { ai: 28, agility: 28, leadership: 28 },
  })
  expect(await peersOf('small')).toBeNull()
})

test('takes of one browser count once, with the latest answers', async () => {
  await takeMany(19)
  const first = await take({ answer: 1 })
  const second = await take({ answer: 1, earlier: first.assessmentId, at: new Date(now.getTime() + 1000) })
  await take({ answer: 3, earlier: second.assessmentId, at: new Date(now.getTime() + 2000) })
  expect(await peersOf()).toMatchObject({ results: 20, scores: { ai: 50 } })
})

test('takes under one address count once, however it is written', async () => {
  await takeMany(18)
  await take({ email: 'Zsofia@example.com', answer: 1 })
  await take({ email: 'zsofia@example.com', answer: 1 })
  expect(await peersOf()).toBeNull()
})

test('who does not say how large their organisation is counts nowhere', async () => {
  await takeMany(30, { size: 'none' })
  expect(await peersOf()).toBeNull()
  expect(await db.$count(scanPeers)).toBe(0)
})

test('a group that has become too small is gone after the next night', async () => {
  const { assessToken } = await take()
  await takeMany(19)
  expect((await peersOf())?.results).toBe(20)
  await db.delete(assessments)
  expect(await peersOf()).toBeNull()
  expect(await findOwnAssessment(db, assessToken)).toBeUndefined()
})

test('the answers of a team make no group: one organisation would weigh as much as all others', async () => {
  await createTeamScan(
    platform,
    { teamName: 'Platform', email: 'organiser@example.com', gdprConsent: true },
    '127.0.0.1',
  )
  const [team] = await db.select().from(teamScans)
  if (!team) throw new Error('There is no team')
  for (let i = 0; i < 30; i++) {
    const joining = { view: 'team', answers: Array(16).fill(5), assessToken: `a-colleague-number-${i}` } as const
    await joinTeam(platform, team, joining, '127.0.0.1')
  }
  expect(await peersOf()).toBeNull()
  await takeMany(20, { answer: 1 })
  expect(await peersOf()).toMatchObject({ results: 20, scores: { ai: 0 } })
})

test('versions that ask the same are one family, whatever they call it; another weight makes another', async () => {
  const renamed = { ...version1, pillars: { ...version1.pillars, ai: { ...version1.pillars.ai, name: 'Machines' } } }
  const heavier = { ...version1, questions: version1.questions.map((question) => ({ ...question, weight: 2 })) }
  expect(familyOf(renamed)).toBe(familyOf(version1))
  expect(familyOf({ ...version1, questions: version1.questions.toReversed() })).toBe(familyOf(version1))
  expect(familyOf(heavier)).not.toBe(familyOf(version1))
  await takeMany(10)
  const moment = now.toISOString()
  const values = { number: 2, title: 'Renamed', status: 'retired', definition: renamed, published_at: moment } as const
  const [version] = await db.insert(scanVersions).values(values).returning()
  await takeMany(10)
  await db.update(assessments).set({ version_id: version?.id ?? version1Id })
  await takeMany(10)
  expect((await peersOf())?.results).toBe(30)
  expect(await findPeers(db, heavier, 'large')).toBeNull()
})

test('whoever took the scan sees how theirs compares; nothing of it is told by a shared link', async () => {
  await takeMany(20, { answer: 4 })
  const { assessToken, assessmentId } = await take({ answer: 2 })
  await computePeers(db, now)
  expect((await findOwnAssessment(db, assessToken))?.peers).toMatchObject({ results: 21, people: '201 to 1,000' })
  expect(await findOwnAssessment(db, assessmentId)).toBeUndefined()
})
