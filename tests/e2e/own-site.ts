import { test as journey } from './journey.ts'

/** Journeys that change what others read walk on a site of their own, one for each worker. */
export const test = journey.extend({ baseURL: ({ siteUrl }, use) => use(siteUrl) })

export { expect, open } from './journey.ts'
