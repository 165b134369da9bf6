import { readFile } from 'node:fs/promises'
import { contactContent } from '#features/contact/content.ts'
import { defaultOptions } from '#features/contact/interest-options.ts'
import { expectToast, field, goTo, letUndoPass, open, rows, save, sendInquiry, title } from './admin.ts'
import { asVisitor, inquiry, write } from './leads.ts'
import { expect, test } from './own-site.ts'
import { signInAs } from './users.ts'

test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ data }) => {
  await data.query(
    'truncate people, inquiries, consents, news_consents, mails, assessments, scan_visits, working_time cascade',
  )
})

test('a visitor writes; users see it on the dashboard, take it, note what was said and answer it', async ({
  page,
  browser,
  siteUrl,
  data,
}) => {
  await data.query(`insert into working_time (time_zone, days, opens, closes, holidays)
    values ('UTC', '{1,2,3,4,5,6,7}', '00:00', '24:00', '{}')`)
  await asVisitor(browser, siteUrl, (visitor) => write(visitor))
  const { name } = await signInAs(page, 'editor')
  await open(page, '/admin', 'Dashboard')
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' })
  await expect(waiting).toContainText('Due in 23 h')
  await data.query("update inquiries set due_at = now() - interval '2 hours 5 minutes'")
  await page.reload()
  await expect(waiting).toContainText('Overdue by 2 h')
  await waiting.getByRole('link', { name: 'Réka Szabó Norvane Aerospace' }).click()

  await expect(title(page)).toHaveText('Réka Szabó, Norvane Aerospace')
  const letter = page.getByRole('article', { name: 'Message from Réka Szabó' })
  await expect(letter).toContainText('<img src=x onerror=alert(1)>')
  await expect(letter).toContainText(defaultOptions.find(({ value }) => value === inquiry.intent)?.label ?? '')
  await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:reka@example\.com\?/,
  )
  await expect(page.getByText(`“${contactContent.texts.gdpr_consent}”`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeVisible()

  await page.getByRole('button', { name: 'I will answer' }).click()
  await expectToast(page, 'Success', 'Inquiry updated successfully')
  await expect(page.getByRole('combobox', { name: 'Owner' })).toHaveText(name)
  await expect(letter).toContainText('In progress')

  await field(page, 'Notes').fill('Called her, meeting on Tuesday.')
  await page.getByLabel('Answer due').fill('2031-05-06T07:08')
  await save(page)
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Notes')).toHaveValue('Called her, meeting on Tuesday.')
  await expect(page.getByLabel('Answer due')).toHaveValue('2031-05-06T07:08')

  await field(page, 'Notes').fill('Answered, offer follows.')
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(letter).toContainText('Answered in time')
  const stored = await data.query('select status, notes, owner from inquiries')
  expect(stored.rows).toEqual([
    { status: 'answered', notes: 'Answered, offer follows.', owner: expect.stringContaining('editor-') },
  ])
  await goTo(page, 'Dashboard')
  await expect(waiting).toContainText('Nobody waits.')
  await expect(waiting).toContainText('Answered in time in the last 30 days: 1 of 1')
})

test('the outbox shows both mails of an inquiry, says why they wait and what to set', async ({ page, siteUrl }) => {
  const { mail_subject, mail_greeting } = contactContent.texts
  await sendInquiry(siteUrl)
  await signInAs(page, 'editor')
  await open(page, '/admin/mails', 'Outbox')
  const reason = page.getByRole('region', { name: 'No mail server is configured, so every mail waits here' })
  for (const variable of ['SMTP_URL', 'MAIL_FROM', 'CONTACT_TO']) await expect(reason).toContainText(variable)
  await expect(rows(page).filter({ hasText: inquiry.email })).toContainText('Waiting')
  await expect(rows(page).filter({ hasText: 'The team' })).toContainText(`Inquiry from ${inquiry.name}`)
  await page.getByRole('navigation', { name: 'Which mails' }).getByRole('link', { name: 'Failed' }).click()
  await expect(page).toHaveURL(/failed/)
  await expect(page.getByText('No mail has failed.')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: mail_subject }).click()
  await expect(page.getByText(mail_greeting.replace('{name}', inquiry.name))).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend' })).toBeHidden()
})

