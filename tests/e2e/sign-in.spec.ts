import type { Page } from '@playwright/test'
import { newCode } from '#tests/totp.ts'
import { expectUsableByEveryone } from './accessibility.ts'
import { startForTheFirstTime } from './first-start.ts'
import { expect, test as journey, open } from './journey.ts'

let site: Awaited<ReturnType<typeof startForTheFirstTime>>
// Asked for by the set-up as well, when there is none yet.
const test = journey.extend({ baseURL: ({ browserName: _ }, use) => use(site?.url) })
test.beforeAll(async () => {
  site = await startForTheFirstTime()
})
test.afterAll(() => site.stop())

// One after the other, as the first days of a site go.
test.describe.configure({ mode: 'serial' })
// The browser's own lines about calls that are refused on purpose.
test.use({ expectedErrors: [/status of (401|403|410|422)/] })

const first = { name: 'Ilse Brandt', email: 'ilse@example.com' }
let password = 'nine herons under the bridge'
let totpAddress = ''
let recoveryCodes: string[] = []

const email = (page: Page) => page.getByLabel('E-mail')
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

async function typePassword(page: Page, to = '/admin/login') {
  await open(page, to)
  await email(page).fill(first.email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The admin itself is not waited for. */
const arrive = (page: Page, address: string) => page.waitForURL(address, { waitUntil: 'commit' })

test('whoever has started the site makes the first account with the printed link', async ({ page }) => {
  await open(page, site.setUpLink)
  await page.getByLabel('Name').fill(first.name)
  await email(page).fill(first.email)
  await passwordField(page).fill('tandem-2025-ilse')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible()
  await expect(passwordField(page)).toBeFocused()
  await expect(email(page)).toHaveValue(first.email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await arrive(page, '/admin')
  expect(await (await page.request.get('/api/admin/me')).json()).toMatchObject({ ...first, role: 'admin' })
})

test('the link works once', async ({ page }) => {
  await open(page, site.setUpLink)
  await page.getByLabel('Name').fill('Eve')
  await email(page).fill('eve@example.com')
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('alert')).toHaveText('This site is set up already. Please sign in.')
})

test('a wrong password is refused, and nothing that was typed is lost', async ({ page }) => {
  await open(page, '/admin/login')
  await email(page).fill(first.email)
  await passwordField(page).fill('ten herons under the bridge')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is not right.')
  await expect(email(page)).toHaveValue(first.email)
  await expect(passwordField(page)).toHaveValue('ten herons under the bridge')
  await expect(passwordField(page)).toBeFocused()
})

test('signing in leads back to where one was sent away from', async ({ page }) => {
  await typePassword(page, '/admin/login?to=%2Fadmin%2Fblog%3Fpage%3D2')
  await arrive(page, '/admin/blog?page=2')
})

test('and never to another site', async ({ page, baseURL }) => {
  await typePassword(page, '/admin/login?to=%2F%2Fevil.example%2Fadmin')
  await arrive(page, `${baseURL}/admin`)
})

test('who is signed in has no business on the sign-in page', async ({ page, request }) => {
  const data = { email: first.email, password }
  const answer = await page.request.post('/api/auth/sign-in/email', { data })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto('/admin/login')
  await arrive(page, '/admin')
  expect((await request.get('/admin/login', { maxRedirects: 0 })).status(), 'somebody else').toBe(200)
})

test('who asks for the admin without a session is asked to sign in', async ({ page }) => {
  await page.goto('/admin')
  await page.waitForURL(/\/admin\/login\?to=%2Fadmin/)
})

test('two-factor sign-in is turned on in the account', async ({ page }) => {
  await typePassword(page, '/admin/login?to=/admin/account')
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await expect(page.getByText('This one')).toBeVisible()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByLabel('Your password', { exact: true }).fill(password)
  const enabled = page.waitForResponse('**/two-factor/enable')
  await page.getByRole('button', { name: 'Continue' }).click()
  totpAddress = (await (await enabled).json()).totpURI
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await page.getByLabel('Type the six digits that it shows').fill(newCode(totpAddress))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
  const codes = page.getByRole('list', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  recoveryCodes = await codes.getByRole('code').allTextContents()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('status').getByText('Two-factor sign-in is on.')).toBeVisible()
})

async function typeRecoveryCode(page: Page) {
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.getByLabel('Recovery code').fill(recoveryCodes.pop() ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arrive(page, '/admin')
}

test('without the phone at hand a recovery code will do', async ({ page }) => {
  await typePassword(page)
  await typeRecoveryCode(page)
})

test('from then on a code is asked for', async ({ page }) => {
  await typePassword(page)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toHaveText('This code is not right. Codes change every 30 seconds.')
  await page.getByLabel('Code', { exact: true }).fill(newCode(totpAddress))
  await page.getByRole('button', { name: 'Continue' }).click()
  await arrive(page, '/admin')
})

test('a forgotten password is chosen anew by a link in a mail', async ({ page }) => {
  await open(page, '/admin/login')
  await page.getByRole('link', { name: 'Forgotten password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeFocused()
  await expectUsableByEveryone(page)
  await email(page).fill(first.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeFocused()
  await expectUsableByEveryone(page)
  await expect.poll(() => site.received.length).toBe(1)
  const mail = site.received[0]?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
  const link = mail.match(/http\S+\/admin\/reset-password\?token=[\w-]+/)?.[0] ?? ''

  await open(page, link)
  password = 'four lanterns on a frozen canal'
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await typePassword(page)
  await typeRecoveryCode(page)

  await open(page, link)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('alert')).toContainText('This link has expired or was used before.')
})

test('the sign-in page is light: at most 150 KB of scripts, and nothing of the admin', async ({ page }) => {
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
  await open(page, '/admin/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  // What a page fetches ahead it asks for once it has nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
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
    expect(await (await request.get('/admin/login')).text()).toMatch(/<noscript>.*The admin needs JavaScript\./)
  })
})
