import type { Route } from '@playwright/test'
import { choose, expectToast, field, goTo, open, save } from './admin.ts'
import { addPost, photo, removeAddedPosts, visit } from './articles.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test.use({ expectedErrors: [/status of (404|409|410|422)/] })

test.afterEach(({ data }) => removeAddedPosts(data))

test('a picture is uploaded once, described, chosen in a form, cropped everywhere, and kept while it is used', async ({
  page,
  browser,
  siteUrl,
}) => {
  await signInAs(page, 'editor')
  const { id } = await addPost(siteUrl, { slug: 'pictured', title: 'Pictured', content: '<p>a</p>', published: true })
  await open(page, '/admin/pictures', 'Pictures')
  const uploaded = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  const fromBefore = async (route: Route) => {
    const response = await route.fetch()
    await uploaded
    await route.fulfill({ response })
  }
  await page.route(/\/pictures\?q=whole/, fromBefore, { times: 1 })
  await page.getByLabel('Find a picture').fill('whole')
  await page.getByLabel('New picture: file').setInputFiles(await photo('Whole team.jpg'))
  await page.getByRole('link', { name: /Whole team.*not used/ }).click()

  await page.getByLabel('Alternative text').fill('Nine people at a board')
  await page.getByRole('button', { name: /^What stays in sight: 50 %/ }).press('ArrowLeft')
  await save(page)
  await expectToast(page, 'Success', 'Picture saved')

  await goTo(page, 'Blog', 'Articles')
  await page.getByRole('link', { name: 'Pictured' }).click()
  await page.getByRole('group', { name: 'Cover picture' }).getByRole('button', { name: 'From the library' }).click()
  const library = page.getByRole('dialog', { name: 'Choose from the library' })
  await library.getByRole('button', { name: /Whole team/ }).click()
  await expect(page.getByText('the words of the library are read aloud: “Nine people at a board”')).toBeVisible()
  await save(page)
  await expectToast(page, 'Success', 'Article updated successfully')

  const before = await visit(browser, `${siteUrl}/blog/pictured`)
  const cover = before.page.getByRole('img', { name: 'Nine people at a board' })
  await expect(cover).toHaveCSS('object-position', '45% 50%')
  await expect(cover).toHaveAttribute('srcset', /&at=45-50&w=320 320w/)
  await expect(cover).toHaveJSProperty('complete', true)
  await before.leave()

  await goTo(page, 'Pictures')
  await page.getByRole('link', { name: /Whole team.*used once/ }).click()
  await expect(page.getByRole('link', { name: 'Pictured' })).toHaveAttribute('href', `/admin/blog/${id}`)
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await page.getByRole('button', { name: 'Crop' }).click()
  await page.getByRole('button', { name: 'Square' }).click()
  await page.getByRole('button', { name: 'Lower right corner' }).press('ArrowLeft')
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  await expectToast(page, 'Success', 'Picture replaced in one place')
  await expect(page.getByRole('link', { name: 'the whole picture' })).toBeVisible()
  const { featured_image_url } = await (await (await adminApi(siteUrl)).get(`/api/admin/blog/${id}`)).json()
  expect(page.url()).toContain(
    featured_image_url.split('?')[0].replace('/storage/pictures/', '/admin/pictures/pictures.'),
  )

  await page.getByRole('link', { name: 'the whole picture' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', 'Picture deleted')
})

test('an event with a day that is over is told of, and can be kept among the upcoming ones', async ({
  page,
  browser,
  siteUrl,
  data,
}) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/events/create', 'New event')
  await field(page, 'Title').fill('An evening long ago')
  await page.getByLabel('Date', { exact: true }).fill('2024-01-31')
  await save(page)
  await expect(page.getByText('This day is over.')).toBeVisible()
  await page.getByLabel('Keep among the upcoming').check()
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An evening long ago')
  const kept = await visit(browser, `${siteUrl}/about/events`)
  await expect(kept.page.getByRole('link', { name: /Add to calendar.*An evening long ago/ })).toBeVisible()
  await kept.leave()

  await page.getByLabel('Keep among the upcoming').uncheck()
  await choose(page, 'Type', 'Past')
  await save(page)
  await expectToast(page, 'Success', 'Event updated successfully')
  const past = await visit(browser, `${siteUrl}/about/events?year=2024#past`)
  await expect(past.page.getByRole('heading', { name: 'An evening long ago', level: 4 })).toBeVisible()
  await expect(past.page.getByRole('link', { name: /Add to calendar.*An evening long ago/ })).toHaveCount(0)
  await past.leave()
  await data.query("delete from events where title = 'An evening long ago'")
})
