import { flowContent, resultsContent } from '#features/scan/content.ts'
import { choose, expectToast, field, goTo, open as openAdmin, save, title } from './admin.ts'
import { asVisitor, consent, fillInquiry, inquiry, sendButton } from './leads.ts'
import { expect, open, test } from './own-site.ts'
import { follow } from './public-page.ts'
import { answerByKeys, form } from './scan-form.ts'
import { signInAs } from './users.ts'

const { texts: flow } = flowContent
const article = '/blog/before-you-automate-watch'

test.beforeEach(({ data }) => data.query('truncate people, inquiries, assessments, mails, daily_visits cascade'))

test('a reader of an article becomes a client, and the article is known to have brought them', async ({
  page,
  browser,
  siteUrl,
}) => {
  await asVisitor(browser, siteUrl, async (visitor) => {
    await open(visitor, article)
    await follow(visitor, form)
    await answerByKeys(visitor, 1, 17)
    await visitor.getByLabel(flow.data_first_name).fill('Réka')
    await visitor.getByLabel(flow.data_email, { exact: true }).fill(inquiry.email)
    await visitor.getByLabel(flow.data_size).selectOption('Medium (51-200)')
    await visitor.getByRole('button', { name: 'Complete Assessment' }).click()
    await expect(visitor.getByText(resultsContent.texts.eyebrow)).toBeVisible()
    await visitor.locator('main a[href^="/contact"]').first().click()
    await fillInquiry(visitor)
    await consent(visitor).check()
    await sendButton(visitor).click()
    await expect(visitor.getByText('Message Sent Successfully').first()).toBeVisible()
  })

  const { name: me } = await signInAs(page, 'editor')
  await openAdmin(page, '/admin', 'Dashboard')
  await goTo(page, 'People')
  await page.getByRole('link', { name: 'Réka', exact: true }).click()
  await expect(title(page)).toHaveText(`Réka, ${inquiry.company}`)
  const story = page.getByRole('region', { name: 'What has happened' })
  await expect(story).toContainText('Wrote by the contact form')
  await expect(story).toContainText('Took the readiness scan')
  await expect(
    page.getByText(/^(Weakest pillar: \w+|All pillars at) \d+\. Wrote once\. Came from “.+”\.$/),
  ).toBeVisible()
  await expect(page.getByText('No owner yet')).toBeVisible()
  await expect(field(page, 'Company size')).toHaveValue('Medium (51-200)')

  await page.getByRole('combobox', { name: 'Owner' }).click()
  await page.getByRole('option', { name: me }).first().click()
  await save(page)
  await expect(story).toContainText(`Assigned to ${me}`)
  await page.getByRole('tab', { name: 'Mail' }).click()
  await expect(field(page, 'Subject')).toHaveValue(/^Re: \S/)
  await field(page, 'Message').fill('Dear {first_name}, shall we speak?')
  await page.getByRole('button', { name: 'Send mail' }).click()
  await expectToast(page, 'Success', `Mail to ${inquiry.email} waits for a mail server`)
  await expect(story).toContainText('Dear Réka, shall we speak?')
  await expect(story).toContainText('New → In conversation')
  await choose(page, 'Stage', 'Won')
  await save(page)
  await expect(story).toContainText('In conversation → Won')

  await goTo(page, 'Visits')
  const way = page.getByRole('region', { name: 'From visit to client' }).getByRole('row', { name: article })
  await expect(way.getByRole('cell')).toHaveText(['1', '1', '1', '1', '1', '1'])
})
