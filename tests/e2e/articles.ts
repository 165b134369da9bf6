import { type APIRequestContext, type Browser, expect, type Page, request } from '@playwright/test'
import sharp from 'sharp'
import { samples } from '#features/blog/seed.server.ts'
import type { Data } from './databases.ts'
import { adminApi } from './users.ts'

export const text = (page: Page) => page.getByRole('textbox', { name: 'What visitors read' })
export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })
export const state = (page: Page, name: RegExp) => page.getByRole('radio', { name })
export const photo = async (name = 'board.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer(),
})

/** Whoever has no account. */
export async function visitor(siteUrl: string): Promise<APIRequestContext> {
  return request.newContext({ baseURL: siteUrl, maxRedirects: 0 })
}

export async function visit(browser: Browser, address: string) {
  const page = await (await browser.newContext()).newPage()
  const answer = await page.goto(address)
  return { page, status: answer?.status(), leave: () => page.context().close() }
}

export async function saveByKey(page: Page) {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('All changes saved')).toBeVisible()
}

/** Leaves the articles that a site begins with, so that the next journey finds its addresses free. */
export const removeAddedPosts = (data: Data) =>
  data.query('delete from blog_posts where slug <> all($1)', [samples.map(({ slug }) => slug)])

export const addPost = async (siteUrl: string, post: object) =>
  (await (await adminApi(siteUrl)).post('/api/admin/blog', { data: post })).json()
