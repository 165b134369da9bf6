import { readFile } from 'node:fs/promises'
import { back, choose, closeAndDelete, field, goTo, menu, open, rows, save, title } from './admin.ts'
import { expect, test } from './own-site.ts'
import { adminApi, signInAs } from './users.ts'

test.describe.configure({ mode: 'default' })

test('every screen can be reached by thumb @phone', async ({ page, isMobile }) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/references', 'References')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  if (isMobile) {
    const buttons = page.getByRole('button').or(page.getByRole('link', { name: /^(View site|New reference)$/ }))
    const small = await buttons.evaluateAll((found) =>
      found
        .map((button) => ({ name: button.ariaLabel ?? button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    )
    expect(small.filter((line) => !line.startsWith('Skip'))).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
  }
  await goTo(page, 'Events')
  if (isMobile) await expect(menu(page)).toBeHidden()
})

test('each screen says where one is, to the eye, to the tab and to the screen reader', async ({ page, siteUrl }) => {
  const api = await adminApi(siteUrl)
  const first = async (resource: string) =>
    (await (await api.get(`/api/admin/${resource}?per_page=1`)).json()).items[0] as Record<string, string>
  await signInAs(page, 'admin')
  await open(page, '/admin', 'Dashboard')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  for (const { entry, one, name } of [
    { entry: 'Events', one: 'event', name: 'Two Lanes Day' },
    { entry: 'Use cases', one: 'use case', name: (await first('use-cases')).title ?? '' },
    { entry: 'Feature flags', one: 'feature flag', name: (await first('feature-flags')).feature_name ?? '' },
  ]) {
    await goTo(page, entry)
    await expect(page).toHaveTitle(`${entry} · Admin`)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(title(page)).toHaveText(name)
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveTitle(`${name} · Admin`)
    await back(page, entry).click()
    await expect(page).toHaveURL(/\/admin\/[a-z-]+$/)
    await expect(title(page)).toHaveText(entry)
    await page.getByRole('link', { name: `New ${one}` }).click()
    await expect(title(page)).toHaveText(`New ${one}`)
  }
  // The last of a menu that is longer than the window.
  await open(page, '/admin/users', 'Users')
  await expect(menu(page).getByRole('link', { name: 'Users' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.describe('an address that is no screen', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('answers 404 with the menu around it, to whoever is signed in', async ({ page, request }) => {
    await signInAs(page, 'editor')
    for (const path of ['/admin/nowhere', '/admin/privacy-policy/imprint', '/admin/account/12']) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { name: 'There is no such screen' })).toBeVisible()
    }
    await goTo(page, 'Events')
    for (const path of ['/admin', '/admin/content/home', '/admin/references', '/admin/users/12'])
      expect((await request.get(path)).status(), path).toBe(200)
  })
})

test('no select has an item without a value', async ({ page }) => {
  await signInAs(page, 'admin')
  await open(page, '/admin/events/create', 'New event')
  const expectValues = async (label: string) => {
    await page.getByRole('combobox', { name: label }).click()
    const values = await page
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLElement).dataset.value))
    expect(values.length).toBeGreaterThan(1)
    expect(values.every(Boolean)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
  }
  await expectValues('Type')
  await expectValues('Format')
  for (const { entry, one, label } of [
    { entry: 'Testimonials', one: 'testimonial', label: 'Page' },
    { entry: 'Users', one: 'user', label: 'Role' },
  ]) {
    await goTo(page, entry)
    await page.getByRole('link', { name: `New ${one}` }).click()
    await expect(title(page)).toHaveText(`New ${one}`)
    await expectValues(label)
  }
})

test('a list is narrowed by a choice that can be cleared, and its export holds what it shows, for Excel', async ({
  page,
}) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/events', 'Events')
  const past = page.getByRole('link', { name: 'Rescue stories' })
  await expect(past).toBeVisible()
  const all = await rows(page).count()
  await choose(page, 'Type', 'Upcoming')
  await expect(page).toHaveURL(/event_type/)
  await expect(past).toBeHidden()
  const upcoming = await rows(page).count()
  expect(upcoming).toBeLessThan(all)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^events-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  expect(csv.split('\r\n')).toHaveLength(upcoming + 1)
  expect(csv).toContain('Two Lanes Day')
  expect(csv).not.toContain('Rescue stories')

  await page.getByRole('button', { name: 'Clear value' }).click()
  await expect(rows(page)).toHaveCount(all)
})

test('changes are saved by the keyboard, and nobody loses what is not saved, the second time neither', async ({
  page,
  siteUrl,
}) => {
  const api = await adminApi(siteUrl)
  const event = { title: 'An evening in doubt', event_type: 'past' }
  const { id } = await (await api.post('/api/admin/events', { data: event })).json()
  await signInAs(page, 'editor')
  await open(page, `/admin/events/${id}`, event.title)
  for (const badge of ['Members', 'Everyone']) {
    await field(page, 'Badge').fill(badge)
    await back(page, 'Events').click()
    await expect(title(page)).toHaveText('Events')
    await page.goBack()
    await expect(field(page, 'Badge')).toHaveValue(badge)
    await field(page, 'Badge').press('Control+s')
    await expect(page.getByText('All changes saved')).toBeVisible()
  }
  await field(page, 'Title').fill('')
  await save(page)
  await expect(page.getByText('Required')).toBeVisible()
  await closeAndDelete(page, api, `/api/admin/events/${id}`)
})

test('a screen is loaded as soon as somebody points at a link to it, or comes to it by the keyboard', async ({
  page,
}) => {
  await signInAs(page, 'editor')
  await open(page, '/admin/use-cases', 'Use cases')
  const script = () => page.waitForRequest((request) => request.resourceType() === 'script')
  await Promise.all([script(), menu(page).getByRole('link', { name: 'Events' }).hover()])
  await Promise.all([script(), menu(page).getByRole('link', { name: 'Blog' }).focus()])
  await Promise.all([script(), rows(page).getByRole('link').first().hover()])
})

test('whoever comes back to a form the moment it is left finds what was typed', async ({ page, siteUrl }) => {
  const api = await adminApi(siteUrl)
  const event = { title: 'An evening to return to', event_type: 'past' }
  const { id } = await (await api.post('/api/admin/events', { data: event })).json()
  await signInAs(page, 'editor')
  await open(page, `/admin/events/${id}`, event.title)
  for (const badge of ['Members', 'Everyone', 'Nobody']) {
    await field(page, 'Badge').fill(badge)
    // Nobody is that fast, but for a browser that is busy.
    const isBack = page.evaluate(
      () =>
        new Promise((resolve) => {
          new MutationObserver((_, observer) => {
            if (document.querySelector('h1')?.textContent !== 'Events') return
            observer.disconnect()
            window.addEventListener('popstate', resolve, { once: true })
            requestAnimationFrame(() => history.back())
          }).observe(document, { childList: true, subtree: true, characterData: true })
        }),
    )
    await back(page, 'Events').click()
    await isBack
    await expect(title(page)).toHaveText(event.title)
    await expect(field(page, 'Badge')).toHaveValue(badge)
  }
  await closeAndDelete(page, api, `/api/admin/events/${id}`)
})
