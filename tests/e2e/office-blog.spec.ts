import { type APIRequestContext, type Browser, type Page, request } from '@playwright/test'
import sharp from 'sharp'
import { expectSound, expectToast, field, open } from './office.ts'
import { expect, test } from './own-site.ts'
import { signInAs, staffApi } from './staff.ts'

test.describe.configure({ mode: 'default' })
// The recorder would put a script of its own into the preview, whose frame rightly complains about any script.
test.use({ trace: 'off', expectedErrors: [/status of (404|410|422)/] })

const text = (page: Page) => page.getByRole('textbox', { name: 'What visitors read' })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })
const state = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const photo = async (name = 'board.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer(),
})

/** Whoever has no account. */
async function visitor(siteUrl: string): Promise<APIRequestContext> {
  return request.newContext({ baseURL: siteUrl, maxRedirects: 0 })
}

async function visit(browser: Browser, address: string) {
  const page = await (await browser.newContext()).newPage()
  const answer = await page.goto(address)
  return { page, status: answer?.status(), leave: () => page.context().close() }
}

async function saveByKey(page: Page) {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('All changes saved')).toBeVisible()
}

const addPost = async (siteUrl: string, post: object) =>
  (await (await staffApi(siteUrl)).post('/api/admin/blog', { data: post })).json()

test('an article with a picture is written, published and read', async ({ page, browser, siteUrl }) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/blog/create', 'New article')
  await field(page, 'Title').fill('Őszi tervezés: how we kept it short')
  await expect(field(page, 'Address')).toHaveValue('oszi-tervezes-how-we-kept-it-short')
  await field(page, 'Teaser').fill('Half a day instead of two.')
  await expect(page.getByText('26 of about 160 characters')).toBeVisible()

  await text(page).click()
  await page.keyboard.type('The first paragraph.')
  await page.locator('input[aria-label="Choose pictures"]').setInputFiles(await photo())
  const alt = page.getByLabel('Alternative text')
  await expect(alt).toBeFocused()
  await page.keyboard.type('Cards on a board')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The board in autumn')
  await expect(page.getByText('7 words, 1 min read')).toBeVisible()

  await page.locator('input[aria-label="Above the article and in lists: file"]').setInputFiles(await photo())
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Őszi tervezés: how we kept it short')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(page.getByText('Everybody can read it').first()).toBeVisible()

  const reader = await visit(browser, `${siteUrl}/blog/oszi-tervezes-how-we-kept-it-short`)
  expect(reader.status).toBe(200)
  await expect(reader.page.getByText('The first paragraph.')).toBeVisible()
  await expect(reader.page.getByRole('figure')).toContainText('The board in autumn')
  for (const name of ['Cards on a board', 'A wall of cards']) {
    const picture = reader.page.getByRole('img', { name })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  }
  await expect(reader.page.getByRole('link', { name: 'Ilse Brandt' }).first()).toBeVisible()
  await reader.page.goto(`${siteUrl}/blog`)
  await expect(reader.page.getByRole('link', { name: 'Őszi tervezés: how we kept it short' })).toBeVisible()
  await reader.leave()
})

test('a draft is seen by whoever has its link, and by nobody else', async ({ page, browser, siteUrl }) => {
  await signInAs(page, 'editor')
  const { id } = await addPost(siteUrl, { slug: 'secret-plan', title: 'A secret plan', content: '<p>Hush.</p>' })
  await open(page, `/admin/blog/${id}`, 'A secret plan')
  await page.getByRole('button', { name: 'Copy preview link' }).click()
  const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue()
  expect(link).toMatch(new RegExp(`^${siteUrl}/preview/`))

  const reader = await visit(browser, link)
  expect(reader.status).toBe(200)
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('A secret plan')
  await expect(reader.page.getByText('Hush.')).toBeVisible()
  await reader.leave()
  const stranger = await visitor(siteUrl)
  expect((await stranger.get('/blog/secret-plan')).status()).toBe(404)
  expect((await stranger.get(link.slice(0, -3))).status()).toBe(410)
  expect((await stranger.get('/preview/guessed')).status()).toBe(410)
})

