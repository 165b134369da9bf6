import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '#records/people/tables.server.ts'
import { openPeople } from '#tests/people.ts'

const { db, call, admin, editor, meet, write, change, note, kinds } = await openPeople()

beforeEach(() => db.execute('truncate people, inquiries, consents, news_consents, mails, assessments cascade'))

describe('two cards of one person', () => {
  const merge = (keep_id: string, merge_id: string, headers = admin) =>
    call('people/merge', { method: 'POST', body: { keep_id, merge_id }, headers })
  const undo = (id: string) => call(`people/merges/${id}/undo`, { method: 'POST', body: {}, headers: admin })
  const find = async (id: string) => (await db.select().from(people).where(eq(people.id, id)))[0]

  test('become one with one story, and two again as they were', async () => {
    const keep = await write('ada@engines.example', 'From work')
    const other = await write('ada@gmail.com', 'From home')
    await change(other, { phone: '123', value: 500 })
    await note(other, 'Prefers the phone')
    await db.execute(`insert into news_consents (email, wording, policy_version, way, given_at)
      values ('Ada@gmail.com', 'News, please', '2.0', 'contact form', '2030-01-01')`)
    await db.execute(`insert into team_scans (name, email, person_id, version_id, team_hash, manage_hash, gdpr_wording,
      policy_version, used_at)
      select 'Platform', 'ada@gmail.com', '${other}', id, 'a', 'b', 'Yes', '2.0', now() from scan_versions limit 1`)
    const before = await call(`people/${other}`)
    const { status, body } = await merge(keep, other)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: keep,
      phone: '123',
      value: 500,
      emails: expect.arrayContaining(['ada@gmail.com']),
    })
    expect(kinds(body).sort()).toEqual(['consent', 'inquiry', 'inquiry', 'merge', 'note', 'team-scan'])
    expect(body.news).toMatchObject([{ email: 'Ada@gmail.com', confirmed_at: null, withdrawn_at: null }])
    expect((await call('people')).body).toMatchObject({ total: 1, items: [{ id: keep }] })
    expect((await call(`people/${other}`)).body.id).toBe(keep)
    await write('ada@gmail.com', 'Once more')
    expect(kinds((await call(`people/${keep}`)).body).filter((kind) => kind === 'inquiry')).toHaveLength(3)

    await change(keep, { value: 900 })
    const entry = body.timeline.find(({ kind }: { kind: string }) => kind === 'merge')
    expect(entry).toMatchObject({ title: 'Merged with ada@gmail.com', can_undo: true })
    const { body: undone } = await undo(entry.id)
    expect(undone).toMatchObject({ id: keep, phone: null, value: 900, news: [] })
    expect(kinds(undone).sort()).toEqual(['inquiry', 'merge', 'unmerge'])
    const after = await call(`people/${other}`)
    expect(after.body).toMatchObject({ id: other, phone: '123', value: 500, email: 'ada@gmail.com' })
    expect(after.body.timeline.length).toBe(before.body.timeline.length + 1)
    expect(kinds(after.body)).toEqual(expect.arrayContaining(['consent', 'team-scan']))
    expect((await undo(entry.id)).status).toBe(404)
  })

  test('a merged card can be merged on, and each step is undone by itself', async () => {
    const [a, b, c] = [await meet('a@x.example'), await meet('b@x.example'), await meet('c@x.example')]
    await merge(b.id, a.id)
    const { body } = await merge(c.id, b.id)
    expect(body.emails).toHaveLength(3)
    const step = body.timeline.find(({ title }: { title: string }) => title === 'Merged with b@x.example')
    await undo(step.id)
    expect([await find(a.id), await find(b.id)]).toMatchObject([{ merged_into: b.id }, { merged_into: null }])
  })

  test('the last merge is undone first, so that nothing of the outer card goes with an inner one', async () => {
    const [a, b, c] = [await meet('a@x.example'), await meet('b@x.example'), await meet('c@x.example')]
    for (const id of [a.id, c.id]) await change(id, { phone: '123' })
    const { body: inner } = await merge(b.id, a.id)
    const { body: outer } = await merge(c.id, b.id)
    const stepIn = (body: { timeline: { kind: string; title: string; id: string }[] }) =>
      body.timeline.find(({ title }) => title === 'Merged with a@x.example')
    expect([stepIn(inner), stepIn(outer)]).toMatchObject([{ can_undo: true }, { can_undo: false }])
    expect((await undo(stepIn(outer)?.id ?? '')).status).toBe(409)
    expect(await find(c.id)).toMatchObject({ phone: '123' })
    expect(await find(a.id)).toMatchObject({ merged_into: c.id })
  })

  test('are joined by administrators alone, who show who they are, and never with themselves or the unknown', async () => {
    const [a, b] = [await meet('a@x.example'), await meet('b@x.example')]
    expect((await merge(a.id, b.id, editor)).status).toBe(403)
    expect((await merge(a.id, a.id)).status).toBe(422)
    expect((await merge(a.id, crypto.randomUUID())).status).toBe(422)
    await db.execute("update sessions set confirmed_at = now() - interval '1 hour'")
    expect(await merge(a.id, b.id)).toMatchObject({
      status: 403,
      body: { type: expect.stringMatching(/confirm-identity$/) },
    })
    await db.execute('update sessions set confirmed_at = now()')
    expect(await find(b.id)).toMatchObject({ merged_into: null })
  })

  test('whether somebody is spam is said by the card, also of addresses that were merged into it', async () => {
    const card = await write('ada@engines.example', 'From work')
    const other = await write('ada@gmail.com', 'From home')
    const open = async () => (await call('inquiries?view=open')).body.total
    await change(other, { stage: 'spam' })
    expect(await open()).toBe(1)
    await merge(card, other)
    expect(await open()).toBe(2)
    await change(card, { stage: 'spam' })
    expect(await open()).toBe(0)
  })
})
