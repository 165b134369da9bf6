import { contactContent } from '#features/contact/content.ts'
import { expect, open, test } from './journey.ts'
import { consent, fillInquiry, inquiry, sendButton } from './leads.ts'

const { texts: text } = contactContent
const call = '**/api/functions/send-contact-email'

test('a visitor is asked for consent first, sends a message, and the form is empty again @phone', async ({ page }) => {
  await open(page, '/contact#contact')
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('send-contact-email')) calls += 1
  })
  await fillInquiry(page)
  await sendButton(page).click()
  await expect(page.getByText('Consent Required').first()).toBeVisible()
  await expect(
    page.getByText('Please agree to the processing of your personal data to continue.').first(),
  ).toBeVisible()
  await expect(consent(page)).toBeFocused()
  await expect(consent(page)).toHaveAccessibleDescription(/^Please agree/)
  expect(calls).toBe(0)

  const news = page.getByLabel(text.marketing_consent)
  await consent(page).check()
  await news.check()
  const sent = page.waitForRequest(call)
  await sendButton(page).click()
  const request = await sent
  expect(request.postDataJSON()).toMatchObject({ ...inquiry, gdprConsent: true, marketingConsent: true })
  expect(request.headers()['proof-of-work']).toBeTruthy()
  await expect(page.getByText('Message Sent Successfully').first()).toBeVisible()
  await expect(
    page.getByText("Thank you for your inquiry. We'll respond within 24 hours with next steps.").first(),
  ).toBeVisible()
  const fields = [text.name_label, text.company_label, text.message_label]
  for (const label of fields) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(consent(page)).not.toBeChecked()
  await expect(news).not.toBeChecked()
  await page.reload()
  await expect(page.getByLabel(text.name_label)).toHaveValue('')
})

test.describe('when sending fails', () => {
  test.use({ expectedErrors: [/500/] })

  test('the fields are kept, also over a reload, and a second attempt is the same message', async ({ page }) => {
    const keys: (string | undefined)[] = []
    const held = Promise.withResolvers<void>()
    await page.route(call, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await held.promise
      await route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' })
    })
    await open(page, '/contact')
    await fillInquiry(page)
    await consent(page).check()
    await sendButton(page).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    held.resolve()
    await expect(page.getByText('Failed to Send Message').first()).toBeVisible()
    await expect(
      page.getByText('There was an error sending your message. Please try again or contact us directly.').first(),
    ).toBeVisible()
    const message = page.getByLabel(text.message_label)
    await expect(message).toHaveValue(inquiry.message)
    await expect(consent(page)).toBeChecked()
    await expect(sendButton(page)).toBeFocused()
    await sendButton(page).click()
    await expect.poll(() => keys.length).toBe(2)
    expect(keys[1]).toBe(keys[0])
    await page.reload()
    await expect(message).toHaveValue(inquiry.message)
  })
})

test.describe('what the server does not take', () => {
  test.use({ expectedErrors: [/422/] })

  test('is marked, and the keyboard goes on there @phone', async ({ page }) => {
    await open(page, '/contact')
    await fillInquiry(page)
    const email = page.getByRole('textbox', { name: text.email_label })
    await email.fill('ada@engines')
    await consent(page).check()
    await sendButton(page).click()
    await expect(email).toBeFocused()
    await expect(email).toBeInViewport()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] })

  test('the form answers with a page, and keeps what was typed when something is missing', async ({ page }) => {
    await page.goto('/contact')
    await fillInquiry(page)
    await sendButton(page).click()
    const outcome = page.getByRole('alert')
    await expect(outcome.getByRole('heading')).toHaveText('Consent Required')
    await expect(outcome).toContainText('Please agree to the processing of your personal data to continue.')
    await expect(consent(page)).toHaveAccessibleDescription(/^Please agree/)
    const company = page.getByLabel(text.company_label)
    await expect(company).toHaveValue(inquiry.company)
    await consent(page).check()
    const email = page.getByRole('textbox', { name: text.email_label })
    // A browser takes it, the server does not.
    await email.fill('ada@engines')
    await sendButton(page).click()
    await expect(outcome.getByRole('heading')).toHaveText(text.invalid_title)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await email.fill(inquiry.email)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
    await expect(company).toHaveValue('')
  })
})
