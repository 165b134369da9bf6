import type { Page } from '@playwright/test'
import { expectUsableByEveryone } from './accessibility.ts'
import { breakCalls, field, open, sendInquiry, sendScan } from './admin.ts'
import { photo } from './articles.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs, signInAsNewUser } from './users.ts'

test.use({ expectedErrors: [/status of (404|409|500)/] })

const wide = { width: 1440, height: 900 }

/** Opened in the application, as its own links do: each load of the whole would take longer than the check. */
async function go(page: Page, path: string, title: string | RegExp) {
  await page.setViewportSize(wide)
  await page.evaluate((target) => {
    history.pushState({}, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

const resources = [
  { resource: 'blog', list: 'Articles', create: 'New article', heading: 'title' },
  { resource: 'use-cases', list: 'Use cases', create: 'New use case', heading: 'title' },
  { resource: 'events', list: 'Events', create: 'New event', heading: 'title' },
  { resource: 'consultants', list: 'Consultants', create: 'New consultant', heading: 'name' },
  { resource: 'consultant-tags', list: 'Tags', create: 'New tag', heading: 'name' },
  { resource: 'testimonials', list: 'Testimonials', create: 'New testimonial', heading: 'name' },
  { resource: 'references', list: 'References', create: 'New reference', heading: 'name' },
  { resource: 'feature-flags', list: 'Feature flags', create: 'New feature flag', heading: 'feature_name' },
  { resource: 'users', list: 'Users', create: 'New user', heading: 'name' },
]

for (const { resource, list, create, heading } of resources) {
  test(`${list}: list, form and new form can be used by everyone`, async ({ page, siteUrl }) => {
    await signInAs(page, 'admin')
    const { items } = await (await (await adminApi(siteUrl)).get(`/api/admin/${resource}?per_page=1`)).json()
    await open(page, `/admin/${resource}`, list)
    await expect(page.getByRole('main').getByRole('link', { name: items[0][heading] }).first()).toBeVisible()
    await expectUsableByEveryone(page)
    await go(page, `/admin/${resource}/${items[0].id}`, items[0][heading])
    await expectUsableByEveryone(page)
    await go(page, `/admin/${resource}/create`, create)
    await expectUsableByEveryone(page)
  })
}

test('a form that something is missing in can be used by everyone', async ({ page }) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/testimonials/create', 'New testimonial')
  await field(page, 'Name').fill('Jan Aalto')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Required').first()).toBeVisible()
  await expectUsableByEveryone(page)
})

test('a list that does not come, and one without a result, can be used by everyone', async ({ page }) => {
  await signInAs(page, 'editor')
  const broken = await breakCalls(page, 'GET', 'events')
  await open(page, '/admin/events', 'Events')
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await expectUsableByEveryone(page)
  await broken.heal()
  await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByPlaceholder('Search').fill('zeppelin')
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(0)
  await expectUsableByEveryone(page)
})

test('change log, account, lost addresses and refusals can be used by everyone', async ({ page }) => {
  await signInAs(page, 'admin')
  await open(page, '/admin/audit', 'Change log')
  await page.getByText('Show what it held').first().click()
  await expectUsableByEveryone(page)
  await go(page, '/admin/account', 'Your account')
  await expectUsableByEveryone(page)
  await go(page, '/admin/nowhere', 'Not found')
  await expectUsableByEveryone(page)
  await signInAs(page, 'editor')
  await open(page, '/admin/users', 'Only administrators')
  await expectUsableByEveryone(page)
})

test('the page texts, their lists and histories can be used by everyone', async ({ page }) => {
  await signInAs(page, 'admin')
  await open(page, '/admin/content', /./)
  await expect(page.getByRole('link', { name: 'Transformation Rescue' }).first()).toBeVisible()
  await expectUsableByEveryone(page)
  await go(page, '/admin/content/transformation-rescue', /Transformation Rescue/)
  await page.getByRole('textbox', { name: 'Hero title', exact: true }).fill('')
  await page.getByRole('list', { name: 'Results' }).getByRole('listitem').first().locator('summary').click()
  await expectUsableByEveryone(page)
  await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'More about Hero title', exact: true }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectUsableByEveryone(page)
})

test('the search over everything can be used by everyone', async ({ page }) => {
  await signInAs(page, 'admin')
  await open(page, '/admin/links', 'Broken links')
  await page.keyboard.press('Control+k')
  const typed = page.getByRole('combobox', { name: 'Find anything' })
  await expect(typed).toBeFocused()
  await expectUsableByEveryone(page)
  await typed.fill('transformation')
  await expect(page.getByRole('group', { name: 'Texts', exact: true })).toBeVisible()
  await expectUsableByEveryone(page)
  await typed.fill('zeppelin')
  await expect(page.getByText('Nothing fits.')).toBeVisible()
  await expectUsableByEveryone(page)
})

test('broken links and the question where one is to lead can be used by everyone', async ({ page, siteUrl, data }) => {
  const api = await adminApi(siteUrl)
  const { items } = await (await api.get('/api/admin/blog?per_page=1')).json()
  const link = `'blog', '${items[0].id}', 'An article with a title that takes a line of its own', 'content'`
  await data.query(`insert into dead_links (resource, item_id, item_label, field, href, words, moved_to)
    values (${link}, '/blog/${'long-'.repeat(20)}address', 'our door', null), (${link}, '/blog/old', 'it', '/blog/new')`)
  await signInAs(page, 'editor')
  await open(page, '/admin/links', 'Broken links')
  await expect(page.getByText('Leads nowhere')).toBeVisible()
  await expectUsableByEveryone(page)
  await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'Lead elsewhere: our door' }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText(/^Choose one of the list/)).toBeVisible()
  await expectUsableByEveryone(page)
  await data.query('truncate dead_links')
})

