import { expectToast, field, open, sendInquiry, sendScan } from './admin.ts'
import { inquiry } from './leads.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test.beforeEach(({ data }) =>
  data.query('truncate people, inquiries, consents, mails, assessments, mail_templates cascade'),
)

const answer = `From: =?utf-8?Q?R=C3=A9ka_Szab=C3=B3?= <reka@example.com>
Subject: Re: Your inquiry
Date: Tue, 3 Mar 2026 09:30:00 +0100
Message-ID: <theirs@example.com>
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/html; charset=utf-8

<p>Yes, <b>gladly</b>.</p><script>document.title = 'run'</script><img src="x" onerror="document.title = 'run'">
--b
Content-Type: application/octet-stream
Content-Disposition: attachment; filename="invoice.exe"

MZ
--b--
`

test('users see what they owe, answer from the card by a template with the report, and file what comes back', async ({
  page,
  siteUrl,
  data,
}) => {
  await sendInquiry(siteUrl)
  await sendScan(siteUrl)
  await data.query("update assessments set person_id = (select id from people where email = 'reka@example.com')")
  const template = { title: 'First answer', subject: 'Your inquiry', text: 'Dear {first_name},\n\n{sender}' }
  await (await adminApi(siteUrl)).post('/api/admin/mail-templates', { data: template })

  const { name } = await signInAs(page, 'editor')
  await open(page, '/admin', 'Dashboard')
  const day = page.getByRole('region', { name: 'Your day' })
  await expect(day.getByRole('region', { name: /^Nobody’s yet/ })).toContainText('Answer the inquiry')
  await day.getByRole('link', { name: inquiry.name }).click()
  await page.getByRole('link', { name: 'Answer from here' }).click()

  const story = page.getByRole('region', { name: 'What has happened' })
  await page.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'First answer' }).click()
  await expect(field(page, 'Message')).toHaveValue(`Dear Réka,\n\n${name}`)
  await field(page, 'Message').fill('Dear Réka, {name}, shall we speak?')
  await page.getByRole('combobox', { name: 'Attach a report' }).click()
  await page.getByRole('option', { name: /^Readiness scan of/ }).click()
  await page.getByRole('combobox', { name: 'Stage afterwards' }).click()
  await page.getByRole('option', { name: 'Proposal' }).click()
  await page.getByRole('button', { name: 'Send mail' }).click()
  await expectToast(page, 'Success', `Mail to ${inquiry.email} waits for a mail server`)
  await expect(story).toContainText(`Dear Réka, ${inquiry.name}, shall we speak?`)
  await expect(story).toContainText(/transformation-readiness-\w+\.pdf/)
  await expect(story).toContainText('In conversation → Proposal')
  const { rows } = await data.query('select status, owner from inquiries')
  expect(rows).toEqual([{ status: 'answered', owner: expect.stringContaining('editor-') }])

  await page.getByRole('tab', { name: 'Received' }).click()
  await field(page, 'Or paste the whole message').fill('Hello')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expectToast(page, 'Error', 'The mail can not be read')
  const saved = { name: 'answer.eml', mimeType: 'message/rfc822', buffer: Buffer.from(answer) }
  await page.getByLabel('A saved mail').setInputFiles(saved)
  await expect(page.getByText('Yes, gladly.')).toBeVisible()
  await page.getByRole('button', { name: 'Put it on the card' }).click()
  await expect(story).toContainText('Wrote by mail: Re: Your inquiry')
  await expect(story).toContainText(/invoice\.exe \(\d bytes\)/)
  await expect(page).not.toHaveTitle('run')
})
