import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#accounts/tables.server.ts'
import { createWriter } from '#admin-ui/pending/writer.ts'
import { inquiries } from '#features/contact/tables.server.ts'
import { pendingVersionHeader, writeHeader } from '#resources/pending/pending-version-header.ts'
import { forgetPending } from '#resources/pending/queries.server.ts'
import { pendingVersions } from '#resources/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'
import { addSignedIn } from '#tests/users.ts'
import { features } from './features.server.ts'
import { erasePerson } from './privacy.ts'

let now = new Date('2026-05-04T09:00:00.000Z')
const { platform, db, call, create, editor, admin } = await openAdmin(undefined, { now: () => now })
const colleague = await addSignedIn(platform, 'editor')
await db.update(users).set({ name: 'Maria Kern' }).where(eq(users.id, colleague.person.id))
const marias = { cookie: colleague.cookie, 'content-type': 'application/json' }

let articles = 0
async function openArticle(values: object = {}) {
  articles += 1
  const given = { slug: `article-${articles}`, title: 'As saved', content: '<p>Words.</p>', ...values }
  const { id, updated_at } = await create('blog', given)
  return { id, updated_at, path: `blog/${id}/pending` }
}

const open = async (path: string, headers = editor) => (await call(path, { headers })).body
/** A form on that item, in which somebody types. */
function openForm(path: string, seen = 0, headers = editor) {
  const writer = createWriter(seen)
  const keep = (values: object | null, basedOn: string | null = null) => {
    let answer = { status: 0, body: {} as Record<string, never> }
    return writer
      .write(values as never, basedOn, async ({ values: body, ...writeVersion }) => {
        const written = { ...headers, [pendingVersionHeader]: writeHeader(writeVersion) }
        const sent = body ? { method: 'PUT', body } : { method: 'DELETE' }
        answer = (await call(path, { ...sent, headers: written })) as typeof answer
        if (answer.status !== 200) throw new Error('refused')
        return answer.body as never
      })
      .catch(() => undefined)
      .then(() => answer)
  }
  return { keep, claim: writer.claim, see: writer.see }
}

describe('what somebody types', () => {
  test('is theirs when they open the form again, and nobody else’s; the article stays as it is', async () => {
    const { id, path, updated_at } = await openArticle({ published: true })
    await openForm(path).keep({ title: 'Typed' }, updated_at)
    expect(await open(path)).toMatchObject({ mine: { values: { title: 'Typed' }, based_on: updated_at } })
    const hers = await open(path, marias)
    expect(hers.mine).toBeNull()
    expect(hers.others).toMatchObject([{ name: 'Edit Editor', changed_at: now.toISOString() }])
    expect(JSON.stringify(hers)).not.toContain('Typed')
    expect((await call(`blog/${id}`)).body.title).toBe('As saved')
  })

  test('is kept to the letter, whatever it is', async () => {
    const { path } = await openArticle()
    const values = { title: 'a\u0000b \ud800 “ő” 🚲', tags: ['x', ''], authors: [{ name: '' }] }
    expect((await openForm(path).keep(values)).status).toBe(200)
    expect((await open(path)).mine.values).toEqual(values)
  })

  test('ends with the save that holds it, in the same moment', async () => {
    const { id, path } = await openArticle()
    const form = openForm(path)
    await form.keep({ title: 'Typed' })
    const headers = { ...editor, [pendingVersionHeader]: writeHeader(form.claim(id)) }
    expect((await call(`blog/${id}`, { method: 'PATCH', body: { title: 'Typed' }, headers })).status).toBe(200)
    expect((await open(path)).mine).toBeNull()
  })

  test('stays when the save is refused', async () => {
    const { id, path } = await openArticle()
    const form = openForm(path)
    await form.keep({ title: ' ' })
    const headers = { ...editor, [pendingVersionHeader]: writeHeader(form.claim(id)) }
    expect((await call(`blog/${id}`, { method: 'PATCH', body: { title: ' ' }, headers })).status).toBe(422)
    expect((await open(path)).mine.values).toEqual({ title: ' ' })
  })

  test('stays when something else is saved by the same person, such as by a list', async () => {
    const { id, path } = await openArticle()
    await openForm(path).keep({ title: 'Typed' })
    await call(`blog/${id}`, { method: 'PATCH', body: { published: true } })
    const { mine, saved } = await open(path)
    expect(mine.values).toEqual({ title: 'Typed' })
    expect(saved).toMatchObject({ name: 'Edit Editor', is_self: true })
  })

  test('does not come back by a request that arrives after it was discarded', async () => {
    const { path } = await openArticle()
    const tab = randomUUID()
    const writeVersion = (sequence: number) => ({
      ...editor,
      [pendingVersionHeader]: writeHeader({ tab, sequence, revision: 0, based_on: null }),
    })
    await call(path, { method: 'PUT', body: { title: 'One' }, headers: writeVersion(1) })
    await call(path, { method: 'DELETE', headers: writeVersion(3) })
    expect((await call(path, { method: 'PUT', body: { title: 'Two' }, headers: writeVersion(2) })).status).toBe(200)
    expect((await open(path)).mine).toBeNull()
  })

  test('in another window takes over from what it has seen only', async () => {
    const { path } = await openArticle()
    const [first, second] = [openForm(path), openForm(path)]
    await first.keep({ title: 'First' })
    const refused = await second.keep({ title: 'Second' })
    expect(refused.status).toBe(409)
    expect(refused.body.current).toMatchObject({ mine: { values: { title: 'First' } }, revision: 1 })
    second.see(1)
    expect((await second.keep({ title: 'Second' })).status).toBe(200)
    expect((await first.keep({ title: 'First again' })).status).toBe(409)
    expect((await open(path)).mine.values).toEqual({ title: 'Second' })
  })

  test('is not cleared by a save from a window that has not seen it', async () => {
    const { id, path } = await openArticle()
    const [first, second] = [openForm(path), openForm(path)]
    await first.keep({ title: 'First' })
    second.see(1)
    await second.keep({ teaser: 'Second' })
    const headers = { ...editor, [pendingVersionHeader]: writeHeader(first.claim(id)) }
    await call(`blog/${id}`, { method: 'PATCH', body: { title: 'First' }, headers })
    expect((await open(path)).mine.values).toEqual({ teaser: 'Second' })
  })

  test('goes with the item, for everybody, and stays away when the item is brought back', async () => {
    const { id, path } = await openArticle()
    const form = openForm(path)
    await form.keep({ title: 'Typed' })
    await openForm(path, 0, marias).keep({ title: 'Hers' })
    await call(`blog/${id}`, { method: 'DELETE' })
    expect((await form.keep({ title: 'Late' })).status).toBe(404)
    const { items } = (await call(`blog/${id}/history`)).body
    await call(`blog/${id}/restore`, { method: 'POST', body: { entry_id: items[0].id } })
    expect((await form.keep({ title: 'Late' })).status).toBe(409)
    expect((await open(path)).mine).toBeNull()
    expect((await open(path, marias)).mine).toBeNull()
  })
})

