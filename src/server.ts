import { serve } from '@hono/node-server'
import { connectDatabase } from '#platform/database.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createApp } from './app.ts'

const environment = readEnvironment()
const log = createLog(environment.LOG_LEVEL)
const { db } = connectDatabase({ connectionString: environment.DATABASE_URL })
const app = await createApp({ environment, db, log, now: () => new Date(), publicKey: 'x' })
serve({ fetch: app.fetch, port: environment.PORT })
