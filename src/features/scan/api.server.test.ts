import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testPlatform } from '#tests/fresh-database.ts'
import { scanApi } from './api.server.ts'
import { assessments, scanVersions } from './tables.server.ts'
import { version1, version1Id } from './versions/version-1.ts'

const platform = await testPlatform({ now: () => new Date('2031-05-06T07:08:09Z') })
const { db } = platform
const api = scanApi(platform, [])

const answers = [5, 4, 4, 3, 4, 1, 2, 1, 2, 1, 2, 2, 3, 4, 5, 5]
let count = 0
const newToken = () => `a-token-of-the-tests-${count++}`

async function call(name: string, body: unknown) {
  const response = await api.request(`/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() }
}
const submit = (body: unknown) => call('assessment-scoring', body)
const open = (assessToken: unknown) => call('get-shared-assessment', { assessToken })

test('sixteen answers give a result with an id that nobody can guess', async () => {
  const { status, body } = await submit({ answers, assessToken: newToken(), personalData: {} })
  expect(status).toBe(200)
  expect(body).toEqual({
    assessmentId: expect.stringMatching(/^[\w-]{24}$/),
    dominantArchetype: 'explorer',
    scores: { explorer: 75, bundler: 13, scaler: 70, catalyst: 13 },
    pillarScores: { ai: 75, agility: 13, leadership: 70 },
    message: expect.stringMatching(/./),
  })
})

test('an assessment keeps its answers, its personal data, the moment and the version of the scan', async () => {
  const assessToken = newToken()
  const personalData = {
    firstName: ' Réka ',
    lastName: 'Őri',
    email: 'reka@example.com',
    role: '',
    companyName: 'Példa Kft.',
    companySize: 'medium',
  }
  await submit({ answers, assessToken, personalData })
  const [row] = await db.select().from(assessments).where(eq(assessments.assess_token, assessToken))
  expect(row).toMatchObject({
    answers,
    version_id: version1Id,
    completed_at: '2031-05-06T07:08:09.000Z',
    first_name: 'Réka',
    last_name: 'Őri',
    email: 'reka@example.com',
    role: null,
    company_name: 'Példa Kft.',
    company_size: 'medium',
  })
})

test('personal data may be left out, empty or null', async () => {
  for (const personalData of [undefined, null, {}, { email: '', companySize: '' }]) {
    expect((await submit({ answers, assessToken: newToken(), personalData })).status).toBe(200)
  }
})

test('the same token again answers the same assessment', async () => {
  const assessToken = newToken()
  const first = await submit({ answers, assessToken })
  const second = await submit({ answers: answers.toReversed(), assessToken })
  expect(second).toEqual(first)
  expect(await db.$count(assessments, eq(assessments.assess_token, assessToken))).toBe(1)
})

test('the same token many times at the same moment is stored once', async () => {
  const assessToken = newToken()
  const all = await Promise.all(Array.from({ length: 40 }, () => submit({ answers, assessToken })))
  expect(new Set(all.map(({ body }) => body.assessmentId)).size).toBe(1)
  expect(all.every(({ status }) => status === 200)).toBe(true)
})

test.each([
  ['fifteen answers', answers.slice(1), 'answers'],
  ['seventeen answers', [...answers, 3], 'answers'],
  ['an unanswered question', answers.with(3, 0), 'answers.3'],
  ['an answer above 5', answers.with(4, 6), 'answers.4'],
  ['half an answer', answers.with(5, 2.5), 'answers.5'],
  ['an answer as text', [...answers.slice(1), '3'], 'answers.15'],
  ['no answers at all', undefined, 'answers'],
  ['answers that are no list', 'all of them', 'answers'],
])('%s is refused with the field that is wrong, and nothing is stored', async (_what, wrong, path) => {
  const before = await db.$count(assessments)
  const { status, type, body } = await submit({ answers: wrong, assessToken: newToken(), personalData: {} })
  expect(status).toBe(422)
  expect(type).toBe('application/problem+json')
  expect(body.detail).toBe('Please complete all questions before submitting.')
  expect(body.errors[0].path).toBe(path)
  expect(await db.$count(assessments)).toBe(before)
})

test.each([
  ['no token', { answers }, 'assessToken'],
  ['an empty token', { answers, assessToken: ' ' }, 'assessToken'],
  ['an endless token', { answers, assessToken: 'x'.repeat(201) }, 'assessToken'],
  ['a wrong e-mail address', { answers, assessToken: 't', personalData: { email: 'nobody' } }, 'personalData.email'],
  ['an unknown size', { answers, assessToken: 't', personalData: { companySize: 'huge' } }, 'personalData.companySize'],
  ['a text that can’t be stored', { answers, assessToken: 't', personalData: { role: 'a\0b' } }, 'personalData.role'],
  ['an unknown field', { answers, assessToken: 't', admin: true }, 'admin'],
  ['an unknown personal field', { answers, assessToken: 't', personalData: { phone: '1' } }, 'personalData.phone'],
])('%s is refused with the field that is wrong', async (_what, body, path) => {
  const before = await db.$count(assessments)
  const refused = await submit(body)
  expect(refused.status).toBe(422)
  expect(refused.body.errors.map((error: { path: string }) => error.path)).toEqual([path])
  expect(await db.$count(assessments)).toBe(before)
})

test('a shared link opens by the id and by a token that can’t be guessed, without personal data', async () => {
  const assessToken = newToken()
  const personalData = { firstName: 'Zsófia', email: 'zsofia@example.com', companyName: 'Minta Zrt.' }
  const { body: result } = await submit({ answers, assessToken, personalData })
  for (const key of [result.assessmentId, assessToken]) {
    const { status, body } = await open(key)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, error: null, data: result })
    expect(JSON.stringify(body)).not.toMatch(/Zsófia|example\.com|Minta/)
    expect(JSON.stringify(body)).not.toContain(assessToken)
  }
})

test('a short token opens nothing', async () => {
  await submit({ answers, assessToken: 'short' })
  expect((await open('short')).status).toBe(404)
})

test('a token that copies the id of another assessment doesn’t hide it', async () => {
  const { body: first } = await submit({ answers, assessToken: newToken() })
  await submit({ answers: Array(16).fill(5), assessToken: first.assessmentId })
  expect((await open(first.assessmentId)).body.data).toEqual(first)
})

test('an unknown link is not found', async () => {
  const { status, type, body } = await open('no-such-assessment-anywhere')
  expect(status).toBe(404)
  expect(type).toBe('application/problem+json')
  expect(body).toMatchObject({ detail: 'Assessment not found', status: 404 })
})

test.each([undefined, '', 7, null])('the link %o is invalid', async (token) => {
  const { status, body } = await open(token)
  expect(status).toBe(422)
  expect(body.detail).toBe('Invalid assessment link')
})

test('the built-in scan is version 1, published, and what visitors are asked', async () => {
  const rows = await db.select().from(scanVersions)
  expect(rows).toMatchObject([{ id: version1Id, number: 1, status: 'published', definition: version1 }])
  const response = await api.request('/scan')
  const scan = await response.json()
  expect(scan).toMatchObject({
    id: version1Id,
    pillarNames: { ai: 'AI', agility: 'Agility', leadership: 'Leadership' },
  })
  expect(scan.questions).toHaveLength(16)
  // Neither how it is scored nor what results say.
  expect(Object.keys(scan)).toEqual(['id', 'isShuffled', 'pillarNames', 'questions'])
})

test('what a result says can be read by its link, and by no other', async () => {
  const { body: result } = await submit({ answers, assessToken: newToken() })
  const { status, body } = await call('describe-assessment', { assessToken: result.assessmentId })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    archetype: { name: 'Explorer', callToAction: 'Turn Pilots into Results' },
    level: 'Emerging',
    pillars: [
      { key: 'ai', name: 'AI', score: 75, band: { key: 'strong', name: 'Strong' } },
      { key: 'agility', score: 13, band: { name: 'Growth opportunity' } },
      { key: 'leadership', score: 70 },
    ],
  })
  expect(body.recommendations).toHaveLength(3)
  expect((await call('describe-assessment', { assessToken: 'no-such-assessment-anywhere' })).status).toBe(404)
})

test('what was answered is told to whoever took the scan, and not by the link that they share', async () => {
  const assessToken = newToken()
  const { body: result } = await submit({ answers, assessToken })
  const { status, body } = await call('own-assessment', { assessToken })
  expect(status).toBe(200)
  expect(body.answers.map(({ key }: { key: string }) => key)).toEqual(['ai', 'agility', 'leadership'])
  expect(body.answers[0].strongest[0]).toEqual({ text: expect.stringMatching(/\.$/), answer: 'Always' })
  expect((await call('own-assessment', { assessToken: result.assessmentId })).status).toBe(404)
})

test('a result without anything to lead to is answered with an empty list', async () => {
  const { body: result } = await submit({ answers, assessToken: newToken() })
  expect(await call('assessment-related', { assessToken: result.assessmentId })).toMatchObject({
    status: 200,
    body: [],
  })
  expect((await call('assessment-related', { assessToken: 'no-such-assessment-anywhere' })).status).toBe(404)
})

test('a result is compared with the one whose link was brought along; what is no link is passed over', async () => {
  const { body: first } = await submit({ answers, assessToken: newToken() })
  const assessToken = newToken()
  await submit({ answers: answers.with(0, 1), assessToken, earlier: first.assessmentId })
  const { body } = await call('own-assessment', { assessToken })
  expect(body).toMatchObject({
    peers: null,
    earlier: { day: '6 May 2031', scores: { ai: 75, agility: 13, leadership: 70 }, isSame: true },
  })
  const stranger = newToken()
  expect((await submit({ answers, assessToken: stranger, earlier: 'no-such-result-anywhere' })).status).toBe(200)
  expect((await call('own-assessment', { assessToken: stranger })).body.earlier).toBeNull()
})
