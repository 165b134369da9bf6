import { expectToast, field, letUndoPass, open, rows, title } from './admin.ts'
import { addPost, photo, removeAddedPosts, saveByKey, state, text, visit, visitor } from './articles.ts'
import { expect, test } from './own-site.ts'
import { signInAs } from './users.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [/status of (404|410|422)/] })

test.afterEach(({ data }) => removeAddedPosts(data))

test('an article with a picture is written, published and read', async ({ page, browser, siteUrl }) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/blog/create', 'New article')
  await field(page, 'Title').fill('Őszi tervezés: how we kept it short')
  await expect(field(page, 'Address')).toHaveValue('oszi-tervezes-how-we-kept-it-short')
  await field(page, 'Teaser').fill('Half a day instead of two.')
  await expect(page.getByText('26 of about 160 characters')).toBeVisible()

  await text(page).click()
  await page.keyboard.type('The first paragraph.')
  await page.getByLabel('Choose pictures').setInputFiles(await photo())
  const alt = page.getByLabel('Alternative text')
  await expect(alt).toBeFocused()
  await page.keyboard.type('Cards on a board')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The board in autumn')
  await expect(page.getByText('7 words, 1 min read')).toBeVisible()

  await page.getByLabel('Cover picture: file').setInputFiles(await photo())
  await expect(page.getByRole('button', { name: 'Replace the picture' })).toBeVisible()
  await state(page, /Publish now/).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Say what the picture shows.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Alternative text' }).last().fill('A wall of cards')
  await page.getByRole('button', { name: 'Add an author' }).click()
  await page.getByRole('combobox', { name: 'Author 1' }).fill('Ilse')
  await page.getByRole('option', { name: 'Ilse Brandt' }).click()
  await page.getByRole('combobox', { name: 'Tags' }).fill('Planning,')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Article created successfully')
  await expect(title(page)).toHaveText('Őszi tervezés: how we kept it short')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(page.getByText('Everybody can read it').first()).toBeVisible()

  const reader = await visit(browser, `${siteUrl}/blog/oszi-tervezes-how-we-kept-it-short`)
  expect(reader.status).toBe(200)
  await expect(reader.page.getByText('The first paragraph.')).toBeVisible()
  await expect(reader.page.getByRole('figure')).toContainText('The board in autumn')
  for (const name of ['Cards on a board', 'A wall of cards']) {
    const picture = reader.page.getByRole('img', { name })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await expect(reader.page.getByRole('link', { name: 'Ilse Brandt' }).first()).toBeVisible()
  const cover = await reader.page.getByRole('img', { name: 'A wall of cards' }).getAttribute('src')
  const shared = await (await visitor(siteUrl)).get('/share/oszi-tervezes-how-we-kept-it-short.html')
  for (const html of [await reader.page.content(), await shared.text()])
    expect(html, 'the uploaded picture is what is shared').toContain(
      `property="og:image" content="${siteUrl}${cover}&amp;as=share"`,
    )

  await page.getByRole('button', { name: 'Remove the picture' }).last().click()
  await expect(page.getByRole('radio', { name: 'By topic' })).toBeChecked()
  await page.getByRole('radio', { name: 'Horizon' }).check()
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Success', 'Article updated successfully')
  await reader.page.goto(`${siteUrl}/blog`)
  await expect(reader.page.getByRole('link', { name: 'Őszi tervezés: how we kept it short' })).toBeVisible()
  const drawn = reader.page.locator('use[href^="/covers/art/horizon/"]')
  await expect(drawn, 'the drawing that was chosen').toHaveCount(1)
  expect((await (await visitor(siteUrl)).get((await drawn.getAttribute('href')) ?? '')).status()).toBe(200)
  await reader.leave()
})

