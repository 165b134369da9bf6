import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newsConfirmationKind } from '#accounts/sign-in/secret-mails.server.ts'
import { auditEntries } from '#accounts/tables.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import { createBackground } from '#platform/jobs/background.server.ts'
import { consentContent } from '#records/consents/content.ts'
import { giveConsent } from '#records/consents/queries.server.ts'
import { newsConsents } from '#records/consents/tables.server.ts'
import { openConsentTokens } from '#records/consents/token.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { answerForm, readConsent } from './page.server.ts'
import { eraseOutdatedConsents } from './personal-data.server.ts'
import { consentEntries } from './timeline.server.ts'

let clock = new Date()
const { db, call, admin, editor, platform } = await openAdmin(undefined, { now: () => clock })
await createBackground(platform).prepare()
const hour = 60 * 60 * 1000
const day = 24 * hour
const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms)
}

beforeEach(async () => {
  clock = new Date()
  for (const table of [newsConsents, mails, auditEntries]) await db.delete(table)
})

const given = {
  ...{
    email: 'Reka@example.com',
    name: 'Réka',
    wording: 'I would like news.',
    policy_version: '2.0',
    way: 'contact form',
  },
}
const shown = { email: given.email, wording: given.wording, policy_version: given.policy_version }
const { environment } = platform
const give = (change: Partial<typeof given> = {}, options = {}) =>
  db.transaction((tx) =>
    giveConsent(
      tx,
      { environment, now: clock, text: consentContent.texts, company: 'Tandem' },
      { ...given, ...change },
      options,
    ),
  )
const asked = () => db.select().from(mails).where(eq(mails.kind, newsConfirmationKind))

/** The link as it stands in the last mail. */
async function mailedToken() {
  const [, token = ''] = (await asked()).at(-1)?.text.match(/\/consent\/(\S+)/) ?? []
  return token
}

function post(token: string, body: string, type = 'application/x-www-form-urlencoded') {
  const headers = { 'content-type': type, 'content-length': String(body.length) }
  return answerForm(platform, new Request('http://localhost', { method: 'POST', headers, body }), token)
}

const stateOf = async (token: string) => (await readConsent(platform, token))?.state
const rows = () => db.select().from(newsConsents)

test('news count from the moment they are confirmed by a press on the page behind the link', async () => {
  await give()
  const token = await mailedToken()
  expect(await readConsent(platform, token)).toMatchObject({
    ...shown,
    state: 'pending',
    given: expect.stringMatching(/^\d+ \w+ \d{4}$/),
  })
  expect((await rows())[0]).toMatchObject({ confirmed_at: null, asked_at: clock.toISOString() })
  later(hour)
  expect(await post(token, 'answer=confirm')).toBe('done')
  expect(await stateOf(token)).toBe('confirmed')
  expect((await rows())[0]).toMatchObject({ ...given, confirmed_at: clock.toISOString(), withdrawn_at: null })
})

test('its mail says in which words they were asked for, and how all of it is stopped by one click', async () => {
  await give()
  const [mail] = await asked()
  expect(mail).toMatchObject({
    to_address: given.email,
    to_name: given.name,
    subject: 'Please confirm: news from Tandem',
  })
  expect(mail?.text).toContain(given.wording)
  expect(mail?.unsubscribe_url).toBe(`http://localhost:3000/consent/${await mailedToken()}`)
})

test('nobody but the person sees the link', async () => {
  await give()
  const token = await mailedToken()
  const seen = await Promise.all(
    ['mails', 'consents', `personal-data?email=${given.email}`, 'audit', 'dashboard'].map((path) =>
      call(path, { headers: admin }),
    ),
  )
  expect(JSON.stringify(seen)).not.toContain(token)
})

