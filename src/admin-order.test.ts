import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntries } from '#accounts/tables.server.ts'
import { listEvents } from '#features/events/queries.server.ts'
import { events } from '#features/events/tables.server.ts'
import { brandReferences } from '#records/references/tables.server.ts'
import { openAdmin } from '#tests/admin.ts'

const { db, call, create } = await openAdmin()

type Placed = { id: string; name: string; display_order: number }

const put = (resource: string, ids: string[]) => call(`${resource}/order`, { method: 'PUT', body: { ids } })

async function listNames(resource: string, query = '') {
  const { body } = await call(`${resource}?${query}`)
  return body.items.map(({ name }: Placed) => name) as string[]
}

describe('the order of references', () => {
  let rows: Placed[]
  beforeEach(async () => {
    await db.delete(brandReferences)
    rows = []
    for (const name of ['Norvane', 'Helion', 'Medistra', 'Kestrel']) rows.push(await create('references', { name }))
  })

  test('a new one comes last, and is put where users want it', async () => {
    expect(rows.map(({ display_order }) => display_order)).toEqual([1, 2, 3, 4])
    const [norvane, helion, medistra, kestrel] = rows.map(({ id }) => id) as [string, string, string, string]

    const { status, body } = await put('references', [kestrel, norvane, helion, medistra])
    expect([status, body.items.map(({ id }: Placed) => id)]).toEqual([200, [kestrel, norvane, helion, medistra]])
    expect(await listNames('references')).toEqual(['Kestrel', 'Norvane', 'Helion', 'Medistra'])
  })

  test('many who put them in order and change them at the same moment wait for each other', async () => {
    for (let i = 0; i < 8; i++) rows.push(await create('references', { name: `Reference ${i}` }))
    const ids = rows.map(({ id }) => id)
    const turned = (by: number) => [...ids.slice(by), ...ids.slice(0, by)].toReversed()
    const change = (i: number) => call(`references/${ids[i]}`, { method: 'PATCH', body: { show_text_only: true } })
    for (const _ of 'xxxxx') {
      const asked = ids.flatMap((_id, i) => [put('references', turned(i)), change(i)])
      expect((await Promise.all(asked)).filter(({ status }) => status !== 200)).toEqual([])
    }
  })

  test('one change of the order is one entry of the change log, with both orders', async () => {
    const { body } = await call('references')
    const ids = body.items.map(({ id }: Placed) => id) as string[]
    const before = await db.$count(auditEntries)
    await put('references', ids.toReversed())
    expect((await db.$count(auditEntries)) - before).toBe(1)
    const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.at)).limit(1)
    expect(entry).toMatchObject({
      resource: 'references',
      item_label: 'Order',
      before: { order: ['Norvane', 'Helion', 'Medistra', 'Kestrel'] },
      after: { order: ['Kestrel', 'Medistra', 'Helion', 'Norvane'] },
    })
    await put('references', ids.toReversed())
    expect((await db.$count(auditEntries)) - before, 'the same order again is no change').toBe(1)
  })

  test('some of them share out the places that they had; the others are not touched', async () => {
    const { body } = await call('references')
    const [norvane, helion, medistra, kestrel] = body.items as [Placed, Placed, Placed, Placed]
    await put('references', [kestrel.id, helion.id])
    expect(await listNames('references')).toEqual(['Norvane', 'Kestrel', 'Medistra', 'Helion'])
    const { body: after } = await call('references')
    expect(after.items[0]).toEqual(norvane)
    expect(after.items[2]).toEqual(medistra)
  })

  test('places that several share are counted anew', async () => {
    await db.update(brandReferences).set({ display_order: 0 })
    const { body } = await call('references')
    const ids = body.items.map(({ id }: Placed) => id).toReversed() as string[]
    expect(await put('references', ids)).toMatchObject({ status: 200 })
    const { body: after } = await call('references')
    expect(after.items.map(({ id, display_order }: Placed) => [id, display_order])).toEqual(
      ids.map((id, place) => [id, place + 1]),
    )
  })

  test.each([
    ['twice the same', (ids: string[]) => [ids[0], ids[0]]],
    ['nothing', () => []],
    ['no id', () => ['first']],
  ])('%s is refused', async (_name, wrong) => {
    const { body } = await call('references')
    const ids = wrong(body.items.map(({ id }: Placed) => id)) as string[]
    expect(await put('references', ids)).toMatchObject({ status: 422 })
  })

  test('a list that a colleague has shortened meanwhile is refused, and nothing moves', async () => {
    const { body } = await call('references')
    const ids = body.items.map(({ id }: Placed) => id) as string[]
    await db.delete(brandReferences).where(eq(brandReferences.id, ids[0] ?? ''))
    const before = await listNames('references')
    expect(await put('references', ids.toReversed())).toMatchObject({ status: 409 })
    expect(await listNames('references')).toEqual(before)
  })
})

test('testimonials have their order on each page, and those of another page are left alone', async () => {
  const add = (name: string, page_key: string) => create('testimonials', { name, quote: 'Good.', page_key })
  const home = [await add('Noor', 'home'), await add('Ilse', 'home')]
  const training = [await add('Jan', 'training'), await add('Vera', 'training')]
  expect(training.map(({ display_order }) => display_order)).toEqual([1, 2])

  await put('testimonials', home.map(({ id }) => id).toReversed())
  expect(await listNames('testimonials')).toEqual(['Ilse', 'Noor', 'Jan', 'Vera'])
  expect((await call(`testimonials/${training[0]?.id}`)).body).toEqual(training[0])

  const mixed = [home[0]?.id, training[0]?.id]
  expect(await put('testimonials', mixed)).toMatchObject({ status: 422 })
})

test('what has no order can not be put into one', async () => {
  expect(await put('blog', [crypto.randomUUID()])).toMatchObject({ status: 404 })
})

describe('the order of events', () => {
  test('new ones share one number and stand by date, in the list as on the site, until users set another', async () => {
    await db.delete(events)
    const add = (title: string, event_date: string) =>
      create('events', { title, event_type: 'upcoming', event_date }) as Promise<Placed>
    const rows = [await add('May', '2027-05-01'), await add('March', '2027-03-01'), await add('April', '2027-04-01')]
    expect(new Set(rows.map(({ display_order }) => display_order)).size).toBe(1)
    const listTitles = async () => {
      const { body } = await call('events')
      return body.items.map(({ title }: { title: string }) => title)
    }
    expect(await listTitles()).toEqual(['March', 'April', 'May'])
    await call(`events/${rows[1]?.id}`, { method: 'PATCH', body: { display_order: 7 } })
    expect(await listTitles()).toEqual(['April', 'May', 'March'])
    expect((await listEvents(db, new Date())).map(({ title }) => title)).toEqual(['April', 'May', 'March'])
  })
})
