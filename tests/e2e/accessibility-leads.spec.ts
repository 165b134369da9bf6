import { expectUsableByEveryone } from './accessibility.ts'
import { field, go, open, sendInquiry, sendScan, wide } from './admin.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test.use({ expectedErrors: [/status of (404|409|422|500)/] })

test('visits and the way to clients can be used by everyone, also when nobody came', async ({
  page,
  siteUrl,
  data,
}) => {
  // Whoever came before is written down when somebody looks.
  await (await adminApi(siteUrl)).get('/api/admin/visits')
  await data.query('truncate daily_visits')
  await signInAs(page, 'editor')
  await open(page, '/admin/visits', 'Visits')
  await expect(page.getByText('Nobody was counted in this time')).toBeVisible()
  await expectUsableByEveryone(page)
  await data.query(`insert into daily_visits (day, "by", key, views, visits, visitors, scans_started, inquiries)
    select current_date - ago, "by", key, 40 + ago, 12, 9, 3, 1 from generate_series(0, 20) ago,
      (values ('page', '/'), ('page', '/blog/${'long-'.repeat(12)}address'), ('source', 'direct'),
        ('source', 'news.example'), ('campaign', 'letter / email / spring'), ('width', 'large')) as keys ("by", key)`)
  await page.setViewportSize(wide)
  await open(page, '/admin/visits?days=90', 'Visits')
  await expect(page.getByRole('region', { name: 'Pages' }).getByRole('row', { name: 'Home page' })).toBeVisible()
  await page.getByText('The same as a table').click()
  await expectUsableByEveryone(page)
  await data.query('truncate daily_visits')
})

test('webhooks, their calls and a new secret can be used by everyone', async ({ page, data }) => {
  await signInAs(page, 'admin')
  await data.query(`with added as (insert into webhooks (url, description, events, secret)
      values ('https://crm.example/hook', 'Our CRM', '{inquiry.created,person.erased}', 'whsec_c2VjcmV0') returning id)
    insert into webhook_deliveries (webhook_id, event, status, attempts, response_status, response, owed_since)
    select added.id, 'inquiry.created', status::webhook_delivery_status, attempts, answer, words, now() from added,
      (values ('queued', 0, null, null), ('queued', 2, 503, 'Busy'), ('delivered', 1, 200, null),
        ('failed', 80, null, 'The host is not known')) as calls (status, attempts, answer, words)`)
  await open(page, '/admin/webhooks', 'Webhooks')
  await expect(page.getByText('1 given up')).toBeVisible()
  await expectUsableByEveryone(page)
  await go(page, '/admin/webhooks/create', 'New webhook')
  await expectUsableByEveryone(page)
  await page.setViewportSize(wide)
  await go(page, '/admin/webhooks', 'Webhooks')
  await page.getByRole('link', { name: 'Our CRM' }).click()
  await expect(page.getByText('Trying again')).toBeVisible()
  await expectUsableByEveryone(page)
  await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'Make a new secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new secret' }).click()
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/)
  await expectUsableByEveryone(page)
  await data.query('delete from webhooks')
})

test('mail templates and the working time can be used by everyone', async ({ page, siteUrl, data }) => {
  await data.query('truncate mail_templates, working_time')
  const template = { title: 'First answer', subject: 'Hello {name}', text: 'Dear {first_name}' }
  const { id } = await (await (await adminApi(siteUrl)).post('/api/admin/mail-templates', { data: template })).json()
  await signInAs(page, 'admin')
  await open(page, '/admin/mail-templates', 'Mail templates')
  await expect(page.getByRole('link', { name: 'First answer' })).toBeVisible()
  await expectUsableByEveryone(page)
  await go(page, `/admin/mail-templates/${id}`, 'First answer')
  await field(page, 'Text').fill('Dear {nobody}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/There is no {nobody}/).first()).toBeVisible()
  await expectUsableByEveryone(page)
  await go(page, '/admin/working-time', 'Working time')
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) await page.getByLabel(day).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('At least one day')).toBeVisible()
  await expectUsableByEveryone(page)
})

