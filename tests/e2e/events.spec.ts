import { eventsContent } from '#features/events/content.ts'
import { builtInKeynotes } from '#features/events/keynotes/built-in.ts'
import { upcomingEvents } from '#features/events/sample-events.ts'
import { openWithStillClock, runUntilVisible } from './clock.ts'
import { expect, open, test } from './journey.ts'
import { openFromAboutMenu, section } from './public-page.ts'

const { texts: text } = eventsContent

test('a visitor finds where upcoming events are, reserves a seat and puts one into a calendar', async ({ page }) => {
  await page.goto('/about/events')
  const upcoming = section(page, text.upcoming_title)
  await expect(upcoming).toContainText('Budapest, Bartók Béla út')
  await expect(upcoming).toContainText('Virtual Event')
  await expect(upcoming).toContainText('Hybrid Event')
  await expect(page.getByText('Registration opens soon'), 'without an address it is no link').toBeVisible()
  await expect(page.getByRole('link', { name: 'Registration opens soon' })).toHaveCount(0)

  const event = upcoming.getByRole('listitem').filter({ hasText: upcomingEvents[0]?.title ?? '' })
  await expect(event.getByRole('link', { name: 'Reserve a seat' })).toHaveAttribute('href', '/contact#contact')
  const download = page.waitForEvent('download')
  await event.getByRole('link', { name: text.upcoming_file }).click()
  expect((await download).suggestedFilename()).toMatch(/^event-\d{4}-\d{2}-\d{2}\.ics$/)
})

test('years of the archive open side by side, latest first, and filters for theme and year stay in the address', async ({
  page,
}) => {
  await open(page, '/about/events')
  const archive = section(page, text.past_title)
  const years = archive.getByRole('button')
  await expect(years).toHaveText([/^2026\s*3 events$/, /^2025\s*3 events$/, /^2024\s*3 events$/, /^2023\s*2 events$/])
  await expect(years.first()).toHaveAttribute('aria-expanded', 'true')
  await years.nth(2).click()
  await expect(years.first()).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('The two-question rule')).toBeVisible()
  await expect(page.getByText('Rescue stories')).toBeHidden()

  const titles = archive.getByRole('heading', { level: 4 })
  await archive.getByRole('link', { name: 'Agile Leadership' }).click()
  await expect(archive.getByRole('link', { name: '2024' })).toHaveAttribute('href', /theme=Agile\+Leadership/)
  await archive.getByRole('link', { name: '2024' }).click()
  await expect(page).toHaveURL(/theme=Agile\+Leadership&year=2024/)
  await expect(titles).toHaveText(['The two-question rule'])
  await page.reload()
  await expect(titles).toHaveText(['The two-question rule'])
  await open(page, '/about/events?theme=Coaching&year=2025')
  await expect(archive.getByText(text.past_empty)).toBeVisible()
  await archive.getByRole('link', { name: text.past_clear }).click()
  await expect(years).toHaveCount(4)
})

test('keynotes are filtered by theme and open in a new tab; nothing is asked of the video host', async ({ page }) => {
  await open(page, '/about/events')
  const keynotes = section(page, text.keynotes_title)
  const titles = keynotes.getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(builtInKeynotes.length)
  await keynotes.getByRole('link', { name: text.keynotes_leadership, exact: true }).click()
  const chosen = builtInKeynotes.filter(({ theme }) => theme.includes('Leadership')).map(({ title }) => title)
  await expect(titles).toHaveText(chosen)
  const card = keynotes.getByRole('link', { name: chosen[0] ?? '' })
  await expect(card).toHaveAttribute('target', '_blank')
  await expect(keynotes.locator('img:not([src^="/storage/"])')).toHaveCount(0)
})

test('unreadable keynote content falls back to the built-in talks', async ({ page }) => {
  await page.route('**/api/content/events', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, sections: { ...answer.sections, keynote_videos: '[{"id":' } } })
  })
  await open(page, '/')
  await openFromAboutMenu(page, 'Events')
  await expect(section(page, text.keynotes_title).getByRole('heading', { level: 3 })).toHaveCount(4)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every year stands open and the filters work', async ({ page }) => {
    await page.goto('/about/events')
    const archive = section(page, text.past_title)
    await expect(page.getByText('Team coaching, week one')).toBeVisible()
    await archive.getByRole('link', { name: 'Transformation' }).click()
    await expect(archive.getByRole('heading', { level: 4 })).toHaveText([
      'Regulated and quick',
      'Rescue stories',
      'Planning days for a hundred people',
    ])
    const keynotes = section(page, text.keynotes_title)
    await keynotes.getByRole('link', { name: text.keynotes_agile, exact: true }).click()
    await expect(page).toHaveURL(/theme=Transformation&keynotes=agile/)
  })
})

test('the calendar can be subscribed to', async ({ request }) => {
  const feed = await request.get('/events.ics')
  expect(feed.headers()['content-type']).toContain('text/calendar')
  const calendar = await feed.text()
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(14)
  expect(calendar).toContain('TZID:Europe/Budapest')
  expect(calendar.replaceAll('\r\n', '')).not.toContain('\n')
  expect((await request.get('/events/00000000-0000-4000-8000-000000000000.ics')).status()).toBe(404)
  expect((await request.get('/events/nonsense.ics')).status()).toBe(404)
})

test.describe('when the events can not be fetched', () => {
  test.use({ expectedErrors: [/500/] })

  test('a toast says so and the rest of the page stands', async ({ page }) => {
    await page.route('**/api/events', (route) => route.fulfill({ status: 500, body: '{}' }))
    await openWithStillClock(page, '/')
    await openFromAboutMenu(page, 'Events')
    const toast = page.getByRole('region', { name: 'Notifications' })
    await runUntilVisible(page, toast.getByText('Failed to fetch events'))
    await expect(toast.getByText('Error', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: text.keynotes_title })).toBeVisible()
  })
})
