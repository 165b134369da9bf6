import type { Page } from '@playwright/test'
import { consentContent } from '#records/consents/content.ts'
import { expectUsableByEveryone } from './accessibility.ts'
import { expectToast, goTo, open as openScreen, title } from './admin.ts'
import { consent, fillInquiry, sendButton } from './leads.ts'
import { expect, open, test } from './own-site.ts'
import { signInAs } from './users.ts'

const { texts: text } = consentContent

test.beforeEach(({ data }) => data.query('truncate inquiries, consents, news_consents, mails cascade'))

async function askForNews(page: Page) {
  await open(page, '/contact')
  await fillInquiry(page)
  await consent(page).check()
  await page.getByLabel('I would like to receive occasional news').check()
  await sendButton(page).click()
  await expect(page.getByText('Message Sent Successfully').first()).toBeVisible()
}

test('a visitor asks for news, confirms it by the mail, and staff stop it for them', async ({
  page,
  browser,
  siteUrl,
  data,
}) => {
  await askForNews(page)
  const { rows } = await data.query('select unsubscribe_url as url from mails where unsubscribe_url is not null')
  const path = new URL(rows[0].url).pathname
  const state = async () => (await data.query('select confirmed_at, withdrawn_by from news_consents')).rows

  const plain = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false })
  const mailed = await plain.newPage()
  await mailed.goto(path)
  await expect(title(mailed)).toHaveText(text.pending_title)
  expect(await state()).toEqual([{ confirmed_at: null, withdrawn_by: null }])
  await mailed.getByRole('button', { name: text.confirm_button }).click()
  await expect(title(mailed)).toHaveText(text.confirmed_title)
  expect(new URL(mailed.url()).pathname).toBe(path)
  expect(await state()).toEqual([{ confirmed_at: expect.any(Date), withdrawn_by: null }])
  await plain.close()
  await open(page, path)
  await expectUsableByEveryone(page, { touch: true })

  await signInAs(page, 'admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/consents', 'News consents')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^consents.*\.csv$/)
  await goTo(page, 'Inquiries')
  await page.getByRole('link', { name: 'Réka Szabó' }).click()
  await page.getByRole('button', { name: 'Withdraw for them' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expectToast(page, 'Success', 'Consent withdrawn')
  expect(await state()).toEqual([{ confirmed_at: expect.any(Date), withdrawn_by: 'staff' }])
  await page.context().clearCookies()
  await open(page, path)
  await expect(title(page)).toHaveText(text.withdrawn_title)
  await expectUsableByEveryone(page, { touch: true })
})

test('a mail program stops the news by one click, and a link that was left too long confirms nothing', async ({
  page,
  request,
  data,
}) => {
  await askForNews(page)
  const { rows } = await data.query('select unsubscribe_url as url from mails where unsubscribe_url is not null')
  const path = new URL(rows[0].url).pathname
  await data.query("update news_consents set asked_at = now() - interval '8 days'")
  await open(page, path)
  await expect(title(page)).toHaveText(text.ended_title)
  await expectUsableByEveryone(page, { touch: true })
  const answer = await request.post(path, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect(answer.status()).toBe(200)
  expect((await data.query('select withdrawn_by from news_consents')).rows).toEqual([{ withdrawn_by: 'one click' }])
})
