import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#accounts/tables.server.ts'
import { inquiries } from '#features/contact/tables.server.ts'
import { eraseCard } from '#features/people/personal-data.server.ts'
import { recordAssessment } from '#features/scan/queries.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import { noticeChoices } from '#records/notices/tables.server.ts'
import { upsertPerson } from '#records/people/queries.server.ts'
import { people } from '#records/people/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { sendNotices } from './notices.server.ts'

const withMail = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://tandem.example', MAIL_FROM: 'site@example.com' }
const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...withMail })
// A Wednesday, at noon where the office is.
const noon = new Date('2026-03-04T11:00:00Z')
const { db, call, platform, admin } = await openAdmin(undefined, { now: () => noon })
const background = createBackground(platform)
await background.prepare()
afterAll(() => background.stop())

const [boss] = await db.select().from(users).where(eq(users.role, 'admin'))
const [me] = await db.select().from(users).where(eq(users.role, 'editor'))
const [gone] = await db.insert(users).values({ name: 'Gone', email: 'gone@example.com', disabled: true }).returning()
if (!me || !boss || !gone) throw new Error('Somebody is missing')

const hour = 60 * 60 * 1000
const later = (hours: number) => new Date(noon.getTime() + hours * hour).toISOString()
const meet = (email: string, said: object = {}) =>
  db.transaction(async (tx) => (await upsertPerson(tx, { email, name: 'Ada', at: noon, ...said })).id)
const add = (change: Partial<typeof inquiries.$inferInsert> = {}) =>
  db.insert(inquiries).values({
    ...{ name: 'Réka', email: 'reka@example.com', company: 'Norvane', message: 'Hello' },
    ...{ created_at: later(-1), due_at: later(23), ...change },
  })
const choose = (body: object, headers?: Record<string, string>) =>
  call('notices', { method: 'PATCH', body, ...(headers && { headers }) })

/** Who was told what, in the order of the addresses. */
async function tell(now = noon) {
  await db.delete(mails)
  await sendNotices({ db, environment, now })
  const rows = await db.select().from(mails).orderBy(mails.to_address, mails.kind)
  return rows.map(({ kind, to_address }) => [kind, to_address === me?.email ? 'me' : 'boss'])
}

beforeEach(async () => {
  await db.execute('truncate people, inquiries, consents, mails, assessments, audit_entries, working_time cascade')
  await db.delete(noticeChoices)
})

describe('my day', () => {
  const read = async () => (await call('dashboard')).body.my_day
  const names = (part: { items: { name: string }[] }) => part.items.map(({ name }) => name)

  test('has what is late, what is for today, and what is nobody’s', async () => {
    await add({ name: 'Late', owner: me.email, due_at: later(-2) })
    await add({ name: 'Today', owner: me.email, due_at: later(3) })
    await add({ name: 'Tomorrow', owner: me.email, due_at: later(23) })
    await add({ name: 'Hers', owner: boss.email, due_at: later(-3) })
    await add({ name: 'Free' })
    await add({ name: 'Done', owner: me.email, due_at: later(-2), status: 'answered' })
    const called = await meet('call@example.com', { name: 'Call me' })
    const won = await meet('won@example.com', { name: 'Won' })
    await db
      .update(people)
      .set({ owner_id: me.id, next_step: 'Call', next_step_at: later(-1) })
      .where(eq(people.id, called))
    await db
      .update(people)
      .set({ owner_id: me.id, stage: 'won', next_step_at: later(-1) })
      .where(eq(people.id, won))
    await meet('scanned@example.com', { name: 'Scanned' })
    const day = await read()
    expect(names(day.overdue)).toEqual(['Late', 'Call me'])
    expect(day.overdue.items[1]).toMatchObject({ kind: 'person', id: called, step: 'Call', at: later(-1) })
    expect(names(day.today)).toEqual(['Today'])
    expect(names(day.unassigned)).toEqual(['Scanned', 'Free'])
  })

  test('names whoever is nobody’s once, by which of their addresses they wrote', async () => {
    const [card, other] = [await meet('ada@example.com'), await meet('ada@home.example')]
    await db.update(people).set({ merged_into: card }).where(eq(people.id, other))
    await add({ name: 'Ada', person_id: other })
    expect((await read()).unassigned).toMatchObject({ total: 1, items: [{ kind: 'inquiry' }] })
  })

  test('has as nobody’s what belongs to whoever has left, by their account or their address', async () => {
    const [first, known, mine] = await Promise.all([
      meet('new@example.com', { name: 'New' }),
      meet('known@example.com', { name: 'Known' }),
      meet('mine@example.com', { name: 'Mine' }),
    ])
    await db.update(people).set({ owner_id: gone.id }).where(eq(people.id, first))
    await db
      .update(people)
      .set({ owner_id: gone.id, stage: 'proposal', next_step: 'Call', next_step_at: later(-2) })
      .where(eq(people.id, known))
    await db.update(people).set({ owner_id: me.id, stage: 'conversation' }).where(eq(people.id, mine))
    await add({ name: 'Disabled', owner: gone.email, due_at: later(3) })
    await add({ name: 'Deleted', owner: 'deleted@example.com', due_at: later(4) })
    await add({ name: 'Mine', owner: gone.email, person_id: mine, due_at: later(-1) })
    const day = await read()
    expect(names(day.overdue)).toEqual(['Mine'])
    expect(names(day.unassigned)).toEqual(['Known', 'New', 'Disabled', 'Deleted'])
    expect(day.unassigned.items[0]).toMatchObject({ kind: 'person', step: 'Call', at: later(-2) })
  })

  test('keeps one’s inquiries when one’s address changes', async () => {
    const move = (email: string) => call(`users/${me.id}`, { method: 'PATCH', body: { email }, headers: admin })
    await add({ name: 'Late', owner: me.email, due_at: later(-2) })
    for (const email of ['moved@example.com', me.email]) {
      expect((await move(email)).status).toBe(200)
      expect(names((await read()).overdue)).toEqual(['Late'])
    }
  })

  test('has the inquiries of one’s own people, and is over when the day is over where people work', async () => {
    const id = await meet('reka@example.com')
    await db.update(people).set({ owner_id: me.id, stage: 'conversation' }).where(eq(people.id, id))
    await add({ person_id: id, due_at: '2026-03-04T23:30:00Z' })
    expect(await read()).toMatchObject({ today: { total: 0 }, unassigned: { total: 0 } })
    const body = { time_zone: 'America/New_York', days: [1], opens: '09:00', closes: '17:00', holidays: [] }
    expect((await call('working-time', { method: 'PUT', body })).status).toBe(403)
    expect((await call('working-time', { method: 'PUT', body, headers: admin })).status).toBe(200)
    expect(await read()).toMatchObject({ today: { total: 1 } })
  })
})

