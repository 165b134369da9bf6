import { createContext } from 'react-router'
import type { Database } from './database.server.ts'
import type { Environment } from './environment.server.ts'
import type { Log } from './log.server.ts'

/** What every request may use. Made once at start; tests make their own. */
export type Platform = {
  environment: Environment
  db: Database
  log: Log
  now: () => Date
  publicKey: string
}

export const platformContext = createContext<Platform>()
