import { type Browser, expect, type Page } from '@playwright/test'
import { answerByKeys, form } from './scan-form.ts'

/** A visitor in a browser of their own. */
export async function asVisitor(browser: Browser, siteUrl: string, walk: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: siteUrl })
  await walk(await context.newPage())
  await context.close()
}

export async function write(page: Page, name = 'Réka Szabó') {
  await page.goto('/contact#contact', { waitUntil: 'networkidle' })
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail', { exact: true }).fill('reka@example.com')
  await page.getByLabel('Company').fill('Norvane Aerospace')
  await page.getByLabel('Area of interest').selectOption({ label: 'AI consulting' })
  await page.getByLabel('Message').fill('Our planning takes a quarter.\n<img src=x onerror=alert(1)>')
  await page.getByLabel('I agree that my personal data').check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent Successfully').first()).toBeVisible()
}

export async function takeScan(page: Page) {
  await page.goto(form)
  await answerByKeys(page, 1, 17, 3)
  await page.getByLabel('First name').fill('Elena')
  await page.getByLabel('Last name').fill('Duarte')
  await page.getByLabel('E-mail').fill('elena@example.com')
  await page.getByRole('textbox', { name: 'Company' }).fill('Kestrel Systems')
  await page.getByRole('button', { name: 'Complete Assessment' }).click()
  await expect(page.getByText('Your transformation archetype')).toBeVisible()
}
