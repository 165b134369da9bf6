import { privacyContent } from '#features/policies/privacy/content.ts'
import { expect, open, test } from './journey.ts'
import { section } from './public-page.ts'
import { settled } from './settled.ts'

const policies = [
  {
    ...{ path: '/privacy-policy', title: 'Privacy Policy', version: '2.1', since: '16 November 2026', sections: 13 },
    ...{ address: '#your-rights', chapter: 'Your rights' },
  },
  {
    ...{ path: '/terms-of-service', title: 'Terms of Service', version: '2.0', since: '1 January 2026', sections: 13 },
    ...{ address: '#liability', chapter: 'Liability' },
  },
]

for (const { path, title, version, since, sections, address, chapter } of policies) {
  test(`the ${title} shows its version and date and leads to each section @phone`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const facts = page.getByRole('article', { name: title }).getByRole('definition')
    await expect(facts.filter({ hasText: version })).toBeVisible()
    await expect(page.getByText(since, { exact: true })).toBeVisible()

    const contents = page.getByRole('navigation', { name: 'On this page' })
    const opener = contents.getByRole('button')
    if (await opener.isVisible()) await opener.click()
    await expect(contents.getByRole('link')).toHaveCount(sections)
    await settled(page)
    await contents.getByRole('link', { name: chapter }).click()
    await expect(page).toHaveURL(`${path}${address}`)
    await expect(page.getByRole('heading', { level: 2, name: chapter, exact: true })).toBeInViewport()
    await expect(contents.getByRole('link', { name: chapter })).toHaveAttribute('aria-current', 'location')
  })
}

test('the policies are complete before any script runs', async ({ request }) => {
  for (const { path, title, address, chapter } of policies) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<title>${title} | Tandem</title>`)
    expect(html, path).toContain(`href="${address}"`)
    expect(html, path).toContain(`<h2 id="${address.slice(1)}">${chapter}</h2>`)
  }
})

test('the policies print as their text alone', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const { path, chapter } of policies) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: chapter, exact: true })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
  }
})

test('the browser asks for the policy that was made safe, and it draws how long each kind of data is kept', async ({
  page,
}) => {
  await open(page, '/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await expect(page).toHaveTitle('Privacy Policy | Tandem')
  expect(asked).toContain('/api/policies/privacy-policy')
  expect(asked, 'what users saved').not.toContain('/api/content/privacy-policy')
  const lanes = section(page, privacyContent.texts.retention_title)
  await expect(lanes.getByRole('definition')).toHaveText(['6 months', '13 months', '3 years', '3 years'])
})
