import { consultantsContent } from '#features/consultants/content.ts'
import { samplePeople } from '#records/consultants/sample-people.ts'
import { openWithStillClock, runUntilVisible } from './clock.ts'
import { expect, test } from './journey.ts'
import { openFromAboutMenu } from './public-page.ts'

const { texts: text } = consultantsContent
const owners = samplePeople.filter(({ is_owner }) => is_owner)
const others = samplePeople.filter(({ is_owner }) => !is_owner)

test('the owners stand first, and only they have a LinkedIn button', async ({ page }) => {
  await page.goto('/about/consultants')
  const names = [...owners, ...others].map(({ name }) => name)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(names)
  const network = page.getByRole('main').getByRole('link', { name: /^LinkedIn/ })
  await expect(network).toHaveCount(2)
  for (const { name } of owners) await expect(network.filter({ hasText: name })).toBeVisible()
  for (const { name } of owners) await expect(page.getByRole('img', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Your Agile Journey' })).toHaveAttribute('href', '/contact#contact')
})

test('the page is complete before any script runs', async ({ request }) => {
  const html = await (await request.get('/about/consultants')).text()
  for (const { name, bio } of others) expect(html).toContain(bio ?? name)
  expect(html).toContain('"@type":"Person"')
})

test.describe('when the consultants can not be fetched', () => {
  test.use({ expectedErrors: [/500|Failed to load consultants/] })

  test('it is only logged, and the list is empty', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to load consultants'))
    await page.route('**/api/consultants', (route) => route.fulfill({ status: 500, body: '{}' }))
    await openWithStillClock(page, '/')
    await openFromAboutMenu(page, 'Our Consultants')
    await runUntilVisible(page, page.getByText(text.empty))
    await logged
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero_title)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
