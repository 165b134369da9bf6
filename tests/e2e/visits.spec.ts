import { goTo, open as openAdmin } from './admin.ts'
import { consent, fillInquiry, sendButton } from './leads.ts'
import { expect, open, test } from './own-site.ts'
import { follow } from './public-page.ts'
import { signInAs } from './users.ts'

test('the article that brought an inquiry is seen by users, and nothing is left on the visitor’s device', async ({
  page,
  context,
  browser,
  siteUrl,
  data,
}) => {
  await data.query('truncate people, daily_visits cascade')
  const article = '/blog/before-you-automate-watch'
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/functions/visit'))
  await open(page, `${article}?utm_source=letter&utm_medium=email&utm_campaign=spring`)
  expect((await counted).status()).toBe(202)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click()
  await fillInquiry(page)
  await consent(page).check()
  const sent = page.waitForRequest('**/api/functions/send-contact-email')
  await sendButton(page).click()
  expect((await sent).postDataJSON().source).toEqual({
    firstPath: article,
    lastPath: article,
    campaign: { source: 'letter', medium: 'email', name: 'spring' },
  })
  await expect(page.getByText('Message Sent Successfully').first()).toBeVisible()
  expect(await context.cookies()).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.name]))
  expect(kept).not.toMatch(/letter|spring|paths/)

  const asksNot = await browser.newContext({ baseURL: siteUrl, extraHTTPHeaders: { 'sec-gpc': '1' } })
  await asksNot.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const other = await asksNot.newPage()
  let told = 0
  other.on('request', (request) => request.url().endsWith('/functions/visit') && told++)
  await open(other, '/services')
  await follow(other, '/insights')
  await expect(other).toHaveURL('/insights')
  expect(told).toBe(0)
  await asksNot.close()

  await signInAs(page, 'editor')
  await openAdmin(page, '/admin', 'Dashboard')
  await goTo(page, 'Visits')
  const way = page.getByRole('region', { name: 'From visit to client' })
  const row = way.getByRole('row', { name: article })
  await expect(row.getByRole('cell')).toHaveText(['1', '0', '0', '0', '1', '0'])
  await way.getByRole('button', { name: 'Campaign' }).click()
  await expect(way.getByRole('row', { name: 'letter / email / spring' }).getByRole('cell').nth(4)).toHaveText('1')
  await expect(page.getByRole('region', { name: 'Pages' }).getByRole('row', { name: article })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('row', { name: 'Direct' })).toBeVisible()
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page).toHaveURL(/days=7/)
  await page.getByText('The same as a table').click()
  await expect(page.getByRole('region', { name: 'Day by day' }).getByRole('row')).toHaveCount(8)
})