test('a failed mail is sent again from its inquiry, and a sent one only after a question', async ({
  page,
  siteUrl,
  data,
}) => {
  await sendInquiry(siteUrl)
  await data.query(
    "update mails set status = 'failed', last_error = '550 no such mailbox' where to_address is not null",
  )
  await data.query("update mails set status = 'sent', sent_at = now() where to_address is null")
  await signInAs(page, 'editor')
  await open(page, '/admin/inquiries', 'Inquiries')
  await page.getByRole('link', { name: inquiry.name }).click()
  const line = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  await expect(line('Confirmation to the sender')).toContainText('550 no such mailbox')
  await line('Confirmation to the sender').getByRole('button', { name: 'Resend' }).click()
  await expectToast(page, 'Success', 'The mail waits for the mail server')
  await expect(line('Confirmation to the sender')).toContainText('Waiting')
  await line('To the team').getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByRole('dialog')).toContainText('Whoever got it gets it a second time.')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(line('To the team')).toHaveCount(2)
})

test('who waits for long stands out; several are marked at once, which can be undone; what is shown stands in the address', async ({
  page,
  data,
}) => {
  await data.query(`insert into inquiries (name, email, company, message, due_at)
    select 'Person ' || n, 'p@example.com', 'Company', 'Hello', now() - interval '3 days' from generate_series(1, 3) n`)
  const count = async (status: string) =>
    Number((await data.query('select count(*) from inquiries where status::text = $1', [status])).rows[0].count)
  await signInAs(page, 'editor')
  await page.clock.install()
  await open(page, '/admin', 'Dashboard')
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' })
  await expect(waiting.getByText('Overdue by 3 days')).toHaveCount(3)
  await goTo(page, 'Inquiries')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Person 1' })).toBeVisible()
  expect(await count('new')).toBe(3)
  await page.getByRole('checkbox', { name: 'Select this row' }).first().check()
  await page.getByRole('button', { name: 'Spam', exact: true }).click()
  await expectToast(page, 'Success', 'Inquiry updated successfully')
  await letUndoPass(page)
  await expect.poll(() => count('spam')).toBe(1)
  await page.getByRole('navigation', { name: 'Which inquiries' }).getByRole('link', { name: /Spam/ }).click()
  await expect(page).toHaveURL(/spam/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
})

test('suspected spam waits apart until somebody has decided', async ({ page, data }) => {
  await data.query(`insert into inquiries (name, email, company, message, spam_signs)
    values ('Rank Fast', 'offer@example.com', 'SEO', 'Visitors!', '{hidden field filled in}')`)
  await signInAs(page, 'editor')
  await open(page, '/admin', 'Dashboard')
  await page.getByRole('link', { name: '1 suspected spam' }).click()
  await page.getByRole('link', { name: 'Rank Fast' }).click()
  await expect(page.getByText('This looks like spam: hidden field filled in')).toBeVisible()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByText('This looks like spam')).toBeHidden()
  await goTo(page, 'Inquiries')
  await page.getByRole('navigation', { name: 'Which inquiries' }).getByRole('link', { name: /Open/ }).click()
  await expect(page.getByRole('link', { name: 'Rank Fast' })).toBeVisible()
})

test('an editor can neither erase leads nor look a person up; an administrator can do both, after a question', async ({
  page,
  siteUrl,
  data,
}) => {
  await sendInquiry(siteUrl)
  await data.query("insert into inquiries (name, email, company, message) values ('Old', 'o@example.com', 'Co', 'Hi')")
  await signInAs(page, 'editor')
  await open(page, '/admin/personal-data', 'Only administrators')
  await goTo(page, 'Inquiries')
  await page.getByRole('link', { name: inquiry.name }).click()
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'All that is stored about this person' })).toBeHidden()

  await signInAs(page, 'admin')
  await open(page, '/admin/inquiries', 'Inquiries')
  await page.getByRole('link', { name: 'Old' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Success', 'Inquiry deleted successfully')
  expect((await data.query('select name from inquiries')).rows).toEqual([{ name: inquiry.name }])

  await page.getByRole('link', { name: inquiry.name }).click()
  await page.getByRole('link', { name: 'All that is stored about this person' }).click()
  const found = page.getByRole('region', { name: `What is stored about ${inquiry.email}` })
  await expect(found).toContainText('Mails 2')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as JSON' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({ email: inquiry.email, inquiries: [{ name: inquiry.name }] })

  const dialog = page.getByRole('dialog')
  const ask = () => page.getByRole('button', { name: 'Erase everything' }).click()
  await ask()
  await expect(dialog.getByRole('button', { name: 'Erase everything' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await ask()
  await dialog.getByRole('textbox').fill(inquiry.email)
  await dialog.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByRole('heading', { name: 'Erased: 1 inquiry, 1 consent, 2 mails, 1 person' })).toBeVisible()
  expect((await data.query('select from inquiries')).rowCount).toBe(0)
  expect((await data.query('select from mails')).rowCount).toBe(0)
})
