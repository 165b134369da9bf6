import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntries, users } from '#accounts/tables.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { consents, inquiries } from './tables.server.ts'

const { db, call, admin } = await openAdmin()

const hour = 60 * 60 * 1000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const sender = { name: 'Réka Szabó', email: 'reka@example.com', company: 'Norvane Aerospace', message: '<b>Help</b>' }

async function add(change: Partial<typeof inquiries.$inferInsert> = {}) {
  const [row] = await db
    .insert(inquiries)
    .values({ ...sender, ...change })
    .returning()
  if (!row) throw new Error('Nothing was added')
  return row
}

const listNames = async (query: string) =>
  (await call(`inquiries?${query}`)).body.items.map(({ name }: { name: string }) => name)

beforeEach(async () => {
  await db.delete(inquiries)
  await db.delete(auditEntries)
})

describe('the list', () => {
  beforeEach(async () => {
    await add({ name: 'Overdue', due_at: fromNow(-2), status: 'in progress', owner: 'ada@example.com' })
    await add({ name: 'Next', due_at: fromNow(3) })
    await add({ name: 'Later', due_at: fromNow(20) })
    await add({ name: 'Answered', due_at: fromNow(-9), status: 'answered' })
    await add({ name: 'Junk', due_at: fromNow(-9), status: 'spam' })
    await add({ name: 'Suspect', due_at: fromNow(-1), spam_signs: ['hidden field filled in'] })
    await add({ name: 'Cleared', due_at: fromNow(30), status: 'in progress', spam_signs: ['many from one address'] })
  })

  test('shows what is open with the most urgent first, and spam in a place of its own', async () => {
    const urgent = 'sort=due_at&order=asc'
    expect(await listNames(`view=open&${urgent}`)).toEqual(['Overdue', 'Next', 'Later', 'Cleared'])
    expect(await listNames(`view=overdue&${urgent}`)).toEqual(['Overdue'])
    expect(await listNames(`view=answered&${urgent}`)).toEqual(['Answered'])
    expect(await listNames(`view=spam&${urgent}`)).toEqual(['Junk', 'Suspect'])
    expect(await listNames(`view=all&${urgent}`)).toHaveLength(7)
    expect(await listNames('view=constructor')).toEqual([])
  })

  test('can be narrowed to an owner, or to what nobody has taken', async () => {
    expect(await listNames('owner=ada@example.com')).toEqual(['Overdue'])
    expect(await listNames('view=open&owner=nobody&sort=due_at')).toEqual(['Next', 'Later', 'Cleared'])
  })
})

test('an inquiry is read with its consent, its mails and the words of the form for the area of interest', async () => {
  const { id } = await add({ intent: 'ai-consulting', idempotency_key: 'secret-key' })
  await db.insert(consents).values({
    inquiry_id: id,
    gdpr_consent: true,
    gdpr_wording: 'I agree.',
    marketing_wording: 'News, please.',
    policy_version: '2.0',
  })
  await db.insert(mails).values({
    about: id,
    kind: 'contact confirmation',
    to_address: sender.email,
    subject: 'Hello',
    text: 'Text',
    html: '<p>Text</p>',
    message_id: '<a@example.com>',
    status: 'waiting',
  })
  const { body } = await call(`inquiries/${id}`)
  expect(body).toMatchObject({
    ...sender,
    interest: 'AI consulting',
    consent: { gdpr_wording: 'I agree.', policy_version: '2.0' },
    mails: [{ kind: 'contact confirmation', status: 'waiting' }],
  })
  expect(body).not.toHaveProperty('idempotency_key')
  expect(body.mails[0]).not.toHaveProperty('html')
})

describe('a change', () => {
  const change = async (id: string, body: object) => (await call(`inquiries/${id}`, { method: 'PATCH', body })).body

  test('of the status, the owner, the due time and the notes is kept', async () => {
    const { id } = await add()
    const wanted = { status: 'in progress', owner: 'ada@example.com', due_at: fromNow(48), notes: 'Called back.' }
    expect(await change(id, wanted)).toMatchObject(wanted)
  })

  test('says when the answer was given, and forgets it when the inquiry is taken up again', async () => {
    const { id } = await add()
    const { answered_at } = await change(id, { status: 'answered' })
    expect(Date.parse(answered_at)).toBeGreaterThan(Date.now() - 60_000)
    expect((await change(id, { notes: 'Thanked us.' })).answered_at).toBe(answered_at)
    expect((await change(id, { status: 'answered' })).answered_at).toBe(answered_at)
    expect((await change(id, { status: 'in progress' })).answered_at).toBeNull()
  })

  test.each([{ name: 'Somebody else' }, { message: 'Other words' }, { status: 'lost' }, { due_at: 'tomorrow' }])(
    'of what the sender wrote, or to nonsense, is refused: %o',
    async (body) => {
      const { id } = await add()
      expect((await call(`inquiries/${id}`, { method: 'PATCH', body })).status).toBe(422)
    },
  )

  test('is written down without a word about the person', async () => {
    const { id } = await add()
    await change(id, { status: 'answered', owner: 'ada@example.com', notes: 'Réka prefers mornings.' })
    await call(`inquiries/${id}`, { method: 'DELETE', headers: admin })
    const log = await db.select().from(auditEntries).where(eq(auditEntries.item_id, id))
    expect(log.map(({ action }) => action).sort()).toEqual(['delete', 'update'])
    expect(JSON.stringify(log)).toContain('answered')
    expect(JSON.stringify(log)).not.toMatch(/Réka|Szabó|reka@|Norvane|Help|mornings/)
  })
})

test('an editor can not erase an inquiry; an administrator can, and its mails go with it', async () => {
  const { id } = await add()
  await db.insert(mails).values({
    about: id,
    kind: 'contact inquiry',
    subject: 'Inquiry from Réka Szabó',
    text: 'Text',
    html: '',
    message_id: '<b@example.com>',
    status: 'sent',
  })
  expect((await call(`inquiries/${id}`, { method: 'DELETE' })).status).toBe(403)
  expect((await call(`inquiries/${id}`, { method: 'DELETE', headers: admin })).status).toBe(204)
  expect(await db.$count(mails, eq(mails.about, id))).toBe(0)
})

test('an editor sees whom an inquiry can be given to: names and addresses of those who can sign in', async () => {
  await db.insert(users).values([
    { name: 'Noor Visser', email: 'noor@example.com' },
    { name: 'Gone Girl', email: 'gone@example.com', disabled: true },
  ])
  const { items } = (await call('user-names')).body
  expect(items).toContainEqual({ id: expect.any(String), name: 'Noor Visser', email: 'noor@example.com' })
  expect(items.map(({ name }: { name: string }) => name)).not.toContain('Gone Girl')
})
