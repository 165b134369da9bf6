import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#accounts/tables.server.ts'
import { recordAssessment } from '#features/scan/queries.server.ts'
import { mailAttachments, mails } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { deliver } from '#platform/mail/deliver.server.ts'
import { readMailSettings } from '#platform/mail/settings.server.ts'
import { startMailServer } from '#platform/mail/smtp.fixture.ts'
import { createMailTransport } from '#platform/mail/transport.server.ts'
import { addEntry, upsertPerson } from '#records/people/queries.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { features } from './features.server.ts'
import { erasePerson, exportPerson } from './privacy.ts'

const { db, call, platform } = await openAdmin()
const [me] = await db.select().from(users).where(eq(users.role, 'editor'))
const at = new Date('2030-05-06T07:08:09.000Z')
const meet = (email: string, said: object = {}) => db.transaction((tx) => upsertPerson(tx, { email, at, ...said }))
const send = (id: string, body: object) => call(`people/${id}/mails`, { method: 'POST', body })
const letter = { subject: 'Your inquiry', text: 'Hello {first_name},\n\nshall we speak?\n\n{sender}' }

beforeEach(() =>
  db.execute('truncate people, inquiries, consents, mails, assessments, mail_templates, audit_entries cascade'),
)

const scan = async (email: string) =>
  (
    await recordAssessment(
      db,
      { answers: Array(16).fill(4), assessToken: crypto.randomUUID(), personalData: { email, firstName: 'Ada' } },
      at,
    )
  ).assessmentId

describe('a mail to a person', () => {
  test('is kept in the outbox and in the timeline, under the name of its writer', async () => {
    const { id } = await meet('ada@engines.example', { name: 'Ada Lovelace' })
    const { status, body } = await send(id, letter)
    expect({ status, body }).toMatchObject({ status: 202, body: { status: 'waiting' } })
    const [mail] = await db.select().from(mails)
    expect(mail).toMatchObject({
      kind: 'answer',
      to_address: 'ada@engines.example',
      reply_to_address: me?.email,
      written_by: me?.name,
      text: `Hello Ada,\n\nshall we speak?\n\n${me?.name}`,
    })
    const card = (await call(`people/${id}`)).body
    expect(card).toMatchObject({ owner_id: me?.id, stage: 'new' })
    expect(card.timeline.find(({ kind }: { kind: string }) => kind === 'mail')).toMatchObject({
      title: 'Your inquiry',
      by: me?.name,
    })
  })

  test('answers what they wrote: their inquiry is answered, and mail programs put it below the last mail', async () => {
    const { id } = await meet('ada@engines.example', { name: 'Ada' })
    await db.execute(`insert into inquiries (name, email, company, message, person_id)
      values ('Ada', 'ada@engines.example', 'Engines', 'Help', '${id}')`)
    await send(id, letter)
    await send(id, letter)
    const [first, second] = await db.select().from(mails).orderBy(mails.created_at, mails.reply_chain)
    expect(first?.reply_chain).toEqual([])
    expect(second?.reply_chain).toEqual([first?.message_id])
    expect((await call('inquiries')).body.items).toMatchObject([{ status: 'answered', owner: me?.email }])
    expect((await call(`people/${id}`)).body.stage).toBe('conversation')
    const data = { message_id: '<theirs@engines.example>', references: [first?.message_id] }
    await db.transaction((tx) =>
      addEntry(tx, { person_id: id, kind: 'received', by: null, at: new Date(Date.now() + 1000), text: 'Yes', data }),
    )
    const { body } = await send(id, letter)
    const [third] = await db.select().from(mails).where(eq(mails.id, body.id))
    expect(third?.reply_chain).toEqual([first?.message_id, '<theirs@engines.example>'])
  })

  test('answers the confirmation of their inquiry, and never the question about news', async () => {
    const { id } = await meet('ada@engines.example', { name: 'Ada\r\nBcc: eve@example.com' })
    const put = (kind: string, unsubscribe_url: string | null) =>
      db.insert(mails).values({
        ...{ about: id, kind, to_address: 'Ada@engines.example', subject: 'S', text: 'T', html: 'H', status: 'sent' },
        ...{ message_id: `<${kind.replace(' ', '-')}@x>`, unsubscribe_url },
      })
    await put('contact confirmation', null)
    await put('news confirmation', 'https://tandem.example/consent/1')
    const { body } = await send(id, { ...letter, subject: 'Hello {name}' })
    const [mail] = await db.select().from(mails).where(eq(mails.id, body.id))
    expect(mail).toMatchObject({
      reply_chain: ['<contact-confirmation@x>'],
      subject: 'Hello Ada Bcc: eve@example.com',
    })
  })

  test('carries the report of their own scan alone, and arrives with it and with its headers', async () => {
    const { id } = await meet('ada@engines.example', { name: 'Ada' })
    await meet('grace@navy.example')
    const [theirs, others] = [await scan('ada@engines.example'), await scan('grace@navy.example')]
    expect(await send(id, { ...letter, attach_assessment_id: others })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'attach_assessment_id' }] },
    })
    await send(id, letter)
    const { body } = await send(id, { ...letter, attach_assessment_id: theirs })
    const [attachment] = await db.select().from(mailAttachments)
    const { timeline } = (await call(`people/${id}`)).body
    expect(timeline.find((entry: { id: string }) => entry.id === body.id)).toMatchObject({
      facts: [
        ['State', expect.any(String)],
        ['Attached', attachment?.file_name],
      ],
    })
    expect(attachment).toMatchObject({ mail_id: body.id, content_type: 'application/pdf' })
    expect(attachment?.data.subarray(0, 4).toString()).toBe('%PDF')

    const server = await startMailServer()
    const environment = { SMTP_URL: server.url, PUBLIC_URL: 'https://tandem.example', MAIL_FROM: 'site@example.com' }
    const transport = createMailTransport(readMailSettings(readEnvironment({ NODE_ENV: 'test', ...environment })))
    await db.update(mails).set({ status: 'queued' })
    await deliver({ db, log: platform.log, transport, now: at }, body.id)
    transport.close()
    await server.stop()
    const [{ raw } = { raw: '' }] = server.received
    const [first] = await db.select().from(mails).orderBy(mails.created_at)
    expect(raw).toContain(`In-Reply-To: ${first?.message_id}`)
    expect(raw).toContain(`References: ${first?.message_id}`)
    expect(raw).toContain('filename=transformation-readiness-')
    expect(raw).not.toContain('Auto-Submitted')
    await call(`mails/${body.id}/resend`, { method: 'POST', body: {} })
    expect(await db.$count(mailAttachments)).toBe(2)
  })

  test('is refused as long as it calls somebody by a variable, names a template that is gone, or holds more', async () => {
    const { id } = await meet('ada@engines.example')
    const nobody = crypto.randomUUID()
    expect(await send(id, letter)).toMatchObject({ status: 422, body: { errors: [{ path: 'text' }] } })
    expect(await send(id, { ...letter, text: 'Hello', template_id: nobody })).toMatchObject({ status: 422 })
    expect(await send(id, { ...letter, text: 'Hello', stage: 'won' })).toMatchObject({ status: 422 })
    expect(await send(id, { subject: 'Two\nlines', text: 'Hello' })).toMatchObject({ status: 422 })
    expect(await send(nobody, { subject: 'Hello', text: 'Hello' })).toMatchObject({ status: 404 })
    expect(await db.$count(mails)).toBe(0)
  })

  test('is refused as a template is, with a variable that there is not', async () => {
    const { id } = await meet('eve@example.com', { name: 'Eve' })
    const message = expect.stringContaining('There is no {nope}.')
    for (const path of ['subject', 'text'])
      expect(await send(id, { subject: 'Hello', text: 'Hello', [path]: 'Hello {name} {nope}' })).toMatchObject({
        status: 422,
        body: { errors: [{ path, message }] },
      })
    expect(await db.$count(mails)).toBe(0)
  })

  test('is exported and erased with the person', async () => {
    const { id } = await meet('ada@engines.example', { name: 'Ada' })
    await send(id, { ...letter, attach_assessment_id: await scan('ada@engines.example') })
    const found = await exportPerson(db, features, 'ada@engines.example', at)
    expect(found.mails).toMatchObject([{ subject: 'Your inquiry', attachments: [expect.stringMatching(/\.pdf$/)] }])
    await db.transaction((tx) => erasePerson(tx, features, 'ada@engines.example', at))
    expect([await db.$count(mails), await db.$count(mailAttachments)]).toEqual([0, 0])
  })
})

