import { closeAndDelete, open, save, title } from './admin.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test('an editor finds an article by the keyboard alone, links it to another, and mends the link when that is gone', async ({
  page,
  siteUrl,
}) => {
  const api = await adminApi(siteUrl)
  const write = async (slug: string, name: string) => {
    const data = { title: name, slug, content: '<p>Here it begins.</p>', published: true }
    return (await (await api.post('/api/admin/blog', { data })).json()).id as string
  }
  const source = await write('a-quarter-without-meetings', 'A quarter without meetings')
  const target = await write('the-notebook-rule', 'The notebook rule')
  await signInAs(page, 'editor')
  await open(page, '/admin', 'Dashboard')

  const find = page.getByRole('combobox', { name: 'Find anything' })
  await page.keyboard.press('Control+k')
  await expect(find).toBeFocused()
  await page.keyboard.type('feature flag')
  await expect(page.getByText('Nothing fits.')).toBeVisible()
  await find.fill('quarter withuot')
  const option = page.getByRole('option', { name: 'A quarter without meetings' })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(find).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('A quarter without meetings')

  const text = page.locator('.ProseMirror')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' See ')
  await page.keyboard.press('Control+k')
  await expect(find).toBeHidden()
  await page.keyboard.type('notebok')
  await expect(page.getByRole('option', { name: /The notebook rule/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('/blog/the-notebook-rule')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('link', { name: 'The notebook rule' })).toBeVisible()
  await save(page)
  await expect(page.getByText('All changes saved')).toBeVisible()

  await api.delete(`/api/admin/blog/${target}`)
  await open(page, '/admin', 'Dashboard')
  await expect(page.getByText('1 link leads nowhere')).toBeVisible()
  await page.getByRole('link', { name: 'Mend them' }).click()
  await expect(title(page)).toHaveText('Broken links')
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByRole('button', { name: 'Lead elsewhere: The notebook rule' }).click()
  await page.getByRole('combobox', { name: 'New address' }).fill('contact')
  await page
    .getByRole('option', { name: /Contact/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText('Every link leads somewhere')).toBeVisible()
  const { content } = await (await api.get(`/api/admin/blog/${source}`)).json()
  expect(content).toContain('<a href="/contact">The notebook rule</a>')
  await closeAndDelete(page, api, `/api/admin/blog/${source}`)
})
