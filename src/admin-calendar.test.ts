import { expect, test } from 'vitest'
import { openAdmin } from '#tests/admin.ts'

const { call, create } = await openAdmin()

test('the calendar shows what has its day in a period, and how it stands', async () => {
  const article = { title: 'Planned', slug: 'planned', content: '<p>Soon.</p>', published: true }
  await create('blog', { ...article, publish_date: '2030-05-10T09:00:00.000Z' })
  await create('blog', { title: 'Later', slug: 'later', publish_date: '2030-08-10' })
  await create('blog', { title: 'Without a day', slug: 'without' })
  await create('events', { title: 'An evening', event_type: 'upcoming', event_date: '2030-05-31' })
  const { body } = await call('calendar?from=2030-05-01&to=2030-05-31')
  expect(body.items).toMatchObject([
    { resource: 'blog', title: 'Planned', field: 'publish_date', at: '2030-05-10T09:00:00.000Z', isPublic: true },
    { resource: 'events', title: 'An evening', field: 'event_date', at: '2030-05-31', isPublic: true },
  ])
})

test.each(['', '?from=2030-05-01', '?from=x&to=y', '?from=2030-05-01&to=2033-05-01', '?from=2030-05-02&to=2030-05-01'])(
  'no calendar is made of “%s”',
  async (query) => expect(await call(`calendar${query}`)).toMatchObject({ status: 422 }),
)