test('a template is kept once all of its variables are known', async () => {
  const create = (body: object) => call('mail-templates', { method: 'POST', body })
  const template = { title: 'First answer', subject: 'Hello {name}', text: 'Dear {first_name}' }
  expect(await create({ ...template, text: 'Dear {fist_name}' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'text', message: expect.stringContaining('{fist_name}') }] },
  })
  const { status, body } = await create(template)
  expect(status).toBe(201)
  const { id } = await meet('ada@engines.example', { name: 'Ada' })
  expect(await send(id, { ...letter, template_id: body.id })).toMatchObject({ status: 202 })
})

test('a mail that came by another way is filed once, with its attachments by name, and erased with the person', async () => {
  const { id } = await meet('ada@engines.example', { name: 'Ada' })
  const message = {
    ...{ from: 'Ada <ada@engines.example>', subject: 'Re: Your inquiry', sent_at: '2026-03-03T09:00:00+02:00' },
    ...{ text: '<img src=x onerror=alert(1)>', message_id: '<theirs@engines.example>', references: ['<ours@x>'] },
    attachments: [{ name: 'plan.pdf', size: 2048 }],
  }
  const file = (body: object) => call(`people/${id}/messages`, { method: 'POST', body })
  expect((await file(message)).status).toBe(201)
  expect((await file(message)).status).toBe(409)
  expect((await file({ ...message, message_id: '<a\r\nBcc: x>' })).status).toBe(422)
  const { timeline, last_met_at } = (await call(`people/${id}`)).body
  expect(last_met_at).toBe(at.toISOString())
  expect(timeline).toMatchObject([
    {
      kind: 'received',
      at: '2026-03-03T07:00:00.000Z',
      title: 'Wrote by mail: Re: Your inquiry',
      text: message.text,
      by: me?.name,
      facts: [
        ['From', message.from],
        ['Attachments', 'plan.pdf (2 KB)'],
      ],
    },
  ])
  const found = await exportPerson(db, features, 'ada@engines.example', at)
  expect(JSON.stringify(found)).toContain('plan.pdf')
  const { erased } = await db.transaction((tx) => erasePerson(tx, features, 'ada@engines.example', at))
  expect(erased).toMatchObject({ people: 1 })
})