describe('a withdrawal', () => {
  beforeEach(async () => {
    await give()
    await post(await mailedToken(), 'answer=confirm')
  })

  test.each([
    ['link', 'answer=withdraw', undefined],
    ['one click', 'List-Unsubscribe=One-Click', undefined],
    [
      'one click',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('by %s counts at once, and once', async (by, body, type) => {
    const token = await mailedToken()
    await post(token, body, type)
    const withdrawn = { withdrawn_at: clock.toISOString(), withdrawn_by: by }
    expect((await rows())[0]).toMatchObject(withdrawn)
    expect(await stateOf(token)).toBe('withdrawn')
    later(hour)
    await post(token, 'answer=withdraw')
    await post(token, 'answer=confirm')
    expect(await rows()).toMatchObject([withdrawn])
  })

  test('by staff is written down, and an editor may do it for a person', async () => {
    const [{ id } = { id: '' }] = await rows()
    const withdraw = () => call(`consents/${id}/withdraw`, { method: 'POST', headers: editor })
    expect(await withdraw()).toMatchObject({ status: 200 })
    expect((await rows())[0]).toMatchObject({ withdrawn_by: 'staff' })
    expect(await withdraw()).toMatchObject({ status: 409 })
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.item_id, id))
    expect(entry).toMatchObject({ action: 'update', resource: 'consents', after: { withdrawn_by: 'staff' } })
    expect(JSON.stringify(entry)).not.toMatch(/reka/i)
  })

  test('leaves the proof, and whoever asks anew is asked to confirm anew', async () => {
    const old = await mailedToken()
    await post(old, 'answer=withdraw')
    later(2 * hour)
    await give({ email: 'reka@EXAMPLE.com' })
    expect(await rows()).toHaveLength(2)
    // A link of an old mail stops what is on now.
    expect(await stateOf(old)).toBe('pending')
    await post(old, 'List-Unsubscribe=One-Click')
    expect((await rows()).every(({ withdrawn_at }) => withdrawn_at)).toBe(true)
  })
})

describe('whoever asks twice', () => {
  test('within an hour gets one mail, and one consent in the words of the second time', async () => {
    await give()
    await Promise.all([give({ wording: 'Other words.' }), give({ wording: 'Other words.' })])
    expect(await rows()).toMatchObject([{ wording: 'Other words.' }])
    expect(await asked()).toHaveLength(1)
    later(2 * hour)
    await give()
    expect(await asked()).toHaveLength(2)
  })

  test('having declined in between gets a mail at once, up to five a day', async () => {
    await give()
    await post(await mailedToken(), 'answer=withdraw')
    await give()
    expect(await asked()).toHaveLength(2)
    expect((await rows()).find(({ withdrawn_at }) => !withdrawn_at)).toMatchObject({ asked_at: clock.toISOString() })
    for (let time = 0; time < 5; time++) {
      await db.update(newsConsents).set({ withdrawn_at: clock.toISOString(), withdrawn_by: 'link' })
      await give({ email: 'reka@EXAMPLE.com' })
    }
    expect(await asked()).toHaveLength(5)
    later(day + hour)
    await give()
    expect(await asked()).toHaveLength(6)
  })

  test('and has confirmed before is asked nothing', async () => {
    await give()
    await post(await mailedToken(), 'answer=confirm')
    const before = await rows()
    later(day)
    await give({ wording: 'Other words.' })
    expect([await rows(), (await asked()).length]).toEqual([before, 1])
  })
})

test('a stranger whose address was typed in by a machine gets no mail, and staff can ask later', async () => {
  await give({}, { mayAsk: false })
  expect(await asked()).toHaveLength(0)
  const [{ id } = { id: '' }] = await rows()
  const ask = (headers: typeof admin) => call(`consents/${id}/ask`, { method: 'POST', headers })
  expect(await ask(editor)).toMatchObject({ status: 403 })
  expect(await ask(admin)).toMatchObject({ status: 202 })
  expect(await ask(admin)).toMatchObject({ status: 429 })
  expect(await stateOf(await mailedToken())).toBe('pending')
})

describe('a link', () => {
  test('confirms for seven days, and stops for ever', async () => {
    await give()
    const token = await mailedToken()
    later(7 * day + 1)
    expect(await stateOf(token)).toBe('ended')
    expect(await post(token, 'answer=confirm')).toBe('done')
    expect((await rows())[0]?.confirmed_at).toBeNull()
    await post(token, 'answer=withdraw')
    expect(await stateOf(token)).toBe('withdrawn')
  })

  test('that we did not make leads nowhere', async () => {
    await give()
    const token = await mailedToken()
    const { tokenOf } = await openConsentTokens(db)
    const forged = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`,
      token.slice(0, -4),
      `${token}AAAA`,
      'example.',
      '',
    ]
    for (const other of [...forged, tokenOf('00000000-0000-4000-8000-000000000000')]) {
      expect(await readConsent(platform, other), other).toBeNull()
      expect(await post(other, 'answer=confirm'), other).toBe(404)
    }
  })

  test.each(['', 'answer=maybe', 'List-Unsubscribe=No'])('is not answered by "%s"', async (body) => {
    await give()
    const token = await mailedToken()
    expect(await post(token, body || 'x')).toBe(422)
    expect(await stateOf(token)).toBe('pending')
  })

  test('is sent no letter', async () => {
    await expect(post('any', `answer=${'x'.repeat(9_000)}`)).rejects.toMatchObject({ init: { status: 413 } })
  })
})

describe('the list of everybody who agreed', () => {
  test('is for administrators, and taking it along is written down', async () => {
    await give()
    await post(await mailedToken(), 'answer=confirm')
    await give({ email: 'otto@example.com', name: 'Otto' })
    expect(await call('consents?view=agreed&per_page=10000', { headers: editor })).toMatchObject({ status: 403 })
    const { body } = await call('consents?view=agreed&per_page=10000', { headers: admin })
    expect(body.items).toMatchObject([{ ...given, withdrawal_path: expect.stringMatching(/^\/consent\//) }])
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, 'export'))
    expect(entry).toMatchObject({ resource: 'consents', item_id: 'list', after: { rows: 1 } })
    const { body: open } = await call('consents?view=unconfirmed', { headers: admin })
    // It would confirm, which is the person's alone.
    expect(open.items).toMatchObject([{ email: 'otto@example.com', withdrawal_path: null }])
  })
})

test('a card tells when somebody asked for news, confirmed it and withdrew it', async () => {
  await give()
  later(hour)
  await post(await mailedToken(), 'answer=confirm')
  later(hour)
  await post(await mailedToken(), 'answer=withdraw')
  const entries = await consentEntries.list(db, { ids: [], emails: ['reka@example.com'] }, 10)
  expect(entries.map(({ title }) => title)).toEqual([
    'Withdrew the news, by their link',
    'Confirmed the news',
    'Asked for news by e-mail',
  ])
  expect(entries[2]?.text).toContain(given.wording)
})

describe('what is kept', () => {
  test('is part of a copy, and goes when the person is erased', async () => {
    await give()
    const copy = await call('personal-data?email=reka@example.com', { headers: admin })
    expect(copy.body.news_consents).toMatchObject([given])
    const gone = await call('personal-data?email=reka@example.com', { method: 'DELETE', headers: admin })
    expect(gone.body.erased).toMatchObject({ news_consents: 1, mails: 1 })
    expect(await rows()).toEqual([])
  })

  test('ends after a month if nobody confirmed it, and with contact data after a withdrawal', async () => {
    const outdated = (ms: number) => db.transaction((tx) => eraseOutdatedConsents(tx, new Date(clock.getTime() + ms)))
    await give()
    expect(await outdated(29 * day)).toEqual({ counts: {} })
    expect(await outdated(31 * day)).toMatchObject({ counts: { news_consents: 1 } })
    await give({}, { mayAsk: false })
    expect(await outdated(31 * day)).toEqual({ counts: {} })
    expect(await outdated(20 * 366 * day)).toMatchObject({ counts: { news_consents: 1 } })
    later(2 * hour)
    await give()
    await post(await mailedToken(), 'answer=confirm')
    expect(await outdated(20 * 366 * day)).toEqual({ counts: {} })
    await post(await mailedToken(), 'answer=withdraw')
    expect(await outdated(31 * day)).toEqual({ counts: {} })
    expect(await outdated(20 * 366 * day)).toMatchObject({ counts: { news_consents: 1 } })
  })
})
