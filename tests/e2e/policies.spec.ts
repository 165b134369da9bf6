import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { settled } from './settled.ts'

const policies = [
  { path: '/privacy-policy', title: 'Privacy Policy', sections: 13, address: '#your-rights', section: 'Your rights' },
  { path: '/terms-of-service', title: 'Terms of Service', sections: 13, address: '#liability', section: 'Liability' },
]

for (const { path, title, sections, address, section } of policies) {
  test(`the ${title} shows its version and date and leads to each section @phone`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('header').getByText('2.0', { exact: true })).toBeVisible()
    await expect(page.getByText('1 January 2026', { exact: true })).toBeVisible()

    const contents = page.getByRole('navigation', { name: 'On this page' })
    const opener = contents.getByRole('button')
    if (await opener.isVisible()) await opener.click()
    await expect(contents.getByRole('link')).toHaveCount(sections)
    await settled(page)
    await contents.getByRole('link', { name: section }).click()
    await expect(page).toHaveURL(`${path}${address}`)
    await expect(page.locator(address)).toBeInViewport()
    await expect(contents.getByRole('link', { name: section })).toHaveAttribute('aria-current', 'location')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the ${title} is accessible in ${colorScheme} @phone`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectAccessible(page)
    })
  }

  test(`the ${title} is complete before any script runs`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<title>${title} | Tandem</title>`)
    expect(html).toContain(`href="${address}"`)
    expect(html).toContain(`<h2 id="${address.slice(1)}">${section}</h2>`)
  })

  test(`the ${title} prints as its text alone`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
  })
}

test('the privacy policy draws how long each kind of data is kept', async ({ page }) => {
  await page.goto('/privacy-policy')
  const lanes = page.locator('section').filter({ has: page.getByRole('heading', { name: 'How long we keep what' }) })
  await expect(lanes.getByRole('definition')).toHaveText(['6 months', '13 months', '3 years', '3 years'])
})

test('the browser asks for the policy that was made safe, never for what was saved', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await expect(page).toHaveTitle('Privacy Policy | Tandem')
  expect(asked).toContain('/api/policies/privacy-policy')
  expect(asked).not.toContain('/api/content/privacy-policy')
})