describe('a new article', () => {
  const begin = () => `new-${randomUUID()}`

  test('that was begun is there when the next one is to be written, until it is created', async () => {
    const item = begin()
    const form = openForm(`blog/${item}/pending`)
    await form.keep({ title: 'Begun' })
    expect(await open('blog/new/pending')).toMatchObject({ item, mine: { values: { title: 'Begun' } } })
    expect(await open('blog/new/pending', marias)).toMatchObject({ item: null, mine: null })
    const headers = { ...editor, [pendingVersionHeader]: writeHeader(form.claim(item)) }
    const body = { slug: 'begun', title: 'Begun' }
    expect((await call('blog', { method: 'POST', body, headers })).status).toBe(201)
    expect(await open('blog/new/pending')).toMatchObject({ item: null, mine: null })
  })

  test('comes before those that were begun earlier, which are not lost', async () => {
    const [first, second] = [begin(), begin()]
    await openForm(`blog/${first}/pending`).keep({ title: 'First' })
    now = new Date(now.getTime() + 1_000)
    const form = openForm(`blog/${second}/pending`)
    await form.keep({ title: 'Second' })
    expect((await open('blog/new/pending')).item).toBe(second)
    await form.keep(null)
    expect((await open('blog/new/pending')).item).toBe(first)
  })
})

describe('colleagues', () => {
  test('are told who is here now, until they leave or say nothing for a while', async () => {
    const { path } = await openArticle()
    const come = (is_here: boolean, headers = marias) =>
      call(`${path}/presence`, { method: 'POST', body: { is_here }, headers })
    await come(true)
    expect((await open(path)).others).toEqual([{ name: 'Maria Kern', is_here: true, changed_at: null }])
    expect((await come(true, editor)).body.others).toHaveLength(1)
    await come(false)
    expect((await open(path)).others).toEqual([])
    await come(true)
    now = new Date(now.getTime() + 60_000)
    expect((await open(path)).others).toEqual([])
  })

  test('may leave the form of what they have deleted, and not come to it', async () => {
    const { id, path } = await openArticle()
    await call(`blog/${id}`, { method: 'DELETE' })
    const come = (is_here: boolean) => call(`${path}/presence`, { method: 'POST', body: { is_here } })
    expect([(await come(false)).status, (await come(true)).status]).toEqual([200, 404])
  })

  test('are told who saved what they are typing into', async () => {
    const { id, path, updated_at } = await openArticle()
    await openForm(path).keep({ title: 'Typed' }, updated_at)
    await call(`blog/${id}`, { method: 'PATCH', body: { teaser: 'Hers' }, headers: marias })
    const { mine, saved } = await open(path)
    expect(saved).toMatchObject({ name: 'Maria Kern', is_self: false })
    expect(Date.parse(saved.at)).toBeGreaterThan(Date.parse(mine.based_on))
  })
})

