import { readFile } from 'node:fs/promises'
import { back, expectToast, open, sendScan, title } from './admin.ts'
import { asVisitor, takeScan } from './leads.ts'
import { expect, test } from './own-site.ts'
import { answerByKeys, form } from './scan-form.ts'
import { signInAs } from './users.ts'

test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ data }) => {
  await data.query('truncate assessments, scan_visits cascade')
})

test('an assessment is shown with its result, every answer and what its taker said of themselves', async ({
  page,
  siteUrl,
}) => {
  await sendScan(siteUrl)
  await signInAs(page, 'editor')
  await open(page, '/admin/assessments', 'Assessments')
  const row = page.getByRole('row').filter({ hasText: 'Elena Duarte' })
  await expect(row).toContainText('Kestrel Systems')
  await expect(row).toContainText('AI 50')
  await row.getByRole('link').click()
  await expect(title(page)).toContainText('Elena Duarte')
  await expect(page.getByText('Sometimes', { exact: true })).toHaveCount(16)
  await expect(page.getByRole('link', { name: 'elena@example.com' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erase this assessment' })).toBeHidden()
  const shared = await page.getByRole('link', { name: 'Result as it is shared' }).getAttribute('href')
  expect((await page.request.get(shared ?? '')).status()).toBe(200)
  const ends = page.getByText('Will be erased on')
  const before = await ends.textContent()
  const client = page.getByRole('switch', { name: 'Is a client' })
  await client.click()
  await expect(client).toBeChecked()
  await expectToast(page, 'Success', 'Assessment updated successfully')
  await expect(ends).not.toHaveText(before ?? '')

  await back(page, 'Assessments').click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('elena@example.com')
  expect(csv.split('\r\n')[0]).toMatch(/^\uFEFFid,completed,archetype,readiness,AI,Agility,Leadership,/)
})

test('how far scans come is counted, and drawn on the dashboard', async ({ page, browser, siteUrl, data }) => {
  const countVisits = async () =>
    (await data.query('select answered, completed_at is not null as done from scan_visits order by answered')).rows
  await asVisitor(browser, siteUrl, async (visitor) => {
    await takeScan(visitor)
    // Who closes the browser before it has been told is not counted.
    await expect.poll(countVisits).toEqual([{ answered: 16, done: true }])
  })
  await asVisitor(browser, siteUrl, async (visitor) => {
    await visitor.goto(form)
    await answerByKeys(visitor, 1, 7)
    // Leaving the page is what most who give up do.
    await visitor.goto('/about')
  })
  await expect.poll(countVisits).toEqual([
    { answered: 6, done: false },
    { answered: 16, done: true },
  ])
  await signInAs(page, 'editor')
  await open(page, '/admin', 'Dashboard')
  const funnel = page.getByRole('region', { name: 'How far scans come' })
  await expect(funnel.getByRole('listitem')).toHaveText([
    '100 %Started2',
    '50 %Half way1',
    '50 %All answered1',
    '50 %Details1',
    '50 %Result1',
  ])
  const weeks = page.getByRole('region', { name: 'Scans per week' })
  await weeks.getByText('The same as a table').click()
  await expect(weeks.getByRole('row').nth(1), 'this week first').toContainText(/2\s*1$/)
})
