import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startMailServer } from '#platform/mail/smtp.fixture.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { startSite } from './site-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

const call = '**/api/functions/send-contact-email'

async function fill(page: Page) {
  await page.getByLabel('Name').fill('Réka Szabó')
  await page.getByLabel('E-mail', { exact: true }).fill('reka@example.com')
  await page.getByLabel('Company').fill('Norvane Aerospace')
  await page.getByLabel('Area of interest').selectOption({ label: 'AI consulting' })
  await page.getByLabel('Message').fill('Our planning takes a quarter.')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const consent = (page: Page) => page.getByLabel('I agree that my personal data')

test('a visitor sends a message and the form is empty again @phone', async ({ page }) => {
  await page.goto('/contact#contact', { waitUntil: 'networkidle' })
  await expectAccessible(page)
  await fill(page)
  await consent(page).check()
  await page.getByLabel('I would like to receive').check()
  const sent = page.waitForRequest(call)
  await send(page).click()
  const request = await sent
  expect(request.postDataJSON()).toMatchObject({ intent: 'ai-consulting', gdprConsent: true, marketingConsent: true })
  expect(request.headers()['proof-of-work']).toBeTruthy()
  await expect(page.getByText('Message Sent Successfully').first()).toBeVisible()
  await expect(
    page.getByText("Thank you for your inquiry. We'll respond within 24 hours with next steps.").first(),
  ).toBeVisible()
  for (const label of ['Name', 'Company', 'Message']) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(consent(page)).not.toBeChecked()
  await expect(page.getByLabel('I would like to receive')).not.toBeChecked()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('without consent nothing is sent', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('send-contact-email')) calls += 1
  })
  await fill(page)
  await send(page).click()
  await expect(page.getByText('Consent Required').first()).toBeVisible()
  await expect(
    page.getByText('Please agree to the processing of your personal data to continue.').first(),
  ).toBeVisible()
  expect(calls).toBe(0)
})

test.describe('when sending fails', () => {
  test.use({ expectedErrors: [/500/] })

  test('the fields are kept, also over a reload, and a second attempt is the same message', async ({ page }) => {
    const keys: (string | undefined)[] = []
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(call, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await held
      await route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' })
    })
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await fill(page)
    await consent(page).check()
    await send(page).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    answer()
    await expect(page.getByText('Failed to Send Message').first()).toBeVisible()
    await expect(
      page.getByText('There was an error sending your message. Please try again or contact us directly.').first(),
    ).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Our planning takes a quarter.')
    await expect(consent(page)).toBeChecked()
    await send(page).click()
    await expect.poll(() => keys.length).toBe(2)
    expect(keys[1]).toBe(keys[0])
    await page.reload()
    await expect(page.getByLabel('Message')).toHaveValue('Our planning takes a quarter.')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] })

  test('the form answers with a page, and keeps what was typed when something is missing', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await send(page).click()
    await expect(page.getByText('Please agree to the processing of your personal data to continue.')).toBeVisible()
    await expect(page.getByLabel('Company')).toHaveValue('Norvane Aerospace')
    await consent(page).check()
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
    await expect(page.getByLabel('Company')).toHaveValue('')
  })
})

test('300 inquiries survive a mail server that is down and two kills of the site', async () => {
  test.setTimeout(300_000)
  const folder = await temporaryFolder()
  const mailServer = await startMailServer()
  await mailServer.stop()
  const start = () => startWithMail(join(folder.path, 'data'), mailServer.url)
  let site = await start()
  const pending = Array.from({ length: 300 }, (_, i) => i)
  const acknowledged = new Set<number>()

  /** Each is sent again under its own key until it is acknowledged, as the form's visitor would do. */
  async function sendSome() {
    for (let i = pending.shift(); i !== undefined; i = pending.shift()) {
      const isTaken = await submit(site, i).catch(() => false)
      if (isTaken) acknowledged.add(i)
      else {
        pending.push(i)
        return
      }
    }
  }
  const team = () => mailServer.received.filter(({ to }) => to.includes('team@example.com'))

  const first = Promise.all(Array.from({ length: 8 }, sendSome))
  await expect.poll(() => acknowledged.size, { intervals: [10] }).toBeGreaterThan(100)
  await site.stop('SIGKILL')
  await first
  site = await start()
  await Promise.all(Array.from({ length: 8 }, sendSome))
  expect(acknowledged.size).toBe(300)
  await mailServer.start()
  await expect.poll(() => team().length, { intervals: [10], timeout: 60_000 }).toBeGreaterThan(50)
  await site.stop('SIGKILL')
  site = await start()
  const delivered = () => new Set(team().map(({ messageId }) => messageId)).size
  await expect.poll(delivered, { timeout: 100_000 }).toBe(300)
  expect(team().length - delivered(), 'mails that came twice').toBeLessThanOrEqual(2)
  const senders = new Set(team().map(({ raw }) => raw.match(/sender-\d+@example\.com/)?.[0]))
  expect(senders.size).toBe(300)
  await site.stop()
  await mailServer.stop()
  await folder.remove()
})

type Site = Awaited<ReturnType<typeof startWithMail>>

async function submit({ url, apiKey }: Site, i: number): Promise<boolean> {
  const answer = await fetch(`${url}/api/functions/send-contact-email`, {
    method: 'POST',
    headers: {
      apikey: apiKey,
      'content-type': 'application/json',
      'idempotency-key': `inquiry-${i}`,
      'x-forwarded-for': `10.${i % 200}.0.1`,
    },
    body: JSON.stringify({
      name: `Sender ${i}`,
      email: `sender-${i}@example.com`,
      company: 'Norvane Aerospace',
      intent: null,
      message: 'Our planning takes a quarter.',
      gdprConsent: true,
      marketingConsent: false,
    }),
  })
  return answer.status === 202
}

async function startWithMail(dataDir: string, mailServer: string) {
  const site = await startSite({
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    SMTP_URL: mailServer,
    MAIL_FROM: 'site@example.com',
    CONTACT_TO: 'team@example.com',
    TRUST_PROXY: '1',
  })
  const page = await fetch(`${site.url}/contact`).then((answer) => answer.text())
  return { ...site, apiKey: page.match(/name="api-key" content="([^"]+)"/)?.[1] ?? '' }
}
