import { startSite } from '#tests/site.ts'
import { open } from './admin.ts'
import { copySampleDatabase } from './databases.ts'
import { expect, test as journey } from './journey.ts'
import { signInAs } from './users.ts'

/** Its site loses all samples, which others need. */
const test = journey.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const data = await copySampleDatabase()
    const site = await startSite({ DATABASE_URL: data.url })
    await use(site.url)
    await site.kill()
    await data.drop()
  },
})

test('an administrator sees what is a sample, keeps what was changed and takes the rest away', async ({ page }) => {
  await signInAs(page, 'admin')
  const main = page.getByRole('main')
  await open(page, '/admin/references', 'References')
  await expect(main.getByText('Sample', { exact: true })).toHaveCount(12)
  await main.getByRole('link', { name: 'Lumenar' }).click()
  await expect(main.getByText('Invented for a first impression.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ours')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByText('Invented for a first impression.')).toBeHidden()

  await open(page, '/admin', 'Dashboard')
  await expect(main.getByText(/9 articles, .* 11 references/)).toBeVisible()
  await page.getByRole('button', { name: 'Take all samples away' }).click()
  const question = page.getByRole('dialog', { name: /Take \d+ samples away\?/ })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Take all samples away' }).click()
  await question.getByRole('button', { name: 'Take them away' }).click()
  await expect(page.getByText(/\d+ samples are gone/)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Sample content' })).toBeHidden()
  await open(page, '/admin/references', 'References')
  await expect(main.getByRole('listitem')).toHaveText([/Ours/])
})
