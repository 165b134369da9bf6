import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

async function openFromMenu(page: Page, name: string) {
  await page.getByRole('link', { name: 'About Us' }).hover()
  await page.getByRole('link', { name, exact: true }).click()
}

test('a visitor finds an upcoming event and puts it into a calendar @phone', async ({ page }) => {
  await page.goto('/about/events', { waitUntil: 'networkidle' })
  await expectAccessible(page)
  const event = page.getByRole('listitem').filter({ hasText: 'Decide in Days' }).last()
  await expect(event.getByRole('link', { name: 'Reserve a seat' })).toHaveAttribute('href', '/contact#contact')
  const download = page.waitForEvent('download')
  await event.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toMatch(/^event-\d{4}-\d{2}-\d{2}\.ics$/)
})

test('a call to action without an address is no link', async ({ page }) => {
  await page.goto('/about/events')
  await expect(page.getByText('Registration opens soon')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Registration opens soon' })).toHaveCount(0)
})

test('the places of events read as the rules say', async ({ page }) => {
  await page.goto('/about/events')
  await expect(page.locator('#upcoming')).toContainText('Budapest, Bartók Béla út')
  await expect(page.locator('#upcoming')).toContainText('Virtual Event')
  await expect(page.locator('#upcoming')).toContainText('Hybrid Event')
})

test('years of the archive open side by side, latest first, with their numbers of events', async ({ page }) => {
  await page.goto('/about/events', { waitUntil: 'networkidle' })
  const years = page.locator('#past').getByRole('button')
  await expect(years).toHaveText([/^2026\s*3 events$/, /^2025\s*3 events$/, /^2024\s*3 events$/, /^2023\s*2 events$/])
  await expect(years.first()).toHaveAttribute('aria-expanded', 'true')
  await years.nth(2).click()
  await expect(years.first()).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('The two-question rule')).toBeVisible()
  await expect(page.getByText('Rescue stories')).toBeHidden()
})

test('the archive is filtered by theme and year, and the address remembers it @phone', async ({ page }) => {
  await page.goto('/about/events', { waitUntil: 'networkidle' })
  const archive = page.locator('#past')
  await archive.getByRole('link', { name: 'Agile Leadership' }).click()
  await archive.getByRole('link', { name: '2024' }).click()
  await expect(page).toHaveURL(/theme=Agile\+Leadership&year=2024/)
  await expect(archive.getByRole('heading', { level: 4 })).toHaveText(['The two-question rule'])
  await page.reload()
  await expect(archive.getByRole('heading', { level: 4 })).toHaveText(['The two-question rule'])
  await page.goto('/about/events?theme=Coaching&year=2025')
  await expect(archive.getByText('No past event matches these filters.')).toBeVisible()
  await archive.getByRole('link', { name: 'Clear filters' }).click()
  await expect(archive.getByRole('button')).toHaveCount(4)
})

test('keynotes are filtered by theme and open in a new tab; nothing is asked of the video host', async ({ page }) => {
  await page.goto('/about/events', { waitUntil: 'networkidle' })
  const keynotes = page.locator('#keynotes')
  await expect(keynotes.getByRole('heading', { level: 3 })).toHaveCount(4)
  await keynotes.getByRole('link', { name: 'Leadership', exact: true }).click()
  await expect(keynotes.getByRole('heading', { level: 3 })).toHaveText([
    'The price of a slow decision',
    'Vezetők és kérdések',
  ])
  const card = keynotes.getByRole('link', { name: 'The price of a slow decision' })
  await expect(card).toHaveAttribute('target', '_blank')
  await expect(keynotes.locator('img')).toHaveCount(0)
})

test('unreadable keynote content falls back to the built-in talks', async ({ page }) => {
  await page.route('**/api/content/events', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, sections: { ...answer.sections, keynote_videos: '[{"id":' } } })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await openFromMenu(page, 'Events')
  await expect(page.locator('#keynotes').getByRole('heading', { level: 3 })).toHaveCount(4)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every year stands open and the filters work', async ({ page }) => {
    await page.goto('/about/events')
    await expect(page.getByText('Team coaching, week one')).toBeVisible()
    await page.locator('#past').getByRole('link', { name: 'Transformation' }).click()
    await expect(page.locator('#past').getByRole('heading', { level: 4 })).toHaveText([
      'Regulated and quick',
      'Rescue stories',
      'Planning days for a hundred people',
    ])
    await page.locator('#keynotes').getByRole('link', { name: 'Agile', exact: true }).click()
    await expect(page).toHaveURL(/theme=Transformation&keynotes=agile/)
  })
})

test('the calendar can be subscribed to', async ({ request }) => {
  const feed = await request.get('/events.ics')
  expect(feed.headers()['content-type']).toContain('text/calendar')
  const text = await feed.text()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(14)
  expect(text).toContain('TZID:Europe/Budapest')
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  expect((await request.get('/events/00000000-0000-4000-8000-000000000000.ics')).status()).toBe(404)
  expect((await request.get('/events/nonsense.ics')).status()).toBe(404)
})

test.describe('when the events can not be fetched', () => {
  test.use({ expectedErrors: [/500/] })

  test('a toast says so and the rest of the page stands', async ({ page }) => {
    await page.route('**/api/events', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/', { waitUntil: 'networkidle' })
    await openFromMenu(page, 'Events')
    const toast = page.getByRole('region', { name: 'Notifications' })
    await expect(toast.getByText('Error', { exact: true })).toBeVisible()
    await expect(toast.getByText('Failed to fetch events')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Featured keynotes' })).toBeVisible()
  })
})
