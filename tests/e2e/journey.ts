import { test as base, expect, type Page } from '@playwright/test'
import { startSite } from '#tests/site.ts'
import { copySampleDatabase, type Data } from './databases.ts'

type Journey = {
  /** Console errors that the journey provokes on purpose, such as the browser's own line about a 404. */
  expectedErrors: RegExp[]
  watched: undefined
}

/** Started only for workers whose journeys ask for them; see own-site.ts. */
type OwnSite = { data: Data; siteUrl: string }

/** A browser test that fails on any console error, on any script error, and on any request that leaves the site. */
export const test = base.extend<Journey, OwnSite>({
  baseURL: async ({ browserName: _ }, use) => {
    if (!process.env.BASE_URL) throw new Error('The site was not started')
    await use(process.env.BASE_URL)
  },
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => complaints.push(`script: ${error.error().stack}`))
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (/^https?:|^wss?:/.test(protocol) && origin !== baseURL) complaints.push(`foreign request: ${request.url()}`)
      })
      await use(undefined)
      const surprising = complaints.filter((line) => !expectedErrors.some((expected) => expected.test(line)))
      expect(surprising, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
  data: [
    async ({ browserName: _ }, use) => {
      const data = await copySampleDatabase()
      await use(data)
      await data.drop()
    },
    { scope: 'worker' },
  ],
  siteUrl: [
    async ({ data }, use) => {
      const site = await startSite({ DATABASE_URL: data.url })
      await use(site.url)
      await site.kill()
    },
    { scope: 'worker' },
  ],
})

/** Opens a page of the public site and waits until its scripts have taken over: before that a press would be lost. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  return answer
}

export { expect }
