import { expectToast, open } from './admin.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test('an editor moves an event by dragging and an article by the keyboard, and nothing live is hidden by it', async ({
  page,
  siteUrl,
}) => {
  const api = await adminApi(siteUrl)
  const create = async (resource: string, data: object) =>
    (await (await api.post(`/api/admin/${resource}`, { data })).json()).id as string
  const event = await create('events', { title: 'A dragged evening', event_type: 'upcoming', event_date: '2031-03-12' })
  const article = { title: 'A moved article', slug: 'a-moved-article', content: '<p>Soon.</p>', published: true }
  const planned = await create('blog', { ...article, publish_date: '2031-03-05T09:30:00.000Z' })
  await signInAs(page, 'editor')
  await open(page, '/admin/calendar?month=2031-03', 'Calendar')

  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'A dragged evening' }) })
  const target = page.locator('td[data-day="2031-03-20"]')
  await entry.hover()
  await page.mouse.down()
  const box = await target.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60, { steps: 8 })
  await expect(target).toHaveAttribute('data-over', 'true')
  await page.mouse.up()
  await expect(target.getByRole('link', { name: 'A dragged evening' })).toBeVisible()
  await expectToast(page, 'Success', 'A dragged evening is on 20 Mar 2031 now')
  expect((await (await api.get(`/api/admin/events/${event}`)).json()).event_date).toBe('2031-03-20')

  await page.getByRole('button', { name: 'Move A moved article' }).press('Enter')
  const day = page.getByLabel('To the day')
  await day.fill('2020-01-01')
  await page.keyboard.press('Enter')
  await expect(page.getByText('It would be on the site at once.')).toBeVisible()
  await day.fill('2031-04-02')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Success', 'A moved article is on 2 Apr 2031 now')
  await page.getByRole('button', { name: 'Month after' }).click()
  await page.getByRole('button', { name: 'List' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: '2 Apr 2031' }).getByRole('link', { name: 'A moved article' }),
  ).toBeVisible()
  const { publish_date } = await (await api.get(`/api/admin/blog/${planned}`)).json()
  expect(publish_date).toMatch(/^2031-04-0[12]T/)
  await api.delete(`/api/admin/events/${event}`)
  await api.delete(`/api/admin/blog/${planned}`)
})

test('an entry can be moved twice before the calendar was read again', async ({ page, siteUrl }) => {
  const api = await adminApi(siteUrl)
  const event = { title: 'A restless evening', event_type: 'upcoming', event_date: '2032-03-12' }
  const { id } = await (await api.post('/api/admin/events', { data: event })).json()
  await signInAs(page, 'editor')
  await open(page, '/admin/calendar?month=2032-03', 'Calendar')
  const move = page.getByRole('button', { name: `Move ${event.title}` })
  await expect(move).toBeVisible()
  const readAgain = Promise.withResolvers<void>()
  await page.route('**/api/admin/calendar*', (route) => readAgain.promise.then(() => route.continue()))
  for (const day of ['2032-03-15', '2032-03-17', '2032-03-19']) {
    await move.press('Enter')
    await page.getByLabel('To the day').fill(day)
    await page.keyboard.press('Enter')
  }
  await expectToast(page, 'Success', `${event.title} is on 19 Mar 2032 now`)
  readAgain.resolve()
  await page.reload()
  await expect(page.locator('td[data-day="2032-03-19"]').getByRole('link', { name: event.title })).toBeVisible()
  await api.delete(`/api/admin/events/${id}`)
})
