import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#platform/database/open.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { launchSite } from '#tests/site.ts'
import { add, compare, type Findings, noFindings } from './findings.ts'
import { deadMail, type Entry, send, startSenders } from './ledger.ts'

export type Outcome = Findings & {
  rounds: number
  sent: number
  acknowledged: number
  killedWhileStarting: number
  slowestStart: number
}

type Options = { dataDir: string; rounds: number; onRound?: (round: number, outcome: Outcome) => void }

/**
 * Starts the site, sends to it, kills it at a random moment and starts again, over and over. After each start all that
 * was acknowledged before must be there, and what had no answer is sent again under the same key.
 */
export async function runRounds({ dataDir, rounds, onRound = () => {} }: Options): Promise<Outcome> {
  const all: Entry[] = []
  const outcome: Outcome = {
    ...noFindings(),
    ...{ rounds, sent: 0, acknowledged: 0, killedWhileStarting: 0, slowestStart: 0 },
  }
  let recent: Entry[] = []
  for (let round = 1; round <= rounds; round++) {
    const started = performance.now()
    const site = await launchSite({ ...deadMail, DATA_DIR: dataDir })
    // Every fifth is killed counting from its first moment, most of them before they can serve.
    const isHitAtStart = round % 5 === 0
    if (isHitAtStart) sleep(killMoment()).then(site.kill)
    const url = await site.ready
    if (url) {
      outcome.slowestStart = Math.max(outcome.slowestStart, performance.now() - started)
      add(outcome, await compareStored(dataDir, recent).catch((error) => (isHitAtStart ? noFindings() : raise(error))))
      const unanswered = recent.filter(({ acknowledged }) => !acknowledged)
      recent = [...unanswered]
      const stop = startSenders(url, recent)
      const again = Promise.all(unanswered.map((entry) => send(url, entry)))
      if (!isHitAtStart) sleep(killMoment()).then(site.kill)
      await site.ended
      await Promise.all([stop(), again])
      all.push(...recent.slice(unanswered.length))
    } else outcome.killedWhileStarting += 1
    if (round % 4 === 0) await killPostgres(dataDir)
    onRound(round, outcome)
  }
  const last = await launchSite({ ...deadMail, DATA_DIR: dataDir })
  const url = (await last.ready) ?? ''
  for (const entry of all) if (!entry.acknowledged) await send(url, entry)
  add(outcome, await compareStored(dataDir, all))
  await last.stop()
  return { ...outcome, sent: all.length, acknowledged: all.filter(({ acknowledged }) => acknowledged).length }
}

const killMoment = () => 50 + Math.random() * 1450

async function compareStored(dataDir: string, entries: Entry[]): Promise<Findings> {
  const { pool, close } = await openDatabase(readEnvironment({ DATA_DIR: dataDir }))
  return compare(pool, entries).finally(close)
}

/** The database too, every fourth time: its own recovery is part of the promise. */
async function killPostgres(dataDir: string) {
  const file = join(dataDir, 'postgres/data/postmaster.pid')
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  if (pid) process.kill(pid, 'SIGKILL')
}

function raise(error: unknown): never {
  throw error
}
