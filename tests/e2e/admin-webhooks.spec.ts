import { expectToast, field, goTo, open, save, sendInquiry, title } from './admin.ts'
import { expect, test } from './own-site.ts'
import { signInAs } from './users.ts'

test.use({ expectedErrors: [/status of 422/] })

test('an administrator adds a webhook, is kept from this network, sees the secret once, and follows its calls', async ({
  page,
  siteUrl,
  data,
}) => {
  await signInAs(page, 'admin')
  await open(page, '/admin/webhooks', 'Webhooks')
  await page.getByRole('link', { name: 'New webhook' }).first().click()
  await field(page, 'Address').fill('https://127.0.0.1/hook')
  await field(page, 'Description').fill('Our CRM')
  await page.getByRole('checkbox', { name: /Stage changed/ }).uncheck()
  await save(page)
  await expect(page.getByText('An address of this machine or its network is not called')).toBeVisible()
  await expect(field(page, 'Description')).toHaveValue('Our CRM')
  // Nobody has such a host, so that every call fails.
  await field(page, 'Address').fill('https://crm.invalid/hook')
  await save(page)

  await expect(title(page)).toHaveText('Our CRM')
  const secret = page.getByRole('textbox', { name: 'Secret' })
  await expect(secret).toHaveValue(/^whsec_/)
  await page.reload()
  await expect(page.getByText('It was shown when it was made.')).toBeVisible()
  await expect(secret).toHaveCount(0)

  const calls = page.getByRole('list', { name: 'Calls' })
  await page.getByRole('button', { name: 'Send a test call' }).click()
  await expect(calls.getByRole('listitem').filter({ hasText: 'Test call' })).toContainText('Failed')
  await sendInquiry(siteUrl)
  await expect
    .poll(async () => (await data.query('select from webhook_deliveries where attempts > 0')).rowCount)
    .toBe(2)
  await data.query("update webhook_deliveries set status = 'failed' where event = 'inquiry.created'")
  await goTo(page, 'Webhooks')
  await expect(page.getByText('1 given up')).toBeVisible()
  await page.getByRole('link', { name: 'Our CRM' }).click()
  await calls.getByRole('button', { name: /^Resend New inquiry/ }).click()
  await expectToast(page, 'Success', 'The call is on its way')
  await expect(calls.getByRole('listitem').filter({ hasText: 'New inquiry' })).toContainText(/On its way|Trying again/)
  await data.query('delete from webhooks')
})
