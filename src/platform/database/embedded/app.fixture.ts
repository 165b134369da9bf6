import pg from 'pg'
import { startEmbeddedPostgres } from './start.server.ts'

// An app as the tests run it: reports by messages, queries on request, stops on SIGTERM, outlives Ctrl+C.
const [dataDir = '', fallbackDir = ''] = process.argv.slice(2)
const report = (message: object) => process.send?.(message)
process.on('SIGINT', () => {})

try {
  const postgres = await startEmbeddedPostgres({ dataDir, fallbackDir, say: (line) => report({ said: line }) })
  const { connection, pid } = postgres
  const pool = new pg.Pool(connection)
  pool.on('error', () => {})
  process.on('message', async (sql: string) => {
    if (sql === 'crash') setImmediate(() => JSON.parse('not JSON'))
    else
      report(
        await pool.query(sql).then(
          ({ rows }) => ({ rows }),
          (error) => ({ rows: String(error) }),
        ),
      )
  })
  process.on('SIGTERM', async () => {
    await postgres.stop()
    process.exit(0)
  })
  report({ started: { connection, pid } })
  report({ exited: await postgres.exited })
} catch (error) {
  report({ refused: (error as Error).message })
  process.exitCode = 1
  process.disconnect()
}
