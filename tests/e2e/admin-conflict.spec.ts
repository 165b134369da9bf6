import type { Page } from '@playwright/test'
import { closeAndDelete, field, open, save, sendInquiry } from './admin.ts'
import { inquiry } from './leads.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAsNewUser } from './users.ts'

test.use({ expectedErrors: [/status of 409/] })

const question = (page: Page) => page.getByRole('dialog', { name: 'Somebody else has saved this in the meantime' })
const compared = (page: Page) => question(page).getByRole('rowheader')

test('who has saved in another window can take that version in the first', async ({ page, siteUrl }) => {
  const api = await adminApi(siteUrl)
  const event = { title: 'In two windows', event_type: 'past', location: 'Graz' }
  const { id } = await (await api.post('/api/admin/events', { data: event })).json()
  await signInAsNewUser(page, 'editor')
  const second = await page.context().newPage()
  for (const each of [page, second]) await open(each, `/admin/events/${id}`, event.title)
  await field(second, 'Location').fill('Linz')
  await save(second)
  await expect(second.getByText('All changes saved')).toBeVisible()

  await field(page, 'Location').fill('Vienna')
  await save(page)
  await expect(compared(page)).toHaveText(['Location'])
  await question(page).getByRole('button', { name: "Take the colleague's version" }).click()
  await expect(question(page)).toBeHidden()
  await expect(field(page, 'Location')).toHaveValue('Linz')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await closeAndDelete(page, api, `/api/admin/events/${id}`)
})

test('only what the form can write and what differs is compared', async ({ page, siteUrl, data }) => {
  await data.query('truncate people, inquiries, consents, mails cascade')
  await sendInquiry(siteUrl)
  const api = await adminApi(siteUrl)
  await signInAsNewUser(page, 'admin')
  const { rows } = await data.query('select id from people')
  const card = rows[0].id
  await open(page, `/admin/people/${card}`, new RegExp(inquiry.name))
  await api.patch(`/api/admin/people/${card}`, { data: { phone: '+43 1' } })
  await field(page, 'Phone').fill('+43 2')
  await save(page)
  await expect(compared(page)).toHaveText(['Phone'])
  await question(page).getByRole('button', { name: 'Save my changes over it' }).click()
  await expect(question(page)).toBeHidden()
  await expect(field(page, 'Phone')).toHaveValue('+43 2')

  const { items } = await (await api.get('/api/admin/events?per_page=2')).json()
  const changes = items.map(({ id }: { id: string }) => ({ resource: 'events', id, values: { is_visible: false } }))
  const release = await (await api.post('/api/admin/releases', { data: { title: 'Spring', changes } })).json()
  await open(page, `/admin/releases/${release.id}`, 'Spring')
  await api.patch(`/api/admin/releases/${release.id}`, { data: { title: 'Spring by a colleague' } })
  await field(page, 'Name').fill('Spring by me')
  await save(page)
  await expect(compared(page)).toHaveText(['Name'])
  await question(page).getByRole('button', { name: "Take the colleague's version" }).click()
  await expect(field(page, 'Name')).toHaveValue('Spring by a colleague')
  await closeAndDelete(page, api, `/api/admin/releases/${release.id}`)
})
