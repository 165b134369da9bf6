import type { Dialog } from '@playwright/test'
import { apiKey } from '#tests/site.ts'
import { expectToast, field, goTo, menu, open, save, sendInquiry, title } from './admin.ts'
import { inquiry } from './leads.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test.beforeEach(({ data }) => data.query('truncate people, inquiries, consents, mails, assessments cascade'))

test('who wrote and scanned is one person with one story, is moved by drag, by keyboard and on a phone, and is merged', async ({
  page,
  siteUrl,
}) => {
  const send = (name: string, data: object) =>
    page.request.post(`${siteUrl}/api/functions/${name}`, { data, headers: { apikey: apiKey } })
  const scan = { answers: [...Array(11).fill(4), ...Array(5).fill(2)], assessToken: crypto.randomUUID() }
  const consent = { gdprConsent: true, marketingConsent: false }
  await send('send-contact-email', { ...inquiry, ...consent })
  await send('assessment-scoring', { ...scan, personalData: { email: inquiry.email.toUpperCase(), role: 'COO' } })
  await send('send-contact-email', { ...inquiry, ...consent, name: 'R. Szabó', email: 'reka@home.example' })

  const { name } = await signInAs(page, 'editor')
  await open(page, '/admin/people', 'People')
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden()
  await page.getByRole('link', { name: inquiry.name, exact: true }).click()
  await expect(title(page)).toHaveText(`${inquiry.name}, ${inquiry.company}`)
  await expect(page.getByText('Weakest pillar: Leadership 25. Wrote once.')).toBeVisible()
  const story = page.getByRole('region', { name: 'What has happened' })
  await expect(story).toContainText('Took the readiness scan')
  await expect(story).toContainText(inquiry.message)
  await expect(field(page, 'Role')).toHaveValue('COO')

  await field(page, 'Note').fill('Met at the fair.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(story.getByRole('listitem').first()).toContainText(`Met at the fair.`)
  await page.getByRole('combobox', { name: 'Owner' }).click()
  await page.getByRole('option', { name }).first().click()
  await page.getByRole('spinbutton', { name: 'Value' }).fill('12000')
  await field(page, 'Next step').fill('Send the offer')
  await save(page)
  await expect(story).toContainText(`Assigned to ${name}`)

  await goTo(page, 'Pipeline')
  const stage = (words: string) => page.getByRole('region', { name: words })
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: inquiry.name, exact: true }) })
  await expect(stage('New')).toContainText('€12,000')
  await card.hover()
  await page.mouse.down()
  const box = await stage('Proposal').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 120, { steps: 8 })
  await expect(page.locator('[id^=DndLiveRegion]')).toHaveText(`${inquiry.name} is over Proposal.`)
  await page.mouse.up()
  await expectToast(page, 'Success', `${inquiry.name}: Proposal`)
  await expect(stage('Proposal')).toContainText('Send the offer')
  await page.getByRole('button', { name: `Move ${inquiry.name}` }).press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Success', `${inquiry.name}: Won`)
  await expect(stage('Won').getByRole('button', { name: `Move ${inquiry.name}` })).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Won 1' }).click()
  await page.getByRole('button', { name: `Move ${inquiry.name}` }).click()
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  await page.getByLabel('Reason').fill('No budget')
  await page.getByRole('button', { name: 'Move to Lost' }).click()
  await page.getByRole('tab', { name: 'Lost 1' }).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: inquiry.name, exact: true }).click()
  await expect(story).toContainText('No budget')
  await expect(page.getByRole('button', { name: 'Merge with another card' })).toBeHidden()

  await signInAs(page, 'admin')
  await page.reload()
  await page.getByRole('button', { name: 'Merge with another card' }).click()
  await page.getByRole('combobox', { name: 'The other card' }).fill('home.example')
  await page.getByRole('option').click()
  await page.getByRole('button', { name: 'Merge R. Szabó into this card' }).click()
  await expectToast(page, 'Success', 'The cards are one now')
  await expect(page.getByText('Wrote twice.')).toBeVisible()
  const api = await adminApi(siteUrl)
  expect((await (await api.get('/api/admin/people')).json()).total).toBe(1)
  await page.getByRole('button', { name: 'Undo this merge' }).click()
  await expect(page.getByText('Wrote once.')).toBeVisible()
  expect((await (await api.get('/api/admin/people')).json()).total).toBe(2)
})

test('a card can be moved twice before the board was read again', async ({ page, siteUrl }) => {
  await sendInquiry(siteUrl)
  await signInAs(page, 'editor')
  await open(page, '/admin/pipeline', 'Pipeline')
  const move = page.getByRole('button', { name: `Move ${inquiry.name}` })
  await expect(move).toBeVisible()
  const readAgain = Promise.withResolvers<void>()
  await page.route('**/api/admin/pipeline*', (route) => readAgain.promise.then(() => route.continue()))
  for (const stage of ['Proposal', 'In conversation', 'Won']) {
    await move.click()
    await page.getByRole('menuitem', { name: stage }).click()
  }
  await expectToast(page, 'Success', `${inquiry.name}: Won`)
  readAgain.resolve()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Won' }).getByRole('link', { name: inquiry.name })).toBeVisible()
})

test('a note, a mail and the form of a card are asked about before they are left', async ({ page, siteUrl, data }) => {
  await sendInquiry(siteUrl)
  await signInAs(page, 'editor')
  const { rows } = await data.query('select id from people')
  const answers = { stay: (dialog: Dialog) => dialog.dismiss(), leave: (dialog: Dialog) => dialog.accept() }
  const leave = async (answer: keyof typeof answers) => {
    const asked = page.waitForEvent('dialog').then(answers[answer])
    await menu(page).getByRole('link', { name: 'Pipeline', exact: true }).click()
    await asked
  }
  await open(page, `/admin/people/${rows[0].id}`, new RegExp(inquiry.name))
  await field(page, 'Note').fill('Met at the fair.')
  await leave('stay')
  await expect(field(page, 'Note')).toHaveValue('Met at the fair.')
  await field(page, 'Note').fill('')
  await page.getByRole('tab', { name: 'Mail' }).click()
  await field(page, 'Message').fill('Shall we speak?')
  await leave('stay')
  await expect(field(page, 'Message')).toHaveValue('Shall we speak?')
  await field(page, 'Message').fill('')
  await field(page, 'Phone').fill('+43 1')
  await leave('stay')
  await expect(field(page, 'Phone')).toHaveValue('+43 1')
  await leave('leave')
  await expect(title(page)).toHaveText('Pipeline')
})