test.describe('leads of every kind', () => {
  const tables = 'people, inquiries, consents, news_consents, mails, assessments, scan_visits, backups cascade'

  test.beforeEach(async ({ page, data, siteUrl }) => {
    await data.query(`truncate ${tables}`)
    await sendInquiry(siteUrl)
    await sendScan(siteUrl)
    await data.query(`insert into inquiries (name, email, company, message, spam_signs, due_at)
      values ('Rank Fast', 'offer@example.com', 'SEO', 'Visitors!', '{hidden field filled in}', now()),
        ('Late', 'late@example.com', 'Slow', 'Hello?', '{}', now() - interval '3 days')`)
    await data.query(`insert into backups (file, started_at, finished_at, bytes, error)
      values ('/backups/a', now() - interval '3 days', now(), 5000000, null),
        ('/backups/b', now() - interval '5 hours', null, null, 'ENOSPC: no space left on device, write')`)
    await data.query(`insert into news_consents
        (email, name, wording, policy_version, way, given_at, asked_at, confirmed_at, withdrawn_at, withdrawn_by)
      values ('reka@example.com', 'Réka Szabó', 'News, please.', '2.0', 'contact form', now(), now(), now(), null, null),
        ('otto@example.com', null, 'News, please.', '2.0', 'contact form', now(), null, null, null, null),
        ('nora@example.com', null, 'News, please.', '2.0', 'contact form', now(), now(), now(), now(), 'one click')`)
    await data.query("update mails set status = 'failed', attempts = 3, last_error = '550 no' where to_address is null")
    await signInAs(page, 'admin')
  })

  test.afterEach(({ data }) => data.query(`truncate ${tables}`))

  test('the dashboard can be used by everyone, also when nobody waits', async ({ page, data }) => {
    await open(page, '/admin', 'Dashboard')
    await expect(page.getByText('Overdue by 3 days').first()).toBeVisible()
    const backups = page.getByRole('region', { name: 'Backups' })
    for (const words of ['Failed 5 h ago', 'no space left on device', 'Last good one 3 days ago'])
      await expect(backups).toContainText(words)
    await expectUsableByEveryone(page, { frame: true })
    await data.query(`truncate ${tables}`)
    await page.setViewportSize(wide)
    await open(page, '/admin', 'Dashboard')
    await expect(page.getByText('Nobody waits.')).toBeVisible()
    await expect(backups).toContainText('None are scheduled.')
    await expectUsableByEveryone(page)
  })

  test('one person’s data and the question before it is erased can be used by everyone', async ({ page }) => {
    await open(page, '/admin/people?email=reka@example.com', 'One person’s data')
    await expect(page).toHaveURL(/personal-data/)
    await expect(page.getByRole('button', { name: 'Erase everything' })).toBeVisible()
    await expectUsableByEveryone(page)
    await page.setViewportSize(wide)
    await page.getByRole('button', { name: 'Erase everything' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectUsableByEveryone(page)
  })

  test('people, one of them, their company and the pipeline can be used by everyone', async ({
    page,
    siteUrl,
    data,
  }) => {
    const api = await adminApi(siteUrl)
    const { items } = await (await api.get('/api/admin/people?q=elena')).json()
    const { id } = items[0]
    const next = { next_step: 'Send the offer', next_step_at: '2020-01-01', value: 12_000, stage: 'proposal' }
    await api.patch(`/api/admin/people/${id}`, { data: next })
    await api.post(`/api/admin/people/${id}/notes`, { data: { text: 'Met at the fair.' } })
    await data.query(`insert into news_consents (email, wording, policy_version, way, given_at)
      values ('elena@example.com', 'News, please', '2.0', 'contact form', now())`)
    await open(page, '/admin/people', 'People')
    await expect(page.getByRole('link', { name: 'Elena Duarte' })).toBeVisible()
    await expectUsableByEveryone(page)
    await page.setViewportSize(wide)
    await page.getByRole('button', { name: 'Views' }).click()
    await expectUsableByEveryone(page)
    await go(page, `/admin/people/${id}`, /Elena Duarte/)
    await expect(page.getByText('Met at the fair.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Withdraw for them' })).toBeVisible()
    await expectUsableByEveryone(page)
    await page.setViewportSize(wide)
    await page.getByRole('tab', { name: 'Mail', exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'Attach a report' })).toBeVisible()
    await expectUsableByEveryone(page)
    await page.setViewportSize(wide)
    await page.getByRole('tab', { name: 'Received' }).click()
    const pasted = field(page, 'Or paste the whole message')
    await pasted.fill('From: elena@home.example\nSubject: Yes\n\nGladly')
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(page.getByRole('region', { name: 'From somebody else?' })).toBeVisible()
    await expectUsableByEveryone(page)
    await page.getByRole('button', { name: 'Another one' }).click()
    await pasted.fill('')
    await page.setViewportSize(wide)
    await page.getByRole('button', { name: 'Merge with another card' }).click()
    await expectUsableByEveryone(page)
    await go(page, `/admin/people?filter=${encodeURIComponent('{"domain":"example.com","stage":"all"}')}`, 'People')
    await expect(page.getByRole('region', { name: 'Company example.com' })).toContainText('2 people')
    await expectUsableByEveryone(page)
    await go(page, '/admin/pipeline', 'Pipeline')
    await expect(page.getByRole('link', { name: 'Elena Duarte' })).toBeVisible()
    await expectUsableByEveryone(page)
  })

  for (const [resource, title] of [
    ['inquiries', 'Inquiries'],
    ['assessments', 'Assessments'],
    ['mails', 'Outbox'],
    ['consents', 'News consents'],
  ] as const) {
    test(`${title}: the list and each item can be used by everyone`, async ({ page, siteUrl }) => {
      const { items } = await (await (await adminApi(siteUrl)).get(`/api/admin/${resource}`)).json()
      await open(page, `/admin/${resource}`, title)
      await expect(page.getByRole('main').getByRole('row').getByRole('link').first()).toBeVisible()
      await expectUsableByEveryone(page)
      for (const { id } of items) {
        await go(page, `/admin/${resource}/${id}`, /./)
        await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeVisible()
        await expectUsableByEveryone(page)
      }
    })
  }
})
