import { type Browser, expect, type Page } from '@playwright/test'
import { contactContent } from '#features/contact/content.ts'
import { defaultOptions } from '#features/contact/interest-options.ts'
import { flowContent, resultsContent } from '#features/scan/content.ts'
import { open } from './journey.ts'
import { answerByKeys, form } from './scan-form.ts'

const { texts: contact } = contactContent
const { texts: flow } = flowContent

/** A visitor in a browser of their own. */
export async function asVisitor(browser: Browser, siteUrl: string, walk: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: siteUrl })
  await walk(await context.newPage())
  await context.close()
}

export const inquiry = {
  name: 'Réka Szabó',
  email: 'reka@example.com',
  company: 'Norvane Aerospace',
  intent: 'ai-consulting',
  message: 'Our planning takes a quarter.',
}

/** Everything in the contact form but the consents. */
export async function fillInquiry(page: Page, { name, email, company, intent, message } = inquiry) {
  await page.getByLabel(contact.name_label).fill(name)
  await page.getByLabel(contact.email_label, { exact: true }).fill(email)
  await page.getByLabel(contact.company_label).fill(company)
  const { label = '' } = defaultOptions.find(({ value }) => value === intent) ?? {}
  await page.getByLabel(contact.intent_label).selectOption({ label })
  await page.getByLabel(contact.message_label).fill(message)
}

export const consent = (page: Page) => page.getByLabel(contact.gdpr_consent)
export const sendButton = (page: Page) => page.getByRole('button', { name: contact.submit_button })

export async function write(page: Page, name = inquiry.name) {
  await open(page, '/contact#contact')
  await fillInquiry(page, { ...inquiry, name, message: `${inquiry.message}\n<img src=x onerror=alert(1)>` })
  await consent(page).check()
  await sendButton(page).click()
  await expect(page.getByText('Message Sent Successfully').first()).toBeVisible()
}

export async function takeScan(page: Page) {
  await page.goto(form)
  await answerByKeys(page, 1, 17, 3)
  await page.getByLabel(flow.data_first_name).fill('Elena')
  await page.getByLabel(flow.data_last_name).fill('Duarte')
  await page.getByRole('textbox', { name: flow.data_email }).fill('elena@example.com')
  await page.getByRole('textbox', { name: flow.data_company }).fill('Kestrel Systems')
  await page.getByRole('button', { name: 'Complete Assessment' }).click()
  await expect(page.getByText(resultsContent.texts.eyebrow)).toBeVisible()
}
