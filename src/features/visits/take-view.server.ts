import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { hasSignedCookie } from '#accounts/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isLoopback } from '#platform/http/client-address.server.ts'
import { createMemoryLimit, visitorOf } from '#platform/http/rate-limit.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { campaignKey, visitCountsOf } from '#records/visits/counts.server.ts'
import { asksNotToBeCounted } from '#records/visits/privacy-signals.server.ts'
import { hostOf } from '#records/visits/source.ts'
import { direct, type Step } from '#records/visits/steps.ts'
import type { Feature } from '#resources/feature.server.ts'
import type { View } from './input.ts'
import { createPageList } from './pages.server.ts'
import { createVisitors } from './visitors.server.ts'

/** Takes a page view from somebody. Answers after how many seconds there may be another one: 0 unless there are too many. */
type TakeView = (view: View, address: string, headers: IncomingHttpHeaders) => Promise<number>

/** An office behind one address is counted, a flood is not. */
const limit = { points: 300, seconds: 60 }

// Looked into once for each: browsers have few names, and a site has few.
const robots = new LRUCache<string, boolean>({ max: 500, memoMethod: (userAgent) => isbot(userAgent) })
const hosts = new LRUCache<string, string>({ max: 20, memoMethod: (origin) => hostOf(origin) ?? '' })

const known = new WeakMap<Database, TakeView>()

/** What takes the page views of this process, by whichever way they come. */
export function viewTakerOf(platform: Platform, features: Feature[]): TakeView {
  const take = known.get(platform.primary) ?? createViewTaker(platform, features)
  known.set(platform.primary, take)
  return take
}

function createViewTaker(platform: Platform, features: Feature[]): TakeView {
  const { environment, now } = platform
  const secondsToWait = createMemoryLimit(limit)
  const counts = visitCountsOf(platform)
  const isPage = createPageList(platform, features)
  const visitors = createVisitors()
  counts.limitTo(isPage)

  /** The browser of somebody who looks after the site. */
  const isUser = async (headers: IncomingHttpHeaders) =>
    headers.cookie !== undefined &&
    headers['sec-fetch-site'] !== undefined &&
    (await hasSignedCookie(platform, headers as Record<string, string>))

  /** Who comes from elsewhere begins a visit; from page to page it goes on. */
  function count({ path, referrer, campaign, width }: View, isNew: boolean, headers: IncomingHttpHeaders) {
    const isBeginning = referrer === undefined || referrer !== hosts.memo(requestOrigin(headers, environment))
    const steps: Step[] = isBeginning ? ['views', 'visits'] : ['views']
    if (isNew) steps.push('visitors')
    const origin = isBeginning && { source: referrer ?? direct, campaign: campaign && campaignKey(campaign) }
    counts.add({ page: path, width: width ?? undefined, ...origin }, steps)
  }

  return async (view, address, headers) => {
    const wait = isLoopback(address) ? 0 : secondsToWait(visitorOf(address))
    if (wait > 0) return wait
    const userAgent = headers['user-agent']
    if (!userAgent || robots.memo(userAgent) || asksNotToBeCounted(headers) || (await isUser(headers))) return 0
    if (!view.path || !(await isPage(view.path))) return 0
    count(view, visitors.isNew(now(), address, userAgent), headers)
    return 0
  }
}
