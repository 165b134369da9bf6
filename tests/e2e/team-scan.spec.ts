import type { APIRequestContext, Page } from '@playwright/test'
import { answerContent, manageContent, startContent } from '#features/scan/team/content.ts'
import { version1 } from '#features/scan/versions/version-1.ts'
import { expectUsableByEveryone } from './accessibility.ts'
import { title } from './admin.ts'
import { expect, open, test } from './own-site.ts'

test.use({ expectedErrors: [/status of 404/] })

const [start, answer, manage] = [startContent.texts, answerContent.texts, manageContent.texts]

test.beforeEach(({ data }) => data.query('truncate team_scans, rate_limits cascade'))

async function fillStart(page: Page) {
  await page.getByLabel(start.team_name).fill('Platform and Product')
  await page.getByLabel(start.email).fill('organiser@example.com')
  await page.getByLabel(start.consent).check()
  await page.getByRole('button', { name: start.submit }).click()
  await expect(title(page)).toHaveText('Platform and Product')
}

/** As the form of a browser without scripts sends it. */
function answerAs(request: APIRequestContext, path: string, view: string, value: number) {
  const given = version1.questions.map(({ id }, place) => [id, String(((value + place) % 5) + 1)])
  return request.post(path, { form: { ...Object.fromEntries(given), view }, maxRedirects: 0 })
}

test('a team scan is made, answered, read, closed and deleted without JavaScript', async ({
  page,
  browser,
  siteUrl,
  request,
}) => {
  const plain = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false })
  const organiser = await plain.newPage()
  await organiser.goto('/services/assessments')
  await organiser.getByRole('link', { name: 'Take it with your team' }).click()
  await fillStart(organiser)
  const managed = new URL(organiser.url()).pathname
  const links = organiser.getByRole('main').getByRole('link', { name: /^http/ })
  const team = new URL((await links.first().textContent()) ?? '').pathname

  const colleague = await plain.newPage()
  await colleague.goto(team)
  await colleague.getByLabel(answer.view_team).check()
  for (const group of (await colleague.getByRole('group').all()).slice(1)) await group.getByLabel('Mostly').check()
  await colleague.getByRole('button', { name: answer.submit }).click()
  await expect(colleague.getByText(answer.answered_waiting)).toBeVisible()
  await colleague.getByRole('button', { name: answer.leave }).click()
  await expect(colleague.getByText(answer.answered_left)).toBeVisible()

  for (const view of ['leadership', 'team', 'leadership']) await answerAs(request, team, view, 3)
  await organiser.reload()
  await expect(organiser.getByText(manage.too_few)).toBeVisible()
  // The site of the journeys has no mail server.
  await expect(organiser.getByText(manage.link_own_unmailed)).toBeVisible()
  await expect(organiser.getByRole('table')).toHaveCount(0)
  await open(page, managed)
  await expectUsableByEveryone(page, { touch: true })
  for (const value of [0, 2, 4, 1, 3]) await answerAs(request, team, value % 2 ? 'leadership' : 'team', value)
  await organiser.reload()
  await expect(organiser.getByRole('table')).toHaveCount(3)
  await expect(organiser.getByRole('columnheader', { name: 'Leadership (4)' })).toBeVisible()
  const report = await request.get(`${managed}/report.pdf`)
  expect(report.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  const read = await request.get(managed)
  expect(read.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })

  await organiser.getByRole('button', { name: manage.close }).click()
  await colleague.goto(team)
  await expect(title(colleague)).toHaveText(answer.closed_title)
  await open(page, team)
  await expectUsableByEveryone(page, { touch: true })
  await organiser.getByRole('button', { name: manage.reopen }).click()
  await organiser.getByLabel(manage.delete_sure).check()
  await organiser.getByRole('button', { name: manage.delete }).click()
  await expect(title(organiser)).toHaveText(manage.deleted_title)
  await organiser.goto(managed)
  await expect(title(organiser)).toHaveText(manage.unknown_title)
  await plain.close()
})

test('a colleague answers once per browser, and sees the own result again', async ({ page, request }) => {
  await open(page, '/team')
  await fillStart(page)
  const managed = new URL(page.url()).pathname
  const links = page.getByRole('main').getByRole('link', { name: /^http/ })
  const team = new URL((await links.first().textContent()) ?? '').pathname
  await open(page, team)
  await expectUsableByEveryone(page, { touch: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel(answer.view_leadership).check()
  await page.reload()
  await expect(page.getByLabel(answer.view_leadership)).toBeChecked()
  for (const group of (await page.getByRole('group').all()).slice(1)) await group.getByLabel('Always').check()
  await page.getByRole('button', { name: answer.submit }).click()
  await expect(page.getByText(answer.answered_eyebrow)).toBeVisible()
  await expectUsableByEveryone(page, { touch: true })
  await open(page, team)
  await expect(title(page)).toHaveText(answer.again_title)
  await expectUsableByEveryone(page, { touch: true })
  for (const value of [1, 2, 3]) await answerAs(request, team, 'other', value)
  await page.getByRole('link', { name: answer.again_see }).click()
  await expect(page.getByText(answer.answered_shown)).toBeVisible()
  await open(page, managed)
  await expect(page.getByText(manage.groups_wait)).toBeVisible()
  await expectUsableByEveryone(page, { touch: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel(manage.delete_sure).check()
  await page.getByRole('button', { name: manage.delete }).click()
  await expect(title(page)).toHaveText(manage.deleted_title)
  await expectUsableByEveryone(page, { touch: true })
})
