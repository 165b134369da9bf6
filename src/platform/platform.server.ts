import { createContext } from 'react-router'
import type { ChangeFeed } from './database/change-feed.server.ts'
import type { Database } from './database/database.server.ts'
import type { Read } from './database/reads.server.ts'
import type { Environment } from './environment.server.ts'
import type { Log } from './log.server.ts'
import type { DataCache } from './pages/data-cache.server.ts'
import type { EventStreams } from './pages/event-streams.server.ts'
import type { Tracing } from './tracing/tracing.server.ts'

/** What every request may use. Made once at start; tests make their own. */
export type Platform = {
  environment: Environment
  /** Within a page that everybody is sent it may be a replica. */
  db: Database
  /** Never a replica: for what is written, and for rows whose changes are not announced. */
  primary: Database
  read: Read
  log: Log
  changeFeed: ChangeFeed
  cache: DataCache
  streams: EventStreams
  tracing: Tracing
  publicKey: string
  /** What cookies are signed with, and second factors encrypted. */
  authSecret: string
  now: () => Date
  /** Has something done when this process ends, while the database is still there. */
  onShutdown: (work: () => Promise<void>) => void
}

export const platformContext = createContext<Platform>()

/** What a page's loader may know and say about the page that is being rendered. */
export type PageRequest = {
  origin: string
  /** Marks the scripts of this one rendering as our own; see `takeOwnScripts`. */
  nonce: string
  /** The visitor's network address; empty while a page is rendered that others will be sent too. */
  address: string
  /** From this moment on the page would read differently although no row changes; see `changesAt`. */
  validUntil?: number
  /** What kept the page, or a part of it, from being read. Such a page is sent to nobody else. */
  failure?: unknown
}

export const pageContext = createContext<PageRequest>()

/** For a loader: the page will read differently from that moment on. Several may say so; the earliest counts. */
export function expireAt(page: PageRequest, moment: number) {
  page.validUntil = Math.min(page.validUntil ?? Number.POSITIVE_INFINITY, moment)
}