test('visits and the way to clients can be used by everyone, also when nobody came', async ({ page, data }) => {
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

test('the calendar, its list and the question for another day can be used by everyone', async ({ page, siteUrl }) => {
  const api = await adminApi(siteUrl)
  const data = { title: 'An evening in the calendar', event_type: 'upcoming', event_date: '2031-05-15' }
  const { id } = await (await api.post('/api/admin/events', { data })).json()
  const planned = { title: 'A release in the calendar', planned_at: '2031-05-15T09:00:00.000Z' }
  const release = await (await api.post('/api/admin/releases', { data: planned })).json()
  await signInAs(page, 'editor')
  await open(page, '/admin/calendar?month=2031-05', 'Calendar')
  await expect(page.getByRole('link', { name: planned.title })).toBeVisible()
  await expect(page.getByRole('link', { name: data.title })).toBeVisible()
  await expectUsableByEveryone(page)
  await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'List' }).click()
  await expectUsableByEveryone(page)
  await page.setViewportSize(wide)
  await page.getByRole('button', { name: `Move ${data.title}` }).click()
  await expectUsableByEveryone(page)
  await api.delete(`/api/admin/events/${id}`)
  await api.delete(`/api/admin/releases/${release.id}`)
})

test('releases in every state, and the question into which one something goes, can be used by everyone', async ({
  page,
  siteUrl,
  data,
}) => {
  await data.query('truncate releases cascade')
  await signInAs(page, 'admin')
  await open(page, '/admin/releases', 'Releases')
  await expect(page.getByText(/^A release takes several changes live/)).toBeVisible()
  await expectUsableByEveryone(page)
  const api = await adminApi(siteUrl)
  const { items } = await (await api.get('/api/admin/blog?per_page=1&published=true')).json()
  const [{ id, title }] = items
  const create = async (name: string, values: object) => {
    const changes = [{ resource: 'blog', id, values }]
    return (await (await api.post('/api/admin/releases', { data: { title: name, changes } })).json()).id as string
  }
  const met = await create('Met by somebody', { teaser: 'Ours' })
  const live = await create('On the site', { author_bio: 'New' })
  await api.post(`/api/admin/releases/${live}/publish`)
  await api.patch(`/api/admin/blog/${id}`, { data: { teaser: 'Theirs' } })
  await data.query(`insert into releases (title, state, problem, happened_at) values
    ('Could not go live', 'failed', 'Nothing has gone live: somebody has changed “A rather long title of an article”.', now())`)
  await go(page, `/admin/releases/${met}`, 'Met by somebody')
  await expect(page.getByText(/has changed this since$/)).toBeVisible()
  await page.getByText('What changes', { exact: true }).click()
  await expectUsableByEveryone(page)
  await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Nothing has gone live.')).toBeVisible()
  await expectUsableByEveryone(page)
  await page.keyboard.press('Escape')
  await go(page, `/admin/releases/${live}`, 'On the site')
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible()
  await expectUsableByEveryone(page)
  await go(page, '/admin/releases', 'Releases')
  await page.getByRole('link', { name: 'Could not go live' }).click()
  await expect(page.getByRole('region', { name: 'Why it did not go live' })).toBeVisible()
  await expectUsableByEveryone(page)
  await go(page, `/admin/blog/${id}`, title)
  await page.getByRole('button', { name: 'Add to release…' }).click()
  await expect(page.getByRole('combobox', { name: 'Release' })).toBeVisible()
  await expectUsableByEveryone(page)
  await api.post(`/api/admin/releases/${live}/undo`)
  await data.query('truncate releases cascade')
})