test('an article is a draft for those who have its link, then planned, then live, and later found at its old address', async ({
  page,
  browser,
  siteUrl,
}) => {
  const { id } = await addPost(siteUrl, { slug: 'working-title', title: 'Working title', content: '<p>Hush.</p>' })
  await addPost(siteUrl, { slug: 'taken-address', title: 'Taken' })
  const stranger = await visitor(siteUrl)
  await signInAs(page, 'editor')
  await open(page, `/admin/blog/${id}`, 'Working title')

  await test.step('a draft is seen by whoever has its link, and by nobody else', async () => {
    await page.getByRole('button', { name: 'Copy preview link' }).click()
    const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue()
    expect(link).toMatch(new RegExp(`^${siteUrl}/preview/`))
    const reader = await visit(browser, link)
    expect(reader.status).toBe(200)
    await expect(title(reader.page)).toHaveText('Working title')
    await expect(reader.page.getByText('Hush.')).toBeVisible()
    await reader.leave()
    expect((await stranger.get('/blog/working-title')).status()).toBe(404)
    expect((await stranger.get(link.slice(0, -3))).status()).toBe(410)
    expect((await stranger.get('/preview/guessed')).status()).toBe(410)
  })

  await test.step('its address follows the title until it is public', async () => {
    await field(page, 'Title').fill('The final title')
    await expect(field(page, 'Address')).toHaveValue('the-final-title')
  })

  await test.step('a planned article waits for its time, which may not be over', async () => {
    await state(page, /Schedule/).check()
    await page.getByLabel('Goes live on').fill('2020-01-01T10:00')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Choose a time in the future')).toBeVisible()
    await page.getByLabel('Goes live on').fill('')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Required')).toBeVisible()
    await expect(state(page, /Schedule/)).toBeChecked()
    await page.getByLabel('Goes live on').fill('2999-01-01T10:00')
    await saveByKey(page)
    await expect(
      page.getByRole('group', { name: 'Publication' }).getByText('Scheduled for 1 Jan 2999, 10:00'),
    ).toBeVisible()
    expect((await stranger.get('/blog/the-final-title')).status()).toBe(404)
    expect(await (await stranger.get('/blog')).text()).not.toContain('The final title')
  })

  await test.step('published, it is read at once', async () => {
    await state(page, /Publish now/).check()
    await saveByKey(page)
    await expect(page.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', '/blog/the-final-title')
    expect((await stranger.get('/blog/the-final-title')).status()).toBe(200)
  })

  await test.step('from then on its address changes on purpose alone, and the old one leads on', async () => {
    await field(page, 'Title').fill('The very final title')
    await expect(page.getByText('/blog/the-final-title', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Change the address' }).click()
    await field(page, 'Address').fill('taken-address')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Already used by “Taken”')).toBeVisible()
    await field(page, 'Address').fill('a-better-address')
    await expect(page.getByText('/blog/the-final-title will lead to the new address')).toBeVisible()
    await saveByKey(page)

    const old = await stranger.get('/blog/the-final-title')
    expect([old.status(), old.headers().location]).toEqual([301, '/blog/a-better-address'])
    const shared = await stranger.get('/share/the-final-title.html')
    expect([shared.status(), shared.headers().location]).toEqual([301, '/share/a-better-address.html'])
    expect((await stranger.get('/blog/a-better-address')).status()).toBe(200)
  })
})

test('what is typed and taken back is as it was', async ({ page, siteUrl }) => {
  await signInAs(page, 'editor')
  const { id } = await addPost(siteUrl, { slug: 'unsaved', title: 'Unsaved', content: '<p>One</p>\n<p>Two</p>' })
  await open(page, `/admin/blog/${id}`, 'Unsaved')
  await text(page).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.keyboard.type('More. ')
  await expect(page.getByText('for you alone')).toBeVisible()
  // A slow typist takes back word by word.
  await expect(async () => {
    await page.keyboard.press('Control+z')
    await expect(page.getByText('All changes saved')).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('several articles are taken off the site, put back and deleted at once, which can be undone', async ({
  page,
  siteUrl,
}) => {
  for (const place of [1, 2]) {
    const post = { slug: `bulk-${place}`, title: `Bulk article ${place}`, content: '<p>Words.</p>', published: true }
    await addPost(siteUrl, post)
  }
  const stranger = await visitor(siteUrl)
  await signInAs(page, 'editor')
  await page.clock.install()
  await open(page, '/admin/blog', 'Articles')
  const all = page.getByRole('checkbox', { name: 'Select all' })
  const answers = () => Promise.all([1, 2].map(async (place) => (await stranger.get(`/blog/bulk-${place}`)).status()))
  const states = (name: string) => rows(page).getByText(name, { exact: true })
  await page.getByPlaceholder('Search').fill('Bulk article')
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(/filter=.*Bulk/)

  await all.check()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(states('Draft')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(states('Live')).toHaveCount(2)
  expect(await answers()).toEqual([200, 200])

  await all.check()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(states('Draft')).toHaveCount(2)
  await letUndoPass(page)
  await expect.poll(answers).toEqual([404, 404])

  await all.check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(states('Live')).toHaveCount(2)
  await letUndoPass(page)
  await expect.poll(answers).toEqual([200, 200])

  await all.check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
  await all.check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await letUndoPass(page)
  await expect.poll(answers).toEqual([404, 404])
})
