import { expectUsableByEveryone } from './accessibility.ts'
import { breakCalls, field, go, open, sendScan, wide } from './admin.ts'
import { photo } from './articles.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs, signInAsNewUser } from './users.ts'

test.use({ expectedErrors: [/status of (404|409|500)/] })

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
  // Everything stands in its place once the text has come.
  await expect(page.locator('.ProseMirror')).toBeVisible()
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

test('the scan studio and a draft that can not be published can be used by everyone', async ({
  page,
  siteUrl,
  data,
}) => {
  await data.query('truncate assessments cascade')
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
