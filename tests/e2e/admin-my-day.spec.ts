import { expectToast, field, open } from './admin.ts'
import { expect, test } from './own-site.ts'
import { signInAs } from './users.ts'

test.use({ expectedErrors: [/status of 422/] })

test.beforeEach(({ data }) => data.query('truncate working_time'))

test('users choose their mails, and administrators when work is done', async ({ page }) => {
  await signInAs(page, 'admin')
  await open(page, '/admin/account', 'Your account')
  const digest = page.getByRole('switch', { name: 'Your day, every morning' })
  await digest.click()
  await expect(digest).not.toBeChecked()
  await expect(page.getByText('Your choice is saved.')).toBeVisible()
  await page.reload()
  await expect(digest).not.toBeChecked()

  await open(page, '/admin/working-time', 'Working time')
  await page.getByLabel('Saturday').check()
  await field(page, 'Holidays').fill('2026-12-25\nChristmas')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('“Christmas” is not a day such as 2026-12-25')).toBeVisible()
  await field(page, 'Holidays').fill('2026-12-25\n2026-12-26')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success', 'Working time saved')
  await page.reload()
  await expect(page.getByLabel('Saturday')).toBeChecked()
  await expect(field(page, 'Holidays')).toHaveValue('2026-12-25\n2026-12-26')
})
