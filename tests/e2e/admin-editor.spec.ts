import { open } from './admin.ts'
import { addPost, photo, removeAddedPosts, saveByKey, text, tool, visitor } from './articles.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [/status of (404|410|422)/] })

test.afterEach(({ data }) => removeAddedPosts(data))

test('the tools of a table stand side by side, each wide enough for its words', async ({ page, siteUrl }) => {
  await signInAs(page, 'editor')
  const { id } = await addPost(siteUrl, { slug: 'with-table', title: 'With a table' })
  await open(page, `/admin/blog/${id}`, 'With a table')
  await text(page).focus()
  await tool(page, 'Table').click()
  await expect(tool(page, 'Delete table')).toBeVisible()
  const tools = await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button').all()
  for (const button of tools)
    expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
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
  await expect(page.getByText('Choose one of the list')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('/contact')
  await page.keyboard.press('Tab')
  await page.keyboard.type('our door')
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  // The caret comes back a moment after the focus.
  await expect.poll(() => page.evaluate(() => getSelection()?.anchorNode?.textContent)).toBe('our door')
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
  const { content } = await (await (await adminApi(siteUrl)).get(`/api/admin/blog/${id}`)).json()
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
  const { content } = await (await (await adminApi(siteUrl)).get(`/api/admin/blog/${id}`)).json()
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
  const preview = page.getByTitle('Preview of the page').contentFrame()
  await expect(preview.getByText('As it was.')).toBeVisible()
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' As it will be.')
  await expect(preview.getByText('As it will be.')).toBeVisible()
  expect(await (await (await visitor(siteUrl)).get('/blog/previewed')).text()).not.toContain('As it will be.')
  await page.getByRole('button', { name: 'Close the preview' }).click()
})
