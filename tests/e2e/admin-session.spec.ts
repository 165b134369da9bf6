import { expectToast, field, goTo, menu, open, save, title } from './admin.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs, signInAsNewUser } from './users.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [/status of 401|ERR_INTERNET_DISCONNECTED/] })

const signedOut = 'You are signed out. Please sign in again in another tab; what you typed stays here.'

test('when the session ends nothing that was typed is lost, and who only reads is asked to sign in and comes back', async ({
  page,
  siteUrl,
  data,
}) => {
  const api = await adminApi(siteUrl)
  const event = { title: 'A quiet evening', event_type: 'past' }
  const { id } = await (await api.post('/api/admin/events', { data: event })).json()
  const { email, password } = await signInAs(page, 'editor')
  const endSession = () => page.context().clearCookies()
  const signInInAnotherTab = () => page.request.post('/api/auth/sign-in/email', { data: { email, password } })

  await test.step('while somebody writes about an event', async () => {
    await open(page, `/admin/events/${id}`, event.title)
    await field(page, 'Title').fill('A loud evening')
    await endSession()
    await save(page)
    await expectToast(page, 'Error', 'Failed to update event')
    await expectToast(page, 'Error', signedOut)
    await expect(field(page, 'Title')).toHaveValue('A loud evening')
    await signInInAnotherTab()
    await save(page)
    await expectToast(page, 'Success', 'Event updated successfully')
    await expect(title(page)).toHaveText('A loud evening')
  })

  await test.step('while somebody writes on a page of the site', async () => {
    await goTo(page, 'Page texts')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Home' }).first().click()
    await field(page, 'Hero title').fill('Still here')
    await endSession()
    await page.keyboard.press('ControlOrMeta+s')
    await expectToast(page, 'Error', signedOut)
    await expect(field(page, 'Hero title')).toHaveValue('Still here')
    await signInInAnotherTab()
    await page.keyboard.press('ControlOrMeta+s')
    await expectToast(page, 'Success', 'Text updated successfully')
  })

  await test.step('while somebody reads', async () => {
    await goTo(page, 'Testimonials')
    // Everything has been answered that was asked for with the old session.
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await endSession()
    await menu(page).getByRole('link', { name: 'Inquiries', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/login\?to=/)
    const signIn = page.getByRole('button', { name: 'Sign in' })
    await expect(signIn).toBeEnabled()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await signIn.click()
    await expect(title(page)).toHaveText('Inquiries')
  })
  await api.delete(`/api/admin/events/${id}`)
  await data.query("delete from page_content where page_key = 'home'")
})

test('the bar shows a new name at once, and signing out without a network says that it did not happen', async ({
  page,
  context,
}) => {
  await signInAsNewUser(page, 'editor')
  await open(page, '/admin/account', 'Your account')
  await field(page, 'Name').fill('Clara Winther-Moss')
  await save(page)
  const account = page.getByRole('button', { name: 'Clara Winther-Moss' })
  await expect(account).toBeVisible()

  const signOut = async () => {
    await account.click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  await context.setOffline(true)
  await signOut()
  await expectToast(page, 'Error', 'You are still signed in. Please try again.')
  await context.setOffline(false)
  await signOut()
  await page.waitForURL('/admin/login')
  expect((await page.request.get('/api/admin/me')).status()).toBe(401)
})
