import { open, sendScan, title } from './admin.ts'
import { asVisitor } from './leads.ts'
import { expect, test } from './own-site.ts'
import { answerByKeys, form } from './scan-form.ts'
import { signInAs } from './users.ts'

test.afterEach(async ({ data }) => {
  await data.query('truncate assessments, scan_visits cascade')
  await data.query('delete from scan_versions where number > 1')
  await data.query("update scan_versions set status = 'published', retired_at = null where number = 1")
})

test('an editor changes the scan in a draft, tries it on earlier answers and publishes it; whoever has begun finishes theirs', async ({
  page,
  browser,
  siteUrl,
  data,
}) => {
  await data.query('truncate assessments cascade')
  await sendScan(siteUrl)
  const [{ id: earlier }] = (await data.query('select id from assessments')).rows
  await signInAs(page, 'editor')
  await open(page, '/admin/scan', 'Scan studio')

  // What results lead to, with a choice of their own.
  const related = page.getByRole('region', { name: 'What results lead to' })
  await related.getByRole('switch', { name: 'Show every combination' }).check()
  await related.getByRole('button', { name: 'Pin for Explorer, weakest in agility: Service' }).click()
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Training Programs')
  await page.getByRole('button', { name: 'Pin', exact: true }).click()
  await related.getByRole('switch', { name: 'Show every combination' }).uncheck()
  await expect(
    related.getByRole('row', { name: /Explorer, weakest in agility Service Training Programs/ }),
  ).toBeVisible()
  await related.getByRole('button', { name: 'Unpin for Explorer, weakest in agility: Service' }).click()
  await expect(related.getByText('Pinned', { exact: true })).toHaveCount(0)
  await expect(related.getByRole('heading', { name: 'What results lead to' })).toBeFocused()

  await page.getByRole('button', { name: 'New draft from this one: version 1' }).click()
  await expect(title(page)).toHaveText('Version 2: Begun from version 1')

  // A question is moved, another one written, a third turned off: the scan beside it follows.
  const preview = page.frameLocator('iframe[title="Preview of the page"]')
  const asked = preview.locator('.plain-scan')
  await expect(asked).toContainText('We choose an AI use case')
  const ai = page.getByRole('region', { name: 'AI', exact: true })
  await ai.getByRole('button', { name: /^Move We choose an AI use case.* down$/ }).click()
  await expect(ai.getByRole('listitem').first()).toContainText('When an AI pilot ends')
  await ai.getByRole('listitem').first().locator('summary').click()
  await ai.getByRole('textbox', { name: 'Question' }).fill('When an **AI pilot** ends, we *decide*.')
  await expect(asked).toContainText('When an AI pilot ends, we decide.')
  await ai.getByRole('switch', { name: /^We choose an AI use case.* is on$/ }).uncheck()
  await expect(asked).not.toContainText('We choose an AI use case')

  // What is typed is kept without a press on Save, and a bad rule is told at once.
  await page.getByRole('tab', { name: 'Archetypes' }).click()
  await page.getByRole('textbox', { name: 'Name of the archetype' }).first().fill('Pathfinder')
  await expect(preview.getByRole('heading', { level: 1, name: 'Pathfinder' })).toBeVisible()
  await page.getByRole('spinbutton', { name: 'All pillars from' }).fill('0')
  await page.getByRole('spinbutton', { name: 'At most apart' }).fill('100')
  await expect(page.getByText('No answers lead to “Bundler”: change the archetype rule.')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'All pillars from' }).fill('50')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('You have changes from')).toBeVisible()
  await expect(page.getByText('This can not be published yet')).toHaveCount(0)

  await page.getByRole('tab', { name: 'Back-test' }).click()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(
    page.getByText('The only result would change its archetype and would not change its band.'),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /Explorer → Catalyst/ })).toBeVisible()

  await asVisitor(browser, siteUrl, async (begun) => {
    await begun.goto(form)
    await answerByKeys(begun, 1, 3)
    await page.getByRole('button', { name: 'Publish…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('are asked these 15 questions')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('What was published never changes')).toBeVisible()

    await begun.reload()
    await expect(begun.getByText('3/16')).toBeVisible()
    await answerByKeys(begun, 3, 17)
    await begun.getByRole('button', { name: 'Skip & Continue' }).click()
    await expect(begun.getByRole('heading', { level: 1, name: 'Catalyst' })).toBeVisible()
  })
  await asVisitor(browser, siteUrl, async (fresh) => {
    await fresh.goto(form)
    await expect(fresh.getByText('1/15')).toBeVisible()
    await fresh.goto(`/assessment/shared/${earlier}`)
    await expect(fresh.getByRole('heading', { level: 1, name: 'Explorer' })).toBeVisible()
  })
  const { rows } = await data.query(
    'select number, count(*)::int as results from assessments join scan_versions on scan_versions.id = version_id group by 1',
  )
  expect(rows).toEqual([{ number: 1, results: 2 }])
})