test('what was typed before, and what keeps an article from being published, can be used by everyone', async ({
  page,
  siteUrl,
}) => {
  const person = await signInAsNewUser(page, 'editor')
  const api = await adminApi(siteUrl)
  const draft = { slug: 'not-ready-yet', title: 'Not ready yet' }
  const { id } = await (await api.post('/api/admin/blog', { data: draft })).json()
  await page.request.put(`/api/admin/blog/${id}/pending`, { data: { title: 'Typed before', published: true } })
  await api.put(`/api/admin/blog/${id}/pending`, { data: { title: 'Hers' } })
  await api.patch(`/api/admin/blog/${id}`, { data: { title: 'Saved meanwhile' } })
  await open(page, `/admin/blog/${id}`, 'Saved meanwhile')
  await expect(page.getByText('You have changes from')).toBeVisible()
  await expect(page.getByText(/after you began$/)).toBeVisible()
  await expect(page.getByText(/has changes from .* that are not saved/)).toBeVisible()
  await expect(page.getByText(/^Nothing can be published without a text/).first()).toBeVisible()
  await expectUsableByEveryone(page)
  await page.setViewportSize(wide)
  await page.request.put(`/api/admin/blog/${id}/pending`, { data: { title: `In another window of ${person.name}` } })
  await field(page, 'Teaser').fill('Too short')
  await expect(page.getByRole('region', { name: 'You went on in another window' })).toBeVisible()
  await expectUsableByEveryone(page)
  await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'Go on with what I typed there' }).click()
  await page.getByRole('radio', { name: /^Draft/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await api.delete(`/api/admin/blog/${id}`)
})

test('the library of pictures, one of them, cropping and choosing can be used by everyone', async ({
  page,
  siteUrl,
}) => {
  await signInAs(page, 'editor')
  const api = await adminApi(siteUrl)
  const { url } = await (await api.put('/api/admin/files/pictures', { multipart: { file: await photo() } })).json()
  await open(page, '/admin/pictures', 'Pictures')
  await expect(page.getByRole('link', { name: /board/ }).first()).toBeVisible()
  await expectUsableByEveryone(page)
  await go(page, url.replace('/storage/pictures/', '/admin/pictures/pictures.').split('?')[0], 'board')
  await expect(page.getByRole('button', { name: /What stays in sight/ })).toBeVisible()
  await expectUsableByEveryone(page)
  await page.getByRole('button', { name: 'Crop' }).click()
  await expectUsableByEveryone(page)
  await go(page, '/admin/consultants/create', 'New consultant')
  await page.getByRole('button', { name: 'From the library' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /board/ }).first()).toBeVisible()
  await expectUsableByEveryone(page)
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

test('the scan studio and a draft that can not be published can be used by everyone', async ({ page, siteUrl }) => {
  await signInAs(page, 'editor')
  const api = await adminApi(siteUrl)
  await sendScan(siteUrl)
  const draft = await (await api.post('/api/admin/scan-versions', { data: { title: 'To be looked at' } })).json()
  draft.definition.bands.developing.to = 60
  draft.definition.rule.from = 40
  const { definition } = draft
  await api.patch(`/api/admin/scan-versions/${draft.id}`, { data: { definition } })
  await open(page, '/admin/scan', 'Scan studio')
  await expect(page.getByRole('link', { name: /To be looked at/ })).toBeVisible()
  await expectUsableByEveryone(page)
  await go(page, `/admin/scan/${draft.id}`, /To be looked at/)
  await expect(page.getByText('No band holds a score of 61 to 69.')).toBeVisible()
  await page.getByText('We choose an').first().click()
  await expectUsableByEveryone(page)
  for (const tab of ['Archetypes', 'Recommendations', 'Back-test']) {
    await page.setViewportSize(wide)
    await page.getByRole('tab', { name: tab }).click()
    if (tab === 'Back-test') {
      await page.getByRole('button', { name: 'Compare' }).click()
      await expect(page.getByText('would change its archetype')).toBeVisible()
    }
    await expectUsableByEveryone(page)
  }
  await api.delete(`/api/admin/scan-versions/${draft.id}`)
})

test('the policies can be used by everyone', async ({ page }) => {
  await signInAs(page, 'admin')
  await open(page, '/admin/privacy-policy', /./)
  await expect(page.getByRole('tab', { name: 'Terms of service' })).toBeVisible()
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
    await expect(page.getByText('Overdue by 3 days')).toBeVisible()
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

  test('people, one of them, their company and the pipeline can be used by everyone', async ({ page, siteUrl }) => {
    const api = await adminApi(siteUrl)
    const { items } = await (await api.get('/api/admin/people?q=elena')).json()
    const { id } = items[0]
    const next = { next_step: 'Send the offer', next_step_at: '2020-01-01', value: 12_000, stage: 'proposal' }
    await api.patch(`/api/admin/people/${id}`, { data: next })
    await api.post(`/api/admin/people/${id}/notes`, { data: { text: 'Met at the fair.' } })
    await open(page, '/admin/people', 'People')
    await expect(page.getByRole('link', { name: 'Elena Duarte' })).toBeVisible()
    await expectUsableByEveryone(page)
    await page.setViewportSize(wide)
    await page.getByRole('button', { name: 'Views' }).click()
    await expectUsableByEveryone(page)
    await go(page, `/admin/people/${id}`, /Elena Duarte/)
    await expect(page.getByText('Met at the fair.')).toBeVisible()
    await expectUsableByEveryone(page)
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
