import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#accounts/tables.server.ts'
import { recordAssessment } from '#features/scan/queries.server.ts'
import { openPeople } from '#tests/people.ts'

const { db, call, admin, editor, meet, write, change, note, kinds } = await openPeople()
const [me] = await db.select().from(users).where(eq(users.role, 'editor'))

const scan = (email: string, answers = [...Array(11).fill(4), ...Array(5).fill(2)]) =>
  recordAssessment(
    db,
    {
      answers,
      assessToken: crypto.randomUUID(),
      personalData: { email, firstName: 'Ada', lastName: 'Lovelace', companySize: 'small', role: 'CTO' },
    },
    new Date('2030-06-01T00:00:00.000Z'),
  )

beforeEach(() =>
  db.execute('truncate people, people_views, inquiries, consents, news_consents, mails, assessments cascade'),
)

describe('the list', () => {
  beforeEach(async () => {
    await meet('ada@engines.example', { name: 'Ada Lovelace', company: 'Engines' })
    await meet('grace@gmail.com', { name: 'Grace Hopper', at: new Date('2030-07-01') })
    await meet('rank@seo.example', { isSuspected: true })
  })

  test('has everybody, the latest contact first, and is searched and narrowed', async () => {
    const { body } = await call('people')
    expect(body).toMatchObject({
      total: 3,
      items: [{ email: 'grace@gmail.com', stage: 'new', currency: 'EUR' }, {}, {}],
    })
    const emails = async (query: string) =>
      (await call(`people?${query}`)).body.items.map(({ email }: { email: string }) => email)
    expect(await emails('q=LOVELACE')).toEqual(['ada@engines.example'])
    expect(await emails('q=engines.ex')).toEqual(['ada@engines.example'])
    expect(await emails('stage=spam')).toEqual(['rank@seo.example'])
    expect(await emails('stage=open&sort=email&order=asc')).toEqual(['ada@engines.example', 'grace@gmail.com'])
    expect(await emails('stage=sold')).toEqual([])
    expect(await emails('domain=engines.example')).toEqual(['ada@engines.example'])
    expect(await emails('owner=nobody&stage=open')).toHaveLength(2)
    expect(await emails(`owner=${me?.id}`)).toEqual([])
    expect(await emails('owner=you')).toEqual([])
  })

  test('is copied by administrators alone, and the copy is written down; looking is not', async () => {
    await db.execute('delete from audit_entries')
    expect((await call('people?per_page=100')).status).toBe(200)
    expect((await call('people?per_page=1000')).status).toBe(403)
    expect((await call('people?per_page=1000', { headers: admin })).status).toBe(200)
    const [{ id } = { id: '' }] = (await call('people')).body.items
    await call(`people/${id}`)
    const { rows } = await db.execute("select action, resource, item_id from audit_entries where resource = 'people'")
    expect(rows).toEqual([{ action: 'export', resource: 'people', item_id: 'list' }])
  })

  test('can be kept under a name, without the words that were searched for', async () => {
    const view = { label: 'Mine', filter: { stage: 'open', owner: me?.id }, sort: { field: 'value', order: 'DESC' } }
    const save = (body: object) => call('people-views', { method: 'POST', body })
    expect(await save({ ...view, filter: { q: 'Lovelace' } })).toMatchObject({ status: 422 })
    const { body } = await save(view)
    expect((await call('people-views')).body).toMatchObject({ total: 1, items: [view] })
    expect((await call(`people-views/${body.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await call('people-views')).body.total).toBe(0)
  })
})

describe('the card', () => {
  test('tells one story of everything that somebody left, and what to open with', async () => {
    const id = await write('ada@engines.example', 'In spring', '2030-03-01T00:00:00Z')
    await write('ADA@engines.example', 'Yesterday')
    await scan('Ada@Engines.example')
    await db.execute(`insert into mails (about, kind, to_address, subject, text, html, message_id, status)
      values (gen_random_uuid(), 'contact confirmation', 'Ada@engines.example', 'Thank you', 'T', 'H', '<1>', 'sent')`)
    await note(id, 'Met at the fair')
    const { body } = await call(`people/${id}`)
    expect(kinds(body).sort()).toEqual(['assessment', 'inquiry', 'inquiry', 'mail', 'note'])
    const times = body.timeline.map((entry: { at: string }) => entry.at)
    expect(times).toEqual(times.toSorted().reverse())
    expect(body.suggestion).toBe('Weakest pillar: Leadership 25. Wrote twice.')
    expect(body).toMatchObject({
      name: 'ada',
      role: 'CTO',
      company_size: 'Small (11-50)',
      emails: ['ada@engines.example'],
      reply_subject: 'Re: Thank you',
    })
    expect(body.timeline.find(({ kind }: { kind: string }) => kind === 'note')).toMatchObject({
      text: 'Met at the fair',
      by: 'Edit Editor',
    })
  })

  test('calls no pillar the weakest where all are alike', async () => {
    const { id } = await meet('ada@engines.example')
    await scan('ada@engines.example', Array(16).fill(4))
    expect((await call(`people/${id}`)).body.suggestion).toBe('All pillars at 75.')
  })

  test('names the article that somebody came from', async () => {
    await db.execute(`insert into blog_posts (slug, title, content, published, publish_date)
      values ('pilots', 'Why AI pilots stop', '<p>Demo.</p>', true, now() - interval '1 day')`)
    const { id } = await meet('ada@engines.example', {
      source: { firstPath: '/blog/pilots', referrer: 'news.example' },
    })
    expect((await call(`people/${id}`)).body.suggestion).toBe('Came from “Why AI pilots stop”.')
    const other = await meet('eve@engines.example', { source: { firstPath: '/', campaign: { name: 'Spring' } } })
    expect((await call(`people/${other.id}`)).body.suggestion).toBe('Came by the campaign “Spring”.')
  })

  test('is changed field by field; stage and owner stand in the timeline with who did it', async () => {
    const { id } = await meet('ada@engines.example')
    const values = { stage: 'lost', lost_reason: 'Budget', owner_id: me?.id, value: 12_500.5, next_step: 'Call' }
    const { status, body } = await change(id, { ...values, next_step_at: '2031-01-02T08:00:00Z' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...values, next_step_at: '2031-01-02T08:00:00.000Z' })
    expect(body.timeline).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'stage', title: 'New → Lost', text: 'Budget', by: 'Edit Editor' }),
        expect.objectContaining({ kind: 'owner', title: 'Assigned to Edit Editor' }),
      ]),
    )
    await change(id, { value: null, next_step: '' })
    const { body: later } = await call(`people/${id}`)
    expect(later).toMatchObject({ value: null, next_step: null, stage: 'lost' })
    expect(later.timeline).toHaveLength(2)
  })

  test.each([
    ['an unknown stage', { stage: 'sold' }],
    ['another address', { email: 'eve@example.com' }],
    ['a value below nothing', { value: -1 }],
    ['a value without end', { value: 1e15 }],
    ['an owner who does not exist', { owner_id: '00000000-0000-4000-8000-000000000000' }],
    ['a day that is none', { next_step_at: 'tomorrow' }],
  ])('refuses %s and keeps what it had', async (_what, body) => {
    const { id } = await meet('ada@engines.example')
    expect(await change(id, body)).toMatchObject({ status: 422, body: { errors: [{ path: Object.keys(body)[0] }] } })
    expect(await call(`people/${id}`)).toMatchObject({ body: { stage: 'new', timeline: [] } })
  })

  test('a stale save is refused, an empty note too, and who is not there is not found', async () => {
    const { id } = await meet('ada@engines.example')
    const headers = { ...editor, 'if-unmodified-since-version': '2020-01-01T00:00:00Z' }
    expect((await call(`people/${id}`, { method: 'PATCH', body: { name: 'A' }, headers })).status).toBe(409)
    expect((await note(id, '  ')).status).toBe(422)
    expect((await note('00000000-0000-4000-8000-000000000000', 'Hi')).status).toBe(404)
    expect((await call('people/12')).status).toBe(404)
  })

  test('knows who else is at the company, unless everybody can have such an address', async () => {
    const { id } = await meet('ada@engines.example', { company: 'Engines Ltd' })
    await meet('eve@engines.example', { company: 'Engines Ltd' })
    const gmail = await meet('grace@gmail.com')
    await meet('otto@gmail.com')
    expect((await call(`people/${id}`)).body.colleagues).toMatchObject({
      domain: 'engines.example',
      total: 1,
      items: [{ email: 'eve@engines.example' }],
    })
    expect((await call(`people/${gmail.id}`)).body.colleagues).toBeNull()
    await change(id, { value: 300 })
    expect((await call('companies/engines.example')).body).toMatchObject({
      name: 'Engines Ltd',
      people: 2,
      value: 300,
      stages: { new: 2 },
    })
    expect((await call('companies/gmail.com')).status).toBe(404)
    expect((await call('companies/nobody.example')).status).toBe(404)
  })
})

test('the board has every stage with its sum, the next step first', async () => {
  const [a, b] = [await meet('a@x.example'), await meet('b@x.example')]
  await change(a.id, { value: 100, owner_id: me?.id })
  await change(b.id, { value: 50.5, next_step_at: '2031-01-01' })
  const { body } = await call('pipeline')
  expect(body.currency).toBe('EUR')
  expect(body.columns.map(({ stage }: { stage: string }) => stage)).toEqual([
    'new',
    'conversation',
    'proposal',
    'won',
    'lost',
    'spam',
  ])
  expect(body.columns[0]).toMatchObject({ total: 2, value: 150.5, items: [{ id: b.id }, { id: a.id }] })
  expect((await call(`pipeline?owner=${me?.id}`)).body.columns[0]).toMatchObject({ total: 1, items: [{ id: a.id }] })
})

test('who is put away as spam no longer waits for an answer, until taken back', async () => {
  const id = await write('rank@seo.example', 'Buy links')
  const open = async () => (await call('inquiries?view=open')).body.total
  expect(await open()).toBe(1)
  await change(id, { stage: 'spam' })
  expect([await open(), (await call('inquiries?view=spam')).body.total]).toEqual([0, 1])
  await change(id, { stage: 'new' })
  expect(await open()).toBe(1)
})

test('whoever takes up an inquiry takes up the person', async () => {
  const id = await write('ada@engines.example', 'Hello')
  const { rows } = await db.execute<{ id: string }>('select id from inquiries')
  await call(`inquiries/${rows[0]?.id}`, { method: 'PATCH', body: { status: 'in progress', owner: me?.email } })
  const { body } = await call(`people/${id}`)
  expect(body).toMatchObject({ stage: 'conversation', owner_id: me?.id })
  expect(kinds(body).sort()).toEqual(['inquiry', 'owner', 'stage'])
})
