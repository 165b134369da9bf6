import { expectToast, field, open } from './admin.ts'
import { addPost, removeAddedPosts, visitor } from './articles.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test.use({ expectedErrors: [/status of 409/] })
test.afterEach(async ({ data }) => {
  await data.query('truncate releases cascade')
  await removeAddedPosts(data)
})

test('an article and an event go live together, are seen before by one link, and are taken back as one', async ({
  page,
  browser,
  siteUrl,
}) => {
  const api = await adminApi(siteUrl)
  const { id } = await addPost(siteUrl, {
    ...{ slug: 'in-spring', title: 'In spring', content: '<p>Words.</p>', teaser: 'As it was' },
    published: true,
  })
  const hidden = { title: 'A spring evening', event_type: 'upcoming', event_date: '2031-04-01', is_visible: false }
  const event = await (await api.post('/api/admin/events', { data: hidden })).json()
  const readBoth = async () => {
    const site = await visitor(siteUrl)
    const [article, events] = await Promise.all([site.get('/blog/in-spring'), site.get('/about/events')])
    return [(await article.text()).includes('As it will be'), (await events.text()).includes(hidden.title)]
  }
  await signInAs(page, 'editor')

  await test.step('from its form, what is typed goes into a release instead of onto the site', async () => {
    await open(page, `/admin/blog/${id}`, 'In spring')
    await field(page, 'Teaser').fill('As it will be')
    await page.getByRole('button', { name: 'Add to release…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Give the release a name.')).toBeVisible()
    await dialog.getByLabel('Name of the release').fill('Spring campaign')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expectToast(page, 'Success', '“In spring” goes live with “Spring campaign”')
    await expect(field(page, 'Teaser')).toHaveValue('As it was')
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.getByRole('link', { name: 'Spring campaign' }).click()
  })

  await test.step('an event is added in the release itself', async () => {
    // Flags are for administrators.
    await expect(page.getByText('“Add to release…”. Events are added here.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Event' }).fill('spring')
    await page.getByRole('option', { name: hidden.title }).click()
    await page.getByRole('button', { name: 'Add event' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'Success', 'Release updated successfully')
    await expect(page.getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveCount(2)
  })

  await test.step('whoever has the link walks through the site as it will be, and nobody else', async () => {
    await page.getByRole('button', { name: 'Copy preview link' }).click()
    const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue()
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(link)
    await expect(guest.getByText('As it will be').first()).toBeVisible()
    await guest
      .getByRole('complementary', { name: 'About this page' })
      .getByRole('link', { name: '/about/events' })
      .click()
    await expect(guest.getByText(hidden.title).first()).toBeVisible()
    await guest.context().close()
    expect(await readBoth()).toEqual([false, false])
  })

  await test.step('it goes live as one', async () => {
    await page.getByRole('button', { name: 'Publish now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expectToast(page, 'Success', '“Spring campaign” is live')
    await expect(page.getByText(/^Live since/)).toBeVisible()
    expect(await readBoth()).toEqual([true, true])
  })

  await test.step('what a colleague has edited since is named before it is taken back', async () => {
    await api.patch(`/api/admin/blog/${id}`, { data: { teaser: 'As it will be, mended' } })
    await page.getByRole('button', { name: 'Take it back' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect(dialog.getByText(/changed “In spring”\.$/)).toBeVisible()
    expect(await readBoth()).toEqual([true, true])
    await dialog.getByRole('button', { name: 'Take it all back' }).click()
    await expectToast(page, 'Success', '“Spring campaign” was taken back')
    await expect(page.getByText(/^Taken back on/)).toBeVisible()
    expect(await readBoth()).toEqual([false, false])
  })

  await test.step('planned for a day, it stands in the calendar and is moved there', async () => {
    await page.getByRole('radio', { name: 'Goes live by itself, at a moment' }).check()
    await page.getByLabel('Goes live on').fill('2031-03-12T09:00')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^Planned for 12 Mar 2031/)).toBeVisible()
    await open(page, '/admin/calendar?month=2031-03', 'Calendar')
    await page.getByRole('button', { name: 'Move Spring campaign' }).press('Enter')
    await page.getByLabel('To the day').fill('2031-03-20')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Success', 'Spring campaign is on 20 Mar 2031 now')
  })
  await api.delete(`/api/admin/events/${event.id}`)
})