test('a planned article waits for its time, which may not be over', async ({ page, siteUrl }) => {
  await signInAs(page, 'editor')
  const { id } = await addPost(siteUrl, { slug: 'for-later', title: 'For later' })
  await open(page, `/admin/blog/${id}`, 'For later')
  await state(page, /Schedule/).check()
  await page.getByLabel('Goes live on').fill('2020-01-01T10:00')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Choose a time in the future')).toBeVisible()
  await page.getByLabel('Goes live on').fill('2999-01-01T10:00')
  await saveByKey(page)
  await expect(page.getByRole('complementary').getByText('Scheduled for 1 Jan 2999, 10:00')).toBeVisible()
  const stranger = await visitor(siteUrl)
  expect((await stranger.get('/blog/for-later')).status()).toBe(404)
  expect(await (await stranger.get('/blog')).text()).not.toContain('For later')

  await state(page, /Publish now/).check()
  await saveByKey(page)
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', '/blog/for-later')
  expect((await stranger.get('/blog/for-later')).status()).toBe(200)
})

test('an address follows the title until it is public; then it changes on purpose, and the old one leads on', async ({
  page,
  siteUrl,
}) => {
  await signInAs(page, 'editor')
  const { id } = await addPost(siteUrl, { slug: 'working-title', title: 'Working title' })
  await addPost(siteUrl, { slug: 'taken-address', title: 'Taken' })
  await open(page, `/admin/blog/${id}`, 'Working title')
  await field(page, 'Title').fill('The final title')
  await expect(field(page, 'Address')).toHaveValue('the-final-title')
  await state(page, /Publish now/).check()
  await saveByKey(page)
  await field(page, 'Title').fill('The very final title')
  await expect(page.getByText('/blog/the-final-title', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Change the address' }).click()
  await field(page, 'Address').fill('taken-address')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Already used by another item')).toBeVisible()
  await field(page, 'Address').fill('a-better-address')
  await expect(page.getByText('/blog/the-final-title will lead to the new address')).toBeVisible()
  await saveByKey(page)

  const stranger = await visitor(siteUrl)
  const old = await stranger.get('/blog/the-final-title')
  expect([old.status(), old.headers().location]).toEqual([301, '/blog/a-better-address'])
  const shared = await stranger.get('/share/the-final-title.html')
  expect([shared.status(), shared.headers().location]).toEqual([301, '/share/a-better-address.html'])
  expect((await stranger.get('/blog/a-better-address')).status()).toBe(200)
})

test('nobody loses what is not saved', async ({ page, siteUrl }) => {
  await signInAs(page, 'editor')
  const { id } = await addPost(siteUrl, { slug: 'unsaved', title: 'Unsaved', content: '<p>One</p>\n<p>Two</p>' })
  await open(page, `/admin/blog/${id}`, 'Unsaved')
  await text(page).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.keyboard.type('More. ')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    dialog.dismiss()
  })
  await page.locator('.office-back').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsaved')
  await expect.poll(() => asked.length).toBe(1)
  await text(page).click()
  // A slow typist takes back word by word.
  await expect(async () => {
    await page.keyboard.press('Control+z')
    await expect(page.getByText('All changes saved'), 'taken back, it is as it was').toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('several articles are taken off the site, put back and deleted at once, which can be undone', async ({
  page,
  siteUrl,
}) => {
  await signInAs(page, 'editor')
  for (const place of [1, 2])
    await addPost(siteUrl, { slug: `bulk-${place}`, title: `Bulk article ${place}`, published: true })
  const stranger = await visitor(siteUrl)
  await open(page, '/admin/blog', 'Articles')
  await page.getByPlaceholder('Search').fill('Bulk article')
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(page).toHaveURL(/filter=.*Bulk/)

  await page.locator('thead').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.locator('tbody').getByText('Draft')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('tbody').getByText('Live')).toHaveCount(2)
  expect((await stranger.get('/blog/bulk-1')).status()).toBe(200)

  await page.locator('thead').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.locator('tbody').getByText('Draft')).toHaveCount(2)
  await expect.poll(async () => (await stranger.get('/blog/bulk-2')).status()).toBe(404)
  expect((await stranger.get('/blog/bulk-1')).status()).toBe(404)

  await page.locator('thead').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.locator('tbody').getByText('Live')).toHaveCount(2)
  await expect.poll(async () => (await stranger.get('/blog/bulk-1')).status()).toBe(200)

  await page.locator('thead').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.locator('tbody tr')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await page.locator('thead').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(async () => (await stranger.get('/blog/bulk-2')).status()).toBe(404)
  expect((await stranger.get('/blog/bulk-1')).status()).toBe(404)
})

test('the editor is used by the keyboard alone', async ({ page, siteUrl }) => {
  await signInAs(page, 'editor')
  const { id } = await addPost(siteUrl, { slug: 'by-keyboard', title: 'By keyboard' })
  await open(page, `/admin/blog/${id}`, 'By keyboard')
  await text(page).focus()
  await page.keyboard.type('Why')
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'H2 heading')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tool(page, 'H2 heading')).toHaveAttribute('aria-pressed', 'true')
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('See ')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ftp://nowhere')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Begin with https://')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('/contact')
  await page.keyboard.press('Tab')
  await page.keyboard.type('our door')
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type(' today.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+F10')
  for (const name of ['H3 heading', 'H4 heading', 'Bold']) {
    await page.keyboard.press('ArrowRight')
    await expect(tool(page, name)).toBeFocused()
  }
  await page.keyboard.press('End')
  await expect(tool(page, 'Redo')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(tool(page, 'Redo')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('- first')
  await page.keyboard.press('Enter')
  await page.keyboard.type('second')
  await saveByKey(page)
  const { content } = await (await (await staffApi(siteUrl)).get(`/api/admin/blog/${id}`)).json()
  expect(content).toBe(
    '<h2>Why</h2><p>See <a href="/contact">our door</a> today.</p><ul><li>first</li><li>second</li></ul>',
  )
})

test('a text from Google Docs comes without its looks, and a dropped picture is uploaded', async ({
  page,
  siteUrl,
}) => {
  await signInAs(page, 'editor')
  const { id } = await addPost(siteUrl, { slug: 'pasted', title: 'Pasted' })
  await open(page, `/admin/blog/${id}`, 'Pasted')
  await text(page).click()
  await text(page).evaluate((area) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><h1 dir="ltr" style="color:red"><span style="font-weight:400">Title</span></h1><p dir="ltr"><span style="font-weight:700">Bold</span><span> words</span></p><br><p><img src="https://elsewhere.example/a.png"></p></b>',
    )
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text(page).getByRole('heading', { name: 'Title' })).toBeVisible()
  await expect(page.getByText('A picture of the pasted text could not be taken over.')).toBeVisible()
  const bytes = [...(await photo()).buffer]
  await text(page).evaluate((area, bytes) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(bytes)], 'board.jpg', { type: 'image/jpeg' }))
    const { x, y } = area.getBoundingClientRect()
    area.dispatchEvent(
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, clientX: x + 20, clientY: y + 30 }),
    )
  }, bytes)
  await page.getByLabel('Alternative text').fill('Cards')
  await saveByKey(page)
  const { content } = await (await (await staffApi(siteUrl)).get(`/api/admin/blog/${id}`)).json()
  expect(content.replace(/src="[^"]*"/, 'src')).toBe(
    '<h2>Title</h2><figure><img alt="Cards" width="640" height="400" loading="lazy" decoding="async" src /></figure><p><strong>Bold</strong> words</p>',
  )
})

