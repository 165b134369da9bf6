import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Hono } from 'hono'
import { createContext } from 'react-router'
import type { UserEnv } from '#accounts/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Transaction } from '#platform/database/transaction.server.ts'
import type { Metrics } from '#platform/http/metrics.server.ts'
import type { Queue, Routine } from '#platform/jobs/background.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Related } from './related.ts'
import type { Resource } from './resource.server.ts'
import type { Shape } from './text-list.ts'
import type { TimelineKind } from './timeline.ts'

/** Everything that the server has to know of one feature. `src/features.server.ts` lists them. */
export type Feature = {
  /** Under this name open pages hear that its tables have changed. */
  name: string
  /** Whose changes drop kept pages and reach open ones. */
  tables?: PgTable[]
  /** Public endpoints, under `/api`. */
  api?: (platform: Platform, features: Feature[]) => AnyHono
  /** What the failures of one of those calls have beside the problem itself, by its path under `/api`. */
  failures?: Record<string, (detail: string) => object>
  /** What comes by the thousand, answered before everything else. */
  quick?: (platform: Platform, features: Feature[]) => QuickAnswer
  /** What it answers beside pages and the API, such as downloads. */
  routes?: (platform: Platform, features: Feature[]) => AnyHono
  /** What the admin manages as rows. */
  resources?: Resource[]
  /** Rows that have calls of their own, and are found from anywhere all the same. */
  findable?: Resource[]
  /** Calls of the admin beyond those of its resources, under `/api/admin`. */
  adminApi?: (platform: Platform, features: Feature[]) => Hono<UserEnv>
  /** Its screens in the admin beyond those of its resources, below `/admin`. */
  screens?: string[]
  /** Texts that can be edited, with their defaults. */
  texts?: EditableTexts[]
  /** Query parameters that change what its pages show. */
  parameters?: string[]
  /** Its pages beyond those of its texts, for the sitemap. */
  addresses?: (db: Database, now: Date) => Promise<Address[]>
  /** When its pages will read differently although no row changes: a planned publication. */
  nextPublication?: (db: Database, now: Date) => Promise<number | undefined>
  /** What the share picture of one of those pages is made of. */
  findCover?: (db: Database, path: string, now: Date) => Promise<Cover | undefined>
  /** Writes what a page needs to be looked at in a preview, whose transaction is rolled back. */
  preparePreview?: (tx: Transaction, path: string, now: Date) => Promise<unknown>
  /** What pages of other features may lead on to. */
  related?: Related
  personalData?: PersonalData[]
  /** A user has another address: what was kept under the one of before goes with them. */
  afterUserMoves?: (tx: Transaction, before: string, after: string) => Promise<unknown>
  /** What it has for the card of a person. */
  timeline?: TimelineKind[]
  nightly?: Routine[]
  /** Work that follows from a change and may fail for a while, such as calling another site. */
  queues?: (features: Feature[]) => Queue[]
  /** Figures of its own for whoever watches. */
  metrics?: (metrics: Metrics, platform: Platform) => void
  /** Rows that it starts with in a new database, samples or not. */
  defaults?: (db: Database) => Promise<void>
  /** Sample content for a new database. */
  seed?: (db: Database, tools: SeedTools) => Promise<void>
}

/**
 * Whether it takes this request. One that turns out to be unusual may go on after all, with its body in `rawBody` if it was
 * read.
 */
export type QuickAnswer = (
  request: IncomingMessage & { rawBody?: Buffer },
  response: ServerResponse,
  goOn: () => void,
) => boolean

/** With `path` they are a page of their own; otherwise `seenAt` is where they can be looked at. */
export type EditableTexts = {
  group: string
  name: string
  content: { pageKey: string; texts: Record<string, string> }
  /** What those of its texts are made of that hold a list, by key. */
  lists?: Record<string, Shape>
  /** Called inside the transaction after one of them was saved. */
  afterSave?: (tx: Transaction, key: string) => Promise<void>
} & ({ path: string; seenAt?: never } | { path?: never; seenAt: string })

export type SeedTools = {
  now: Date
  storeFile: (file: {
    bucket: string
    name: string
    content_type: string
    data: Buffer
    title?: string
    alt?: string
  }) => Promise<string>
}

/** A title, and what the drawing beside it is about. */
export type Cover = { title: string; topic: string }

export type Address = { path: string; changed?: string | undefined }

/** What a feature holds of people who are no users: how it is found, exported and erased. */
export type PersonalData = {
  /** The word under which a person's copy lists it. */
  name: string
  tables: PgTable[]
  export?: (db: Database, email: string) => Promise<object[]>
  erase?: (tx: Transaction, email: string) => Promise<Erased>
  /** Erases what has been kept for as long as the privacy policy says. Called in the order of the features. */
  eraseOutdated?: (tx: Transaction, now: Date, features: Feature[]) => Promise<Erased>
}

/** How many rows of each kind are gone, and which consents with them. */
export type Erased = { counts: Record<string, number>; consents?: object[] }

// biome-ignore lint/suspicious/noExplicitAny: mounted as it is, whatever its bindings
type AnyHono = Hono<any, any, any>

/** What "find anything" looks through. */
export const listFindable = (features: Feature[]): Resource[] =>
  features.flatMap(({ resources = [], findable = [] }) => [...resources, ...findable])

/** For the loader of a page that shows something of every feature. */
export const featuresContext = createContext<Feature[]>([])

export const defineFeature = (feature: Feature): Feature => feature
