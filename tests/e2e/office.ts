import { expect, type Page, type Route } from '@playwright/test'
import { expectAccessible } from './axe.ts'

/** The message in the corner: its title and, to the letter, its words. */
export async function expectToast(page: Page, title: 'Success' | 'Error', words: string) {
  const toast = page.locator('.office-message').filter({ hasText: words })
  await expect(toast.getByText(words, { exact: true })).toBeVisible()
  await expect(toast.locator('.MuiAlertTitle-root')).toHaveText(title)
  await expect(toast).toHaveAttribute('role', title === 'Error' ? 'alert' : 'status')
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

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

export async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Opens a screen and waits until it says where one is. */
export async function open(page: Page, path: string, title: string | RegExp) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** As wide as the window, and readable with any tool, in both colours. */
export async function expectSound(page: Page) {
  await page.waitForLoadState('networkidle')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide, 'nothing stands out to the side').toBe(0)
}
