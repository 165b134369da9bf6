import { createContext } from 'react-router'
import type { Changes } from './changes.server.ts'
import type { Database } from './database.server.ts'
import type { Environment } from './environment.server.ts'
import type { EventStreams } from './event-streams.server.ts'
import type { Log } from './log.server.ts'
import type { Memory } from './memory.server.ts'

/** What every request may use. Made once at start; tests make their own. */
export type Platform = {
  environment: Environment
  db: Database
  log: Log
  changes: Changes
  memory: Memory
  streams: EventStreams
  publicKey: string
  now: () => Date
}

export const platformContext = createContext<Platform>()

/** What a page's loader may know and say about the page that is being rendered. */
export type PageRequest = {
  origin: string
  /** The visitor's network address; empty while a page is rendered that others will be sent too. */
  address: string
  /** From this moment on the page would read differently although no row changes; see `changesAt`. */
  validUntil?: number
  /** What a loader threw, when one did. */
  failure?: unknown
}

export const pageContext = createContext<PageRequest>()

/** For a loader: the page will read differently from that moment on. Several may say so; the earliest counts. */
export function changesAt(page: PageRequest, moment: number) {
  page.validUntil = Math.min(page.validUntil ?? Number.POSITIVE_INFINITY, moment)
}
