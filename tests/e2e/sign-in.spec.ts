import type { Page } from '@playwright/test'
import { codeFor } from '#tests/totp.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './first-start.ts'

test.describe.configure({ mode: 'serial' })
// The browser's own lines about calls that are refused on purpose.
test.use({ expectedErrors: [/status of (401|403|410|422)/] })

const first = { name: 'Ilse Brandt', email: 'ilse@example.com' }
let password = 'nine herons under the bridge'
let totpAddress = ''
let recoveryCode = ''

const email = (page: Page) => page.getByLabel('E-mail')
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

async function typePassword(page: Page, to = '/admin/login') {
  await page.goto(to)
  await email(page).fill(first.email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('whoever has started the site makes the first account with the printed link @phone', async ({ page, site }) => {
  await page.goto(site.setUpLink)
  await expectAccessible(page)
  await page.getByLabel('Name').fill(first.name)
  await email(page).fill(first.email)
  await passwordField(page).fill('tandem-2025-ilse')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible()
  await expect(passwordField(page)).toBeFocused()
  await expect(email(page)).toHaveValue(first.email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.waitForURL('/admin')
  expect(await (await page.request.get('/api/admin/me')).json()).toMatchObject({ ...first, role: 'admin' })
})

test('the link works once @phone', async ({ page, site }) => {
  await page.goto(site.setUpLink)
  await page.getByLabel('Name').fill('Eve')
  await email(page).fill('eve@example.com')
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('alert')).toHaveText('This site is set up already. Please sign in.')
})

test('a wrong password is refused, and nothing that was typed is lost @phone', async ({ page }) => {
  await page.goto('/admin/login')
  await email(page).fill(first.email)
  await passwordField(page).fill('ten herons under the bridge')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is not right.')
  await expect(email(page)).toHaveValue(first.email)
  await expect(passwordField(page)).toHaveValue('ten herons under the bridge')
  await expect(passwordField(page)).toBeFocused()
  await expectAccessible(page)
})

test('signing in leads back to where one was sent away from', async ({ page }) => {
  await typePassword(page, '/admin/login?to=%2Fadmin%2Fblog%3Fpage%3D2')
  await page.waitForURL('/admin/blog?page=2')
})

test('and never to another site', async ({ page, baseURL }) => {
  await typePassword(page, '/admin/login?to=%2F%2Fevil.example%2Fadmin')
  await page.waitForURL(`${baseURL}/admin`)
})

test('who is signed in has no business on the sign-in page', async ({ page, request }) => {
  const data = { email: first.email, password }
  const answer = await page.request.post('/api/auth/sign-in/email', { data })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto('/admin/login')
  await page.waitForURL('/admin')
  expect((await request.get('/admin/login', { maxRedirects: 0 })).status(), 'somebody else').toBe(200)
})

test('who asks for the back office without a session is asked to sign in', async ({ page }) => {
  await page.goto('/admin')
  await page.waitForURL(/\/admin\/login\?to=%2Fadmin/)
})

test('two-factor sign-in is turned on in the account @phone', async ({ page }) => {
  await typePassword(page, '/admin/login?to=/admin/account')
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await expect(page.getByText('This one')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByLabel('Your password', { exact: true }).fill(password)
  const enabled = page.waitForResponse('**/two-factor/enable')
  await page.getByRole('button', { name: 'Continue' }).click()
  totpAddress = (await (await enabled).json()).totpURI
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Type the six digits that it shows').fill(codeFor(totpAddress))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
  await expect(page.locator('.recovery-codes li')).toHaveCount(10)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  recoveryCode = (await page.locator('.recovery-codes code').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('status').getByText('Two-factor sign-in is on.')).toBeVisible()
})

test('without the phone at hand a recovery code will do @phone', async ({ page }) => {
  await typePassword(page)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('/admin')
})

test('from then on a code is asked for @phone', async ({ page }) => {
  await typePassword(page)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toHaveText('This code is not right. Codes change every 30 seconds.')
  await page.getByLabel('Code', { exact: true }).fill(codeFor(totpAddress))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('/admin')
})

test('a forgotten password is chosen anew by a link in a mail @phone', async ({ page, site }) => {
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Forgotten password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeFocused()
  await expectAccessible(page)
  await email(page).fill(first.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeFocused()
  await expectAccessible(page)
  await expect.poll(() => site.received.length).toBe(1)
  const mail = site.received[0]?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
  const link = mail.match(/http\S+\/admin\/reset-password\?token=[\w-]+/)?.[0] ?? ''

  await page.goto(link)
  await expectAccessible(page)
  password = 'four lanterns on a frozen canal'
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await typePassword(page)
  await page.getByLabel('Code', { exact: true }).fill(codeFor(totpAddress))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('/admin')

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('alert')).toContainText('This link has expired or was used before.')
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  for (const path of ['login', 'forgot-password', 'reset-password?token=x', 'set-up?token=x']) {
    test(`everybody can use ${path} @phone`, async ({ page }) => {
      await page.goto(`/admin/${path}`)
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 640 })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, 'no sideways scrolling').toBeLessThanOrEqual(360)
    })
  }
})

test('the sign-in page is light: at most 300 KB of scripts, and nothing of the back office', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    )
  })
  await page.goto('/admin/login', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(150_000)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what is missing, and no password can slip into an address', async ({ page, request }) => {
    await page.goto('/admin/login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
    // A browser whose scripts are only held back doesn't show it; one without scripts does.
    expect(await (await request.get('/admin/login')).text()).toMatch(/<noscript>.*The back office needs JavaScript\./)
  })
})
