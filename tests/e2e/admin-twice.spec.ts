import type { Page } from '@playwright/test'
import { expectToast, field, open, sendInquiry, title } from './admin.ts'
import { inquiry } from './leads.ts'
import { expect, test } from './own-site.ts'
import { signInAs } from './users.ts'

/** Presses a button twice before the server has had a chance to answer. Tells how often the address was asked. */
async function pressTwice(page: Page, name: string, address: string) {
  const clicked = Promise.withResolvers<void>()
  let asked = 0
  const pattern = `**/api/admin/${address}`
  await page.route(pattern, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    asked += 1
    await clicked.promise
    return route.fallback()
  })
  await page.getByRole('button', { name, exact: true }).dblclick()
  clicked.resolve()
  return () => asked
}

test('a double click saves, adds and sends once', async ({ page, siteUrl, data }) => {
  await data.query('truncate people, inquiries, consents, mails cascade')
  await sendInquiry(siteUrl)
  await signInAs(page, 'editor')

  await open(page, '/admin/events/create', 'New event')
  await field(page, 'Title').fill('Pressed twice')
  await page.getByLabel('Date').first().fill('2031-05-20')
  await field(page, 'Location').fill('Vienna')
  const saved = await pressTwice(page, 'Save', 'events')
  await expect(title(page)).toHaveText('Pressed twice')
  expect(saved()).toBe(1)

  await page.goto('/admin/people')
  await page.getByRole('link', { name: inquiry.name, exact: true }).click()
  const story = page.getByRole('region', { name: 'What has happened' })
  await field(page, 'Note').fill('Met at the fair.')
  const noted = await pressTwice(page, 'Add note', 'people/*/notes')
  await expect(story.getByText('Met at the fair.')).toHaveCount(1)
  await expect(field(page, 'Note')).toHaveValue('')
  expect(noted()).toBe(1)

  await page.getByRole('tab', { name: 'Mail' }).click()
  await field(page, 'Subject').fill('Your inquiry')
  await field(page, 'Message').fill('Shall we speak?')
  const sent = await pressTwice(page, 'Send mail', 'people/*/mails')
  await expectToast(page, 'Success', `Mail to ${inquiry.email} waits for a mail server`)
  await expect(story.getByText('Shall we speak?')).toHaveCount(1)
  expect(sent()).toBe(1)
  expect((await data.query("delete from events where title = 'Pressed twice'")).rowCount).toBe(1)
})