test('what is typed is seen in the preview beside the form, and by nobody else', async ({ page, siteUrl }) => {
  await signInAs(page, 'editor')
  await addPost(siteUrl, { slug: 'previewed', title: 'Previewed', published: true, content: '<p>As it was.</p>' })
  await open(page, '/admin/blog', 'Articles')
  await page.getByRole('link', { name: 'Previewed' }).click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.frameLocator('iframe[title="Preview of the page"]')
  await expect(preview.getByText('As it was.')).toBeVisible()
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' As it will be.')
  await expect(preview.getByText('As it will be.')).toBeVisible()
  expect(await (await (await visitor(siteUrl)).get('/blog/previewed')).text()).not.toContain('As it will be.')
  await page.getByRole('button', { name: 'Close the preview' }).click()
})

for (const { resource, list, create } of [
  { resource: 'blog', list: 'Articles', create: 'New article' },
  { resource: 'use-cases', list: 'Use cases', create: 'New use case' },
]) {
  test(`${list}: list, form and new form are accessible in light and dark @phone`, async ({ page, siteUrl }) => {
    await signInAs(page, 'editor')
    const { items } = await (await (await staffApi(siteUrl)).get(`/api/admin/${resource}?per_page=1`)).json()
    const screens = [
      [`/admin/${resource}`, list],
      [`/admin/${resource}/${items[0].id}`, items[0].title],
      [`/admin/${resource}/create`, create],
    ]
    for (const [path = '', title = ''] of screens) {
      await open(page, path, title)
      await expectSound(page)
    }
  })
}
