import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#tests/fresh-database.ts'
import { listAddresses, moveStage, type PersonDetails, upsertPerson } from './queries.server.ts'
import { people, personEntries } from './tables.server.ts'

const { db, pool } = await freshDatabase()
const at = new Date('2030-05-06T07:08:09.000Z')
const meet = (met: Partial<PersonDetails> & { email: string }) =>
  db.transaction((tx) => upsertPerson(tx, { at, ...met }))
const read = async (id: string) => (await db.select().from(people).where(eq(people.id, id)))[0]

beforeEach(() => pool.query('truncate people cascade'))

test('one address is one person, however it is written and however often it comes at once', async () => {
  const met = await Promise.all(
    ['Ada@Example.com', ' ada@example.com', 'ADA@EXAMPLE.COM', 'ada@example.com '].map((email) => meet({ email })),
  )
  expect(new Set(met.map(({ id }) => id)).size).toBe(1)
  expect(met.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await read(met[0]?.id ?? '')).toMatchObject({ email: 'ada@example.com', domain: 'example.com', stage: 'new' })
})

test('what was not known is filled in, what is known stays, and the latest contact counts', async () => {
  const { id } = await meet({ email: 'ada@example.com', name: 'Ada', source: { firstPath: '/blog/one' } })
  const later = new Date('2030-06-01T00:00:00.000Z')
  const said = { name: 'A. L.', company: 'Engines', role: '', source: { firstPath: '/services' }, at: later }
  expect(await meet({ email: 'ada@example.com', ...said })).toMatchObject({ id, isNew: false })
  await meet({ email: 'ada@example.com' })
  expect(await read(id)).toMatchObject({
    name: 'Ada',
    company: 'Engines',
    role: null,
    source: { firstPath: '/blog/one' },
    created_at: at.toISOString(),
    last_met_at: later.toISOString(),
  })
})

test('who only looked like spam is new once something real comes, unless one of us had decided', async () => {
  const { id } = await meet({ email: 'ada@example.com', isSuspected: true })
  expect(await read(id)).toMatchObject({ stage: 'spam' })
  await meet({ email: 'ada@example.com', isSuspected: true })
  expect(await read(id)).toMatchObject({ stage: 'spam' })
  await meet({ email: 'ada@example.com' })
  expect(await read(id)).toMatchObject({ stage: 'new' })
  const by = { id: crypto.randomUUID(), name: 'Edit' }
  await db.transaction((tx) => moveStage(tx, id, { to: 'spam', by, at }))
  await meet({ email: 'ada@example.com' })
  expect(await read(id)).toMatchObject({ stage: 'spam' })
})

test('a stage is moved and written down once, and only from where it was meant to be', async () => {
  const { id } = await meet({ email: 'ada@example.com' })
  const by = { id: crypto.randomUUID(), name: 'Edit' }
  const move = (to: 'won' | 'conversation', from?: ['new']) =>
    db.transaction((tx) => moveStage(tx, id, { to, by, at, ...(from && { from }) }))
  await move('conversation', ['new'])
  await move('conversation')
  await move('won', ['new'])
  expect(await read(id)).toMatchObject({ stage: 'conversation' })
  expect(await db.select().from(personEntries)).toMatchObject([
    { kind: 'stage', by_name: 'Edit', data: { from: 'new', to: 'conversation' } },
  ])
})

test('who was merged is met on the card they are on now, and keeps an id of their own', async () => {
  const card = await meet({ email: 'ada@example.com' })
  const other = await meet({ email: 'countess@lovelace.example' })
  await db.update(people).set({ merged_into: card.id }).where(eq(people.id, other.id))
  const later = new Date('2031-01-01T00:00:00.000Z')
  expect(await meet({ email: 'Countess@Lovelace.example', phone: '123', at: later })).toMatchObject({
    id: other.id,
    cardId: card.id,
  })
  expect(await read(card.id)).toMatchObject({ phone: '123', last_met_at: later.toISOString() })
  expect((await listAddresses(db, 'countess@lovelace.example')).sort()).toEqual([
    'ada@example.com',
    'countess@lovelace.example',
  ])
  expect(await listAddresses(db, 'Nobody@example.com')).toEqual(['nobody@example.com'])
})
