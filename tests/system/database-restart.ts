import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectDatabase } from '#platform/database/database.server.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/start.server.ts'
import { urlOf } from '#tests/postgres.ts'
import { startSite } from '#tests/site.ts'
import { add, compare, type Findings, noFindings } from './findings.ts'
import { type Answer, deadMail, type Entry, startSenders } from './ledger.ts'

type RestartOutcome = Findings & {
  sent: number
  acknowledged: number
  /** Answers other than 2xx, and other than 503 that says when to come back. */
  wrongAnswers: string[]
  refused: number
  pages: number
  /** Within the time for which kept pages are shown. */
  pagesFailed: number
  slowestRecovery: number
}

type Options = { dataDir: string; restarts: number; away: number }

// The change feed's grace. On a busy machine a PostgreSQL that was killed is away for longer, and pages may fail then.
const keptForMs = 4_000

/**
 * Restarts PostgreSQL under a site that is being sent to, in turns by an ordinary stop and by killing it. A page that was
 * served before must be served all the while; the recovery counts from the moment PostgreSQL accepts connections again.
 */
export async function restartDatabase({ dataDir, restarts, away }: Options): Promise<RestartOutcome> {
  let postgres = await startEmbeddedPostgres({ dataDir })
  const site = await startSite({ ...deadMail, DATABASE_URL: urlOf(postgres.connection) })
  const { url } = site
  const outcome: RestartOutcome = {
    ...noFindings(),
    ...{ sent: 0, acknowledged: 0, wrongAnswers: [], refused: 0, pages: 0, pagesFailed: 0, slowestRecovery: 0 },
  }
  await (await fetch(url)).text()
  const entries: Entry[] = []
  const stopSenders = startSenders(url, entries, { onAnswer: (answer) => note(outcome, answer) })
  let awaySince = Number.POSITIVE_INFINITY
  const mayFail = () => performance.now() - awaySince > keptForMs
  const stopReaders = startReader(url, outcome, mayFail)

  for (let restart = 0; restart < restarts; restart++) {
    await sleep(500)
    awaySince = performance.now()
    if (restart % 2 === 1) process.kill(await readPid(postgres.connection.host), 'SIGKILL')
    await postgres.stop()
    await sleep(away)
    postgres = await startEmbeddedPostgres({ dataDir })
    outcome.slowestRecovery = Math.max(outcome.slowestRecovery, await timeRecovery(url, entries))
    awaySince = Number.POSITIVE_INFINITY
  }

  await Promise.all([stopSenders(), stopReaders()])
  const { pool, close } = connectDatabase(postgres.connection)
  add(outcome, await compare(pool, entries).finally(close))
  await site.stop()
  await postgres.stop()
  return { ...outcome, sent: entries.length, acknowledged: entries.filter((entry) => entry.acknowledged).length }
}

function note(outcome: RestartOutcome, answer: Answer | undefined) {
  if (answer?.status === 503 && answer.retryAfter) outcome.refused += 1
  else if (!answer || answer.status >= 300) outcome.wrongAnswers.push(answer ? String(answer.status) : 'none')
}

/** Reads the home page all the while, as fast as one visitor could. */
function startReader(url: string, outcome: RestartOutcome, mayFail: () => boolean) {
  let reading = true
  const reader = (async () => {
    while (reading) {
      const status = await fetch(url).then(
        async (answer) => (await answer.text()) && answer.status,
        () => 0,
      )
      outcome.pages += 1
      if (status !== 200 && !mayFail()) outcome.pagesFailed += 1
      await sleep(5)
    }
  })()
  return () => {
    reading = false
    return reader
  }
}

/** Until it says that it is ready and something new is kept. */
async function timeRecovery(url: string, entries: Entry[]): Promise<number> {
  const started = performance.now()
  const known = entries.length
  const isBack = async () =>
    entries.slice(known).some(({ acknowledged }) => acknowledged) && (await fetch(`${url}/readyz`)).ok
  while (!(await isBack())) {
    if (performance.now() - started > 60_000) throw new Error('The site never came back')
    await sleep(10)
  }
  return performance.now() - started
}

async function readPid(home: string): Promise<number> {
  return Number.parseInt(await readFile(join(home, 'data/postmaster.pid'), 'utf8'), 10)
}
