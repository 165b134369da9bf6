import { codeFor } from '#tests/totp.ts'
import { expectUsableByEveryone } from './accessibility.ts'
import { wide } from './admin.ts'
import { expect, test } from './own-site.ts'
import { signInAsNewUser } from './users.ts'

test.use({ expectedErrors: [/status of (401|410|422)/] })

for (const [path, button] of [
  ['login', 'Sign in'],
  ['reset-password?token=x', 'Set the password'],
  ['welcome?token=x', 'Set the password'],
  ['set-up?token=x', 'Create my account'],
] as const) {
  test(`/admin/${path} can be used by everyone`, async ({ page }) => {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('button', { name: button })).toBeEnabled()
    await expectUsableByEveryone(page)
  })
}

test('a refused sign-in can be used by everyone', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('ten herons under the bridge')
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectUsableByEveryone(page)
})

test('whom to ask about a password, and a link that is too old can be used by everyone', async ({ page }) => {
  await page.goto('/admin/forgot-password')
  await expect(page.getByText('Ask an administrator')).toBeVisible()
  await expectUsableByEveryone(page)
  await page.setViewportSize(wide)
  await page.goto('/admin/reset-password?token=x')
  await page.getByLabel('New password', { exact: true }).fill('four lanterns on a frozen canal')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectUsableByEveryone(page)
})

test('two-factor sign-in can be turned on and used by everyone', async ({ page }) => {
  const { email, password } = await signInAsNewUser(page, 'editor')
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await expectUsableByEveryone(page)
  const enabled = page.waitForResponse('**/two-factor/enable')
  await page.getByRole('button', { name: 'Continue' }).click()
  const { totpURI } = await (await enabled).json()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectUsableByEveryone(page)
  await page.getByLabel('Type the six digits that it shows').fill(codeFor(totpURI))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible()
  await expectUsableByEveryone(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Two-factor sign-in is on.').first()).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/admin/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectUsableByEveryone(page)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeVisible()
  await expectUsableByEveryone(page)
})
