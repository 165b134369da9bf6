import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from './place.server.ts'
import { endProcess, getCommand, isAlive, serverShutdown } from './processes.server.ts'

/** Ends the server that a killed app left running on this data. Only to be called by the holder of the lock. */
export async function stopOrphan(place: Place) {
  const pidFile = join(place.data, 'postmaster.pid')
  const [pidLine] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const pid = Math.abs(Number(pidLine))
  if (!pid) return
  const isOurs = async () => isServerOn(place.data, await getCommand(pid))
  if (await isOurs()) await endProcess(pid, isOurs, serverShutdown)
  // Another process got its id since, or no one buried it: PostgreSQL would take that for a server and refuse to start.
  if (isAlive(pid)) await rm(pidFile, { force: true })
}

function isServerOn(data: string, command: string) {
  return command.includes(`/bin/postgres -D ${data} `)
}
