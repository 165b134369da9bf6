import { expectToast, field, open, save } from './office.ts'
import { expect, test } from './own-site.ts'
import { type SignedIn, signInAs, staffApi } from './staff.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: [/status of 401|ERR_INTERNET_DISCONNECTED/] })

const signedOut = 'You are signed out. Please sign in again in another tab; what you typed stays here.'

test.describe('when the session ends while somebody writes, nothing typed is lost', () => {
  let person: SignedIn
  test.beforeEach(async ({ page }) => {
    person = await signInAs(page, 'editor')
  })
  const again = ({ email, password }: SignedIn) => ({ data: { email, password } })

  test('about an event', async ({ page, siteUrl }) => {
    const event = { title: 'A quiet evening', event_type: 'past' }
    const { id } = await (await (await staffApi(siteUrl)).post('/api/admin/events', { data: event })).json()
    await open(page, `/admin/events/${id}`, event.title)
    await field(page, 'Title').fill('A loud evening')
    await page.context().clearCookies()
    await save(page)
    await expectToast(page, 'Error', 'Failed to update event')
    await expectToast(page, 'Error', signedOut)
    await expect(field(page, 'Title')).toHaveValue('A loud evening')
    await page.request.post('/api/auth/sign-in/email', again(person))
    await save(page)
    await expectToast(page, 'Success', 'Event updated successfully')
  })

  test('on a page of the site', async ({ page }) => {
    await open(page, '/admin/content/home', /Home/)
    await field(page, 'Hero title').fill('Still here')
    await page.context().clearCookies()
    await page.keyboard.press('ControlOrMeta+s')
    await expectToast(page, 'Error', signedOut)
    await expect(field(page, 'Hero title')).toHaveValue('Still here')
    await page.request.post('/api/auth/sign-in/email', again(person))
    await page.keyboard.press('ControlOrMeta+s')
    await expectToast(page, 'Success', 'Text updated successfully')
  })

  test('but who only reads is asked to sign in and comes back', async ({ page }) => {
    await open(page, '/admin/testimonials', 'Testimonials')
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies()
    await page.getByRole('link', { name: 'Inquiries', exact: true }).click()
    await page.waitForURL('/admin/login?to=*')
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inquiries')
  })
})

test('the bar shows a new name at once', async ({ page }) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/account', 'Your account')
  await field(page, 'Name').fill('Clara Winther-Moss')
  await save(page)
  await expect(page.getByRole('button', { name: 'Clara Winther-Moss' })).toBeVisible()
})

test('signing out without a network says that it did not happen', async ({ page, context }) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/account', 'Your account')
  const signOut = async () => {
    await page.getByRole('button', { name: 'Clara Winther' }).click()
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
