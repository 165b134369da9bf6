import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { runScriptAs, spawnAs } from './account.server.ts'
import { majorVersion } from './binaries.server.ts'
import type { Place } from './place.server.ts'
import { listProcesses } from './processes.server.ts'
import { superuser } from './settings.server.ts'

const unfinished = 'data.new-'

/** Made under another name and renamed once complete, so a `data` that exists is a whole one. */
export async function ensureDataDirectory(place: Place) {
  await removeUnfinished(place)
  const version = await readFile(join(place.data, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) return initialise(place)
  const ours = majorVersion(place.binaries.version)
  if (majorVersion(version) !== ours) {
    const advice = 'restore a backup into a new DATA_DIR, or set DATABASE_URL'
    throw new Error(`${place.data} was made by PostgreSQL ${version.trim()}, this is PostgreSQL ${ours}: ${advice}`)
  }
}

async function initialise({ home, data, binaries, account }: Place) {
  const fresh = join(home, `${unfinished}${process.pid}-${Date.now()}`)
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  const args = ['-D', fresh, '-U', superuser, ...locale, '--data-checksums', '--auth=peer']
  const program = join(binaries.dir, 'bin/initdb')
  const child = spawn(program, args, {
    ...spawnAs(account),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'close').catch((error) => {
    throw new Error(`${program} can't run on this machine (${error.code}): set DATABASE_URL to a PostgreSQL server`)
  })
  const [complaint, [code, signal]] = await Promise.all([text(child.stderr), ended])
  if (code !== 0) {
    await removeUnfinished({ home, account })
    throw new Error(`PostgreSQL's initdb ended with ${code ?? signal}: ${complaint.trim() || 'no message'}`)
  }
  await rename(fresh, data)
  const folder = await open(home)
  await folder.sync()
  await folder.close()
}

/** The initdb of a killed start may still be at it; it leads its own process group, with the servers it runs. */
async function removeUnfinished({ home, account }: Pick<Place, 'home' | 'account'>) {
  const names = (await readdir(home)).filter((name) => name.startsWith(unfinished))
  if (names.length === 0) return
  const processes = await listProcesses()
  for (const path of names.map((name) => join(home, name))) {
    for (const { pid } of processes.filter(({ command }) => command.includes(`/bin/initdb -D ${path} `))) {
      try {
        process.kill(-pid, 'SIGKILL')
      } catch {}
    }
    // By the account itself, so that root walks no tree of another's. What still writes there makes it fail for a moment.
    for (let attemptsLeft = 40; !(await runScriptAs(account, 'rm -rf "$1"', path)); attemptsLeft--) {
      if (attemptsLeft === 0) throw new Error(`Can't remove ${path}, left by a start that was killed`)
      await sleep(50)
    }
  }
}
