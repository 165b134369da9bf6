import { test as journey } from './journey.ts'
import { startProcess, startSharedDatabase } from './site-process.ts'

type Data = Awaited<ReturnType<typeof startSharedDatabase>>

/**
 * Journeys that change what others read walk on a site of their own, one for each worker. Those who leave nothing as it
 * was give theirs a `siteName`, so that nobody else is led there.
 */
export const test = journey.extend<object, { siteName: string; data: Data; siteUrl: string }>({
  siteName: ['for all', { option: true, scope: 'worker' }],
  data: [
    async ({ browserName: _ }, use) => {
      const data = await startSharedDatabase()
      await use(data)
      await data.stop()
    },
    { scope: 'worker' },
  ],
  siteUrl: [
    async ({ data }, use) => {
      const site = await startProcess(data.url)
      await use(site.url)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
})

export { expect } from './journey.ts'