describe('texts of a page', () => {
  const path = 'content/home/pending'

  test('are kept by page and end with the save of the page', async () => {
    const form = openForm(path)
    await form.keep({ hero_title: { value: 'Typed', homepage: false, empty: false, version: null } })
    expect((await open(path)).mine.values.hero_title.value).toBe('Typed')
    const headers = { ...editor, [pendingVersionHeader]: writeHeader(form.claim('home')) }
    const body = { texts: { hero_title: { content: 'Typed' } } }
    expect((await call('content-pages/home', { method: 'PUT', body, headers })).status).toBe(200)
    expect((await open(path)).mine).toBeNull()
    expect((await open(path, marias)).saved).toMatchObject({ name: 'Edit Editor', is_self: false })
  })

  test('of a page that is not there are refused', async () => {
    expect((await openForm('content/nowhere/pending').keep({})).status).toBe(404)
  })
})

describe('nothing is kept', () => {
  test.each(['users', 'mails', 'unknown'])('of %s', async (resource) => {
    const item = randomUUID()
    expect((await call(`${resource}/${item}/pending`, { headers: admin })).status).toBe(404)
    expect((await openForm(`${resource}/${item}/pending`, 0, admin).keep({ password: 'x' })).status).toBe(404)
  })

  test('by an editor of what is for administrators', async () => {
    expect((await call('feature-flags/new/pending')).status).toBe(403)
    expect((await call('feature-flags/new/pending', { headers: admin })).status).toBe(200)
  })

  test.each([
    [{ tab: 'x' }],
    [{ sequence: 0 }],
    [{ sequence: 1.5 }],
    [{ revision: -1 }],
    [{ based_on: 'yesterday' }],
    [{ surprise: 1 }],
  ])('by a form that says %j of itself', async (wrong) => {
    const { path } = await openArticle()
    const writeVersion = { tab: randomUUID(), sequence: 1, revision: 0, based_on: null, ...wrong }
    const headers = { ...editor, [pendingVersionHeader]: JSON.stringify(writeVersion) }
    expect((await call(path, { method: 'PUT', body: { title: 'Typed' }, headers })).status).toBe(422)
  })

  test.each([[{ surprise: 1 }], [['title']], ['title']])('of %j', async (body) => {
    const { path } = await openArticle()
    expect((await call(path, { method: 'PUT', body })).status).toBe(422)
  })
})

describe('in the end', () => {
  const countOf = async (item: string) =>
    (await db.select().from(pendingVersions).where(eq(pendingVersions.item, item))).length

  test('it goes with the account', async () => {
    const { id, path } = await openArticle()
    const leaver = await addSignedIn(platform, 'editor')
    await openForm(path, 0, { cookie: leaver.cookie, 'content-type': 'application/json' }).keep({ title: 'Typed' })
    await db.delete(users).where(eq(users.id, leaver.person.id))
    expect(await countOf(id)).toBe(0)
  })

  test('it goes with the person whom it is about', async () => {
    const person = { name: 'Ada', email: 'ada@example.com', message: 'Hello', intent: 'other', company: 'Ltd' }
    const [inquiry] = await db
      .insert(inquiries)
      .values(person as never)
      .returning()
    const id = String(inquiry?.id)
    await openForm(`inquiries/${id}/pending`).keep({ notes: 'Ada said' })
    expect(await countOf(id)).toBe(1)
    await db.transaction((tx) => erasePerson(tx, features, person.email, now))
    expect(await countOf(id)).toBe(0)
  })

  test('it is forgotten after ninety days', async () => {
    const { id, path } = await openArticle()
    await openForm(path).keep({ title: 'Typed' })
    const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
    await db.transaction((tx) => forgetPending(tx, later(89)))
    expect(await countOf(id)).toBe(1)
    await db.transaction((tx) => forgetPending(tx, later(91)))
    expect(await countOf(id)).toBe(0)
  })
})
