import { expectUsableByEveryone } from './accessibility.ts'
import { choose, expectToast, field, open, save, title } from './admin.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs, signInAsNewUser } from './users.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [/status of (403|409|422)/] })

const password = 'nine grey boats asleep'

test('an administrator gives a colleague an account, changes the role, and takes the access away', async ({
  page,
  browser,
  siteUrl,
}) => {
  await signInAs(page, 'admin')
  await open(page, '/admin/users', 'Users')
  await page.getByRole('link', { name: 'New user' }).click()
  await expect(title(page)).toHaveText('New user')
  await field(page, 'Name').fill('Ilka Torma')
  await field(page, 'E-mail').fill('ilka.torma@example.com')
  await page.getByLabel('Password', { exact: true }).fill('password1234')
  await save(page)
  await expect(page.getByText('This password is too easy to guess.', { exact: false })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await choose(page, 'Role', 'Editor')
  await save(page)
  await expectToast(page, 'Success', 'User created successfully')
  await expect(title(page)).toHaveText('Ilka Torma')

  const colleague = await browser.newContext({ baseURL: siteUrl })
  const signIn = () =>
    colleague.request.post('/api/auth/sign-in/email', { data: { email: 'ilka.torma@example.com', password } })
  expect((await signIn()).status()).toBe(200)
  expect((await colleague.request.get('/api/admin/users')).status()).toBe(403)

  await page.reload()
  await page.getByRole('button', { name: /^End the session on/ }).click()
  await expectToast(page, 'Success', 'Session ended')
  expect((await colleague.request.get('/api/admin/me')).status(), 'the session is over at once').toBe(401)

  expect((await signIn()).status()).toBe(200)
  await choose(page, 'Role', 'Administrator')
  await save(page)
  await expectToast(page, 'Success', 'User updated successfully')
  expect((await colleague.request.get('/api/admin/users')).status(), 'the new role holds at once').toBe(200)

  await page.getByRole('switch', { name: 'Disabled' }).click()
  await save(page)
  await expect(page.getByText('All changes saved')).toBeVisible()
  expect((await colleague.request.get('/api/admin/me')).status()).toBe(401)
  expect((await signIn()).ok()).toBe(false)

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Success', 'User deleted successfully')
  await expect(title(page)).toHaveText('Users')
  await expect(page.getByRole('link', { name: 'Ilka Torma' })).toHaveCount(0)
  await colleague.close()
})

test('a colleague is invited by a link and chooses the password', async ({ page, browser, siteUrl }) => {
  await signInAs(page, 'admin')
  await open(page, '/admin/users/create', 'New user')
  await field(page, 'Name').fill('Mirjam Holt')
  await field(page, 'E-mail').fill('mirjam.holt@example.com')
  await save(page)
  await expect(title(page)).toHaveText('Mirjam Holt')
  await expect(page.getByText('Has not chosen a password yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Make a link to hand over' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to choose a password' }).inputValue()
  await expectUsableByEveryone(page)

  const colleague = await (await browser.newContext({ baseURL: siteUrl })).newPage()
  await colleague.goto(link)
  await colleague.getByLabel('Password', { exact: true }).fill(password)
  await colleague.getByRole('button', { name: 'Set the password' }).click()
  await expect(colleague.getByRole('heading', { name: 'Welcome' })).toBeFocused()
  await colleague.getByRole('link', { name: 'Sign in' }).click()
  await colleague.getByLabel('E-mail').fill('mirjam.holt@example.com')
  await colleague.getByLabel('Password', { exact: true }).fill(password)
  await colleague.getByRole('button', { name: 'Sign in' }).click()
  await colleague.waitForURL('**/admin', { waitUntil: 'commit' })
  await colleague.context().close()
})

test('nobody can delete or disable the own account, and somebody must stay an administrator', async ({
  page,
  siteUrl,
}) => {
  const me = await signInAsNewUser(page, 'admin')
  await open(page, `/admin/users/${me.id}`, me.name)
  await expect(page.getByRole('switch', { name: 'Disabled' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  const refused = await page.request.delete(`/api/admin/users/${me.id}`)
  expect([refused.status(), (await refused.json()).detail]).toEqual([409, 'You can not delete your own account.'])

  const { items } = await (await (await adminApi(siteUrl)).get('/api/admin/users?role=admin&per_page=1000')).json()
  const others = (items as { id: string }[]).filter(({ id }) => id !== me.id)
  const makeOthers = async (role: string) => {
    for (const { id } of others) {
      const changed = await page.request.patch(`/api/admin/users/${id}`, { data: { role } })
      expect(changed.status(), await changed.text()).toBe(200)
    }
  }
  await makeOthers('editor')
  await choose(page, 'Role', 'Editor')
  await save(page)
  await expectToast(page, 'Error', 'Failed to update user')
  await expect(page.getByText('Somebody must stay an administrator. Make another one first.')).toBeVisible()
  await makeOthers('admin')
})

test('what matters asks who is there, and goes on with what was typed', async ({ page, data }) => {
  const me = await signInAsNewUser(page, 'admin')
  await open(page, '/admin/users/create', 'New user')
  await data.query(`update sessions set confirmed_at = now() - interval '1 hour' where user_id = '${me.id}'`)
  await field(page, 'Name').fill('Piroska Vad')
  await field(page, 'E-mail').fill('piroska.vad@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused()
  await expectUsableByEveryone(page)
  await dialog.getByLabel('Your password', { exact: true }).fill('not the right password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('The password is not right.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(field(page, 'Name')).toHaveValue('Piroska Vad')
  await save(page)
  await dialog.getByLabel('Your password', { exact: true }).fill(me.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Success', 'User created successfully')
  await expect(title(page)).toHaveText('Piroska Vad')
})
