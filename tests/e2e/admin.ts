import {
  type APIRequestContext,
  type Browser,
  expect,
  type FrameLocator,
  type Page,
  type Route,
} from '@playwright/test'
import { apiKey } from '#tests/site.ts'
import { inquiry } from './leads.ts'

/** The message in the corner: its title and, to the letter, its words. */
export async function expectToast(page: Page, title: 'Success' | 'Error', words: string) {
  const titled = page.getByText(title, { exact: true })
  const toast = page.getByRole(title === 'Error' ? 'alert' : 'status').filter({ has: titled })
  // Up to three stand there; the last one is the latest.
  await expect(toast.getByText(words, { exact: true }).last()).toBeVisible()
}

/**
 * What can be undone is carried out when its message goes, after five seconds. Here they pass at once; the page's clock
 * has to be installed before it is opened.
 */
export async function letUndoPass(page: Page) {
  const undo = page.getByRole('button', { name: 'Undo' })
  // One that was undone may still be on its way out.
  await expect(undo).toHaveCount(1)
  // Messages wait while somebody points at them, and three of them reach as far as the button that was pressed.
  await page.mouse.move(0, 0)
  await page.clock.fastForward(5_000)
  await expect(undo).toHaveCount(0)
}

/** The form first: it says every now and then that it is open, which is refused once its item is gone. */
export async function closeAndDelete(page: Page, api: APIRequestContext, path: string) {
  await page.close()
  await api.delete(path)
}

/** Lets the calls of one kind fail until `heal` is called, as they would when the server breaks. */
export async function breakCalls(page: Page, method: string, path: string) {
  const pattern = new RegExp(`/api/admin/${path}(?:[?/].*)?$`)
  const fail = (route: Route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify({ title: 'Something went wrong', status: 500, detail: 'Something went wrong.' }),
        })
      : route.fallback()
  await page.route(pattern, fail)
  return { heal: () => page.unroute(pattern, fail) }
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: false }).first()

export const save = (page: Page) => page.getByRole('button', { name: /^(Save|Publish changes)$/ }).click()

export async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Where the screen says one is. */
export const title = (page: Page | FrameLocator) => page.getByRole('heading', { level: 1 })

/** Opens a screen and waits until it says where one is. */
export async function open(page: Page, path: string, expected: string | RegExp) {
  await page.goto(path)
  await expect(title(page)).toHaveText(expected)
}

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin' })

/** Goes to another screen without loading everything anew. */
export async function goTo(page: Page, entry: string, expected: string | RegExp = entry) {
  await menu(page).getByRole('link', { name: entry, exact: true }).click()
  await expect(title(page)).toHaveText(expected)
}

export const back = (page: Page, list: string) => page.getByRole('link', { name: `Back to ${list}`, exact: true })

/** The rows of a table, without its head. */
export const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

/** What visitors see of a page that stays open while users work: it is marked, and a reload would take the mark away. */
export async function watchPage(browser: Browser, address: string) {
  const page = await (await browser.newContext()).newPage()
  const following = page.waitForResponse((answer) => answer.url().includes('/api/changes'))
  await page.goto(address)
  await following
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'not reloaded'
  })
  return {
    page,
    title: title(page),
    expectNoReload: () => expect(page.locator('html')).toHaveAttribute('data-mark', 'not reloaded'),
    leave: () => page.context().close(),
  }
}

/** What the contact form sends, without a walk through it. */
export const sendInquiry = (siteUrl: string) =>
  callAsVisitor(siteUrl, 'send-contact-email', { ...inquiry, gdprConsent: true, marketingConsent: false })

/** The same for a scan in which everything was answered with "Sometimes". */
export const sendScan = (siteUrl: string) =>
  callAsVisitor(siteUrl, 'assessment-scoring', {
    answers: Array(16).fill(3),
    assessToken: crypto.randomUUID(),
    personalData: {
      firstName: 'Elena',
      lastName: 'Duarte',
      email: 'elena@example.com',
      companyName: 'Kestrel Systems',
    },
  })

async function callAsVisitor(siteUrl: string, name: string, body: object) {
  const answer = await fetch(`${siteUrl}/api/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: apiKey },
    body: JSON.stringify(body),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

export const wide = { width: 1440, height: 900 }

/** Opened in the application, as its own links do: each load of the whole would take longer than the check. */
export async function go(page: Page, path: string, title: string | RegExp) {
  await page.setViewportSize(wide)
  await page.evaluate((target) => {
    history.pushState({}, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('progressbar').or(page.locator('[aria-busy="true"]'))).toHaveCount(0)
}