describe('by mail', () => {
  test('a new inquiry is told to whoever wants it, once, and to the owner alone where there is one', async () => {
    await add()
    await add({ name: 'Spam', spam_signs: ['hidden field filled in'] })
    expect(await tell()).toEqual([])
    await choose({ inquiry: true })
    expect(await tell()).toEqual([['inquiry notice', 'me']])
    await sendNotices({ db, environment, now: new Date(noon.getTime() + 60_000) })
    expect(await db.$count(mails)).toBe(1)
    const id = await meet('reka@example.com')
    await db.update(people).set({ owner_id: boss.id }).where(eq(people.id, id))
    await db.update(inquiries).set({ person_id: id })
    expect(await tell()).toEqual([])
    await choose({ inquiry: true }, admin)
    expect(await tell()).toEqual([['inquiry notice', 'boss']])
  })

  test('a scan with an address is told to everybody, one without to nobody', async () => {
    const take = (personalData: object) =>
      recordAssessment(db, { answers: Array(16).fill(3), assessToken: crypto.randomUUID(), personalData }, noon)
    await take({})
    expect(await tell()).toEqual([])
    await take({ email: 'elena@example.com', firstName: 'Elena' })
    expect((await tell()).map(([kind]) => kind)).toEqual(['scan notice', 'scan notice'])
    await choose({ scan: false })
    expect(await tell()).toEqual([['scan notice', 'boss']])
    const [mail] = await db.select().from(mails)
    expect(mail).toMatchObject({ subject: 'New readiness scan: Elena' })
    expect(mail?.text).toContain('https://tandem.example/admin/people/')
    expect(mail?.text).toContain('Explorer. Readiness: Emerging.\n\nAI: 50 (Developing)\nAgility: 50')
    expect(mail?.html).toMatch(/<td width="50%"/)
  })

  test('whoever is given something by a colleague is told, whoever takes it is not', async () => {
    await choose({ scan: false, digest: false })
    await add({ status: 'in progress' })
    const id = await meet('ada@example.com')
    const [inquiry] = await db.select().from(inquiries)
    const assign = (headers?: Record<string, string>) => [
      call(`people/${id}`, { method: 'PATCH', body: { owner_id: me.id }, ...(headers && { headers }) }),
      call(`inquiries/${inquiry?.id}`, { method: 'PATCH', body: { owner: me.email }, ...(headers && { headers }) }),
    ]
    await Promise.all(assign())
    const soon = new Date()
    expect(await tell(soon)).toEqual([])
    await db.update(people).set({ owner_id: null })
    await db.update(inquiries).set({ owner: null })
    await Promise.all(assign(admin))
    expect(await tell(new Date())).toEqual([
      ['assignment notice', 'me'],
      ['assignment notice', 'me'],
    ])
    await sendNotices({ db, environment, now: new Date() })
    expect(await db.$count(mails)).toBe(2)
  })

  test('what falls overdue is told once to whom it belongs, and to everybody where it is nobody’s', async () => {
    const id = await meet('ada@example.com', { name: 'Ada' })
    await db
      .update(people)
      .set({ owner_id: me.id, next_step: 'Call', next_step_at: later(-1) })
      .where(eq(people.id, id))
    await add({ owner: boss.email, due_at: later(-2) })
    await add({ owner: boss.email, due_at: later(-48) })
    expect((await tell()).sort()).toEqual([
      ['overdue notice', 'boss'],
      ['overdue notice', 'me'],
    ])
    await sendNotices({ db, environment, now: new Date(noon.getTime() + hour) })
    expect(await db.$count(mails)).toBe(2)
    await db.update(inquiries).set({ owner: null })
    await db.delete(people)
    expect((await tell()).sort()).toEqual([
      ['overdue notice', 'boss'],
      ['overdue notice', 'me'],
    ])
  })

  test('what is overdue or new and belongs to whoever has left is told to everybody', async () => {
    await choose({ inquiry: true })
    await choose({ overdue: false }, admin)
    const id = await meet('ada@example.com')
    await db
      .update(people)
      .set({ owner_id: gone.id, next_step_at: later(-1) })
      .where(eq(people.id, id))
    await add({ owner: gone.email, due_at: later(-2), created_at: later(-48) })
    await add({ person_id: id })
    expect(await tell()).toEqual([
      ['inquiry notice', 'me'],
      ['overdue notice', 'me'],
      ['overdue notice', 'me'],
    ])
  })

  test('the day is told in the morning of a working day, once, and never when it is empty', async () => {
    const morning = new Date('2026-03-05T08:05:00Z')
    await choose({ overdue: false })
    await choose({ overdue: false }, admin)
    expect(await tell(morning)).toEqual([])
    await add({ owner: me.email, due_at: '2026-03-05T11:00:00Z' })
    expect(await tell(new Date('2026-03-05T07:55:00Z'))).toEqual([])
    expect(await tell(new Date('2026-03-07T08:05:00Z'))).toEqual([])
    expect(await tell(morning)).toEqual([['morning digest', 'me']])
    const [mail] = await db.select().from(mails)
    expect(mail).toMatchObject({ subject: 'Your day: 1 today' })
    expect(mail?.text).toContain('Today: Réka, Norvane.')
    await sendNotices({ db, environment, now: new Date(morning.getTime() + 10 * 60_000) })
    expect(await db.$count(mails)).toBe(1)
  })

  test('the day is not told twice when somebody is erased, whom no digest names any more', async () => {
    const tellAt = (time: string) => sendNotices({ db, environment, now: new Date(time) })
    const eraseAda = () => db.transaction((tx) => eraseCard(tx, 'ada@example.com'))
    const meetAda = async () => {
      const id = await meet('ada@example.com', { name: 'Ada Lovelace' })
      await db.update(people).set({ owner_id: me.id, next_step_at: '2026-03-05T11:00:00Z' }).where(eq(people.id, id))
    }
    await choose({ overdue: false, scan: false })
    await choose({ overdue: false, scan: false, digest: false }, admin)
    await add({ owner: me.email, due_at: '2026-03-05T11:00:00Z' })
    await meetAda()
    await tellAt('2026-03-04T08:05:00Z')
    await tellAt('2026-03-05T08:05:00Z')
    await db.update(mails).set({ status: 'sent' })
    await eraseAda()
    await tellAt('2026-03-05T08:15:00Z')
    const [told, ...others] = await db.select().from(mails)
    expect(others).toEqual([])
    expect(told).toMatchObject({ created_at: '2026-03-05T08:05:00.000Z', subject: 'Your day: 2 today' })
    expect(JSON.stringify(told)).not.toMatch(/Ada|Réka/)

    // What was not sent yet is written anew.
    await db.update(mails).set({ status: 'queued' })
    await meetAda()
    await eraseAda()
    await tellAt('2026-03-05T08:25:00Z')
    expect(await db.select().from(mails)).toMatchObject([{ status: 'queued', subject: 'Your day: 1 today' }])
  })

  test('nothing is kept for later while there is no mail server', async () => {
    await choose({ inquiry: true })
    await add()
    const none = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
    expect(await sendNotices({ db, environment: none, now: noon })).toBe(0)
    expect(await db.$count(mails)).toBe(0)
  })
})
