import { eq, isNotNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mails, rateLimits } from '#platform/database/tables.server.ts'
import { newsConsents } from '#records/consents/tables.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { inquiry, startContact } from './contact.fixture.ts'
import { consents, inquiries } from './tables.server.ts'

let time = new Date('2026-03-01T10:00:00Z')
const { db, send, solve, pool } = await startContact(undefined, { now: () => time })

beforeEach(async () => {
  time = new Date()
  for (const table of [inquiries, newsConsents, mails, rateLimits, pageContent]) await db.delete(table)
  await pool.query('delete from pgboss.job')
})

const countJobs = async () => (await pool.query('select count(*)::int from pgboss.job')).rows[0].count

describe('an inquiry', () => {
  test('is kept with its consent and both mails before it is acknowledged', async () => {
    const answer = await send()
    expect(answer.status).toBe(202)
    expect(await answer.json()).toEqual({ success: true })
    const [row] = await db.select().from(inquiries)
    expect(row).toMatchObject({ name: 'Réka Szabó', intent: 'ai-consulting', status: 'new', owner: null })
    expect(row).toMatchObject({ suspected_spam: false, spam_signs: [] })
    const kept = await db.select().from(mails).orderBy(mails.kind)
    expect(kept.map(({ kind, to_address, status }) => [kind, to_address, status])).toEqual([
      ['contact confirmation', 'reka@example.com', 'queued'],
      ['contact inquiry', null, 'queued'],
    ])
    expect(kept[1]?.reply_to_address).toBe('reka@example.com')
    expect(await countJobs()).toBe(2)
  })

  test('is due 24 hours after it came in, weekends left out', async () => {
    time = new Date('2026-03-03T10:00:00Z')
    await send()
    const [row] = await db.select().from(inquiries)
    expect(row?.due_at).toBe('2026-03-04T10:00:00.000Z')
    const [mail] = await db.select().from(mails).where(eq(mails.kind, 'contact inquiry'))
    expect(mail?.text).toContain('Answer due: 4 March 2026, 11:00 (Europe/Budapest)')
    await db.delete(inquiries)
    time = new Date('2026-03-06T10:00:00Z')
    await send()
    expect(await db.select({ due_at: inquiries.due_at }).from(inquiries)).toEqual([
      { due_at: '2026-03-09T10:00:00.000Z' },
    ])
  })

  test('records the wording that was shown, the policy version and the time', async () => {
    await db.insert(pageContent).values([
      { page_key: 'contact', section_key: 'gdpr_consent', content: 'Yes, process it.' },
      { page_key: 'privacy-policy', section_key: 'version', content: '3.1' },
    ])
    await send({ ...inquiry, marketingConsent: true })
    const [row] = await db.select().from(consents)
    expect(row).toMatchObject({ gdpr_consent: true, marketing_consent: true, gdpr_wording: 'Yes, process it.' })
    expect(row).toMatchObject({ policy_version: '3.1', given_at: time.toISOString() })
  })

  test('asks for news, which has to be confirmed; what looks like spam is not mailed to anybody', async () => {
    await send({ ...inquiry, marketingConsent: true })
    await send({ ...inquiry, email: 'otto@example.com', marketingConsent: true }, { 'form-trap': '1' })
    await send({ ...inquiry, email: 'nora@example.com' })
    const asked = await db.select().from(newsConsents).orderBy(newsConsents.asked_at)
    expect(asked).toMatchObject([
      {
        email: inquiry.email,
        name: inquiry.name,
        way: 'contact form',
        asked_at: time.toISOString(),
        confirmed_at: null,
      },
      { email: 'otto@example.com', asked_at: null, confirmed_at: null },
    ])
    const links = await db.select().from(mails).where(isNotNull(mails.unsubscribe_url))
    expect(links.map(({ to_address }) => to_address)).toEqual([inquiry.email])
  })

  test('may leave the area of interest open', async () => {
    for (const intent of [undefined, null, '']) expect((await send({ ...inquiry, intent })).status).toBe(202)
    expect((await db.select().from(inquiries)).map(({ intent }) => intent)).toEqual([null, null, null])
  })

  test('leaves nothing behind when a part of it cannot be written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await pool.query('alter table consents rename to consents_away')
    const answer = await send()
    await pool.query('alter table consents_away rename to consents')
    expect(answer.status).toBe(500)
    expect([await db.$count(inquiries), await db.$count(mails), await countJobs()]).toEqual([0, 0, 0])
  })
})

