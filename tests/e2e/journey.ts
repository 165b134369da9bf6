import { test as base, expect } from '@playwright/test'

type Journey = {
  /** Console errors that the journey provokes on purpose, such as the browser's own line about a 404. */
  expectedErrors: RegExp[]
  watched: undefined
}

/** A browser test that fails on any console error, on any script error, and on any request that leaves the site. */
export const test = base.extend<Journey>({
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
})

export { expect }
