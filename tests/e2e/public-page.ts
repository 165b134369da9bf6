import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#src/routes.ts'

const listPages = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path = '', children = [] }) =>
    children.length > 0 ? listPages(children) : /[:*.]/.test(path) ? [] : [`/${path}`],
  )

/** The address of every page that is always there. */
export const publicPages = listPages(routes)

/** The part of a page that stands under this heading. */
export const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** Goes to a page under About Us without a new document, on a large screen. */
export async function openFromAboutMenu(page: Page, name: string) {
  await mainMenu(page).getByRole('link', { name: 'About Us' }).hover()
  await mainMenu(page).getByRole('link', { name, exact: true }).click()
}

/** Goes to any page of the site without a new document, as the click on a link does. */
export const follow = (page: Page, path: string) =>
  page.evaluate((target) => {
    history.pushState({}, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