describe('the same Idempotency-Key', () => {
  test('gives one inquiry and one set of mails, also when 100 arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(inquiry, { 'idempotency-key': 'once' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect([await db.$count(inquiries), await db.$count(mails), await countJobs()]).toEqual([1, 2, 2])
  })

  test('is forgotten after 24 hours', async () => {
    await send(inquiry, { 'idempotency-key': 'once' })
    time = new Date(time.getTime() + 24 * 3600_000 + 1)
    await send(inquiry, { 'idempotency-key': 'once' })
    expect(await db.$count(inquiries)).toBe(2)
  })
})

describe('invalid input', () => {
  const { name: _, ...nameless } = inquiry
  test.each([
    ['no consent', { ...inquiry, gdprConsent: false }, 'gdprConsent'],
    ['consent as text', { ...inquiry, gdprConsent: 'true' }, 'gdprConsent'],
    ['refusal as text', { ...inquiry, gdprConsent: 'false' }, 'gdprConsent'],
    ['marketing consent as text', { ...inquiry, marketingConsent: 'false' }, 'marketingConsent'],
    ['no name', nameless, 'name'],
    ['a blank company', { ...inquiry, company: '  ' }, 'company'],
    ['a number as message', { ...inquiry, message: 1 }, 'message'],
    ['no e-mail address', { ...inquiry, email: 'reka' }, 'email'],
    ['a second header in the address', { ...inquiry, email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['a second header in the name', { ...inquiry, name: 'Réka\r\nBcc: b@example.com' }, 'name'],
    ['a control character in the message', { ...inquiry, message: 'a\u0000b' }, 'message'],
    ['half a character', { ...inquiry, message: 'a\ud800' }, 'message'],
    ['a message beyond measure', { ...inquiry, message: 'x'.repeat(10_001) }, 'message'],
    ['an extra field', { ...inquiry, status: 'answered' }, 'status'],
  ])('is refused with its path and nothing is stored: %s', async (_what, body, path) => {
    const answer = await send(body)
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect((await answer.json()).errors.map((error: { path: string }) => error.path)).toContain(path)
    expect([await db.$count(inquiries), await db.$count(mails)]).toEqual([0, 0])
  })
})

describe('spam', () => {
  const signs = async () => (await db.select().from(inquiries)).map(({ spam_signs }) => spam_signs)

  test('a solved task counts once', async () => {
    const proof = await solve()
    await send(inquiry, { 'proof-of-work': proof })
    await send(inquiry, { 'proof-of-work': proof })
    expect(await signs()).toEqual([[], ['proof of work used before']])
  })

  test('is kept, flagged and shown to the team, but never confirmed to the address it names', async () => {
    expect((await send(inquiry, { 'form-trap': '1' })).status).toBe(202)
    expect(await signs()).toEqual([['hidden field filled in']])
    const kept = await db.select().from(mails)
    expect(kept.map(({ kind }) => kind)).toEqual(['contact inquiry'])
    expect(kept[0]?.subject).toMatch(/^\[Suspected spam\]/)
  })

  test('an invented proof is a sign of it', async () => {
    await send(inquiry, { 'proof-of-work': 'bm90aGluZw==' })
    expect(await signs()).toEqual([['proof of work wrong']])
  })

  test('one address is confirmed to at most once an hour', async () => {
    await Promise.all([send(), send({ ...inquiry, email: 'REKA@example.com' }), send()])
    const confirmed = async () => (await db.select().from(mails)).filter(({ to_address }) => to_address).length
    expect(await confirmed()).toBe(1)
    await pool.query("update mails set created_at = created_at - interval '61 minutes'")
    await send()
    expect(await confirmed()).toBe(2)
  })

  test('many from one address are flagged, then turned away with the time to wait; others are not', async () => {
    for (let i = 0; i < 40; i++) expect((await send()).status).toBe(202)
    expect((await signs()).filter((found) => found.includes('many from one address'))).toHaveLength(30)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await db.$count(inquiries)).toBe(40)
    expect((await send(inquiry, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(202)
  })

  test('many from one network are turned away although each address is new', async () => {
    await db.insert(rateLimits).values({ key: 'contact-network:192.0.2', points: 400, expire: Date.now() + 60_000 })
    expect((await send(inquiry, { 'x-forwarded-for': '192.0.2.77' })).status).toBe(429)
    expect((await send(inquiry, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(202)
  })
})
