import { accessSync, constants } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { serverEnvironment, serverFlags } from './server-settings.mjs'

/** What `node server.js` is in a package: the site, or with a word behind it one of its commands. */
const commands: Record<string, () => Promise<unknown>> = {
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  admin: () => import('./admin.ts'),
  doctor: () => import('./doctor.ts'),
}

const [, file = '', name, ...args] = process.argv

if (Number(process.versions.node.split('.')[0]) < 24) refuse(`Node 24 or newer is needed; this is ${process.version}.`)
// Names of files are meant from where the operator stands; what the package reads lies beside this file.
process.env.INIT_CWD ??= process.cwd()
process.chdir(import.meta.dirname)

if (name === undefined || name === '--trace') await serve()
else await runCommand(name)

async function serve() {
  if (!serverFlags.every((flag) => process.execArgv.includes(flag))) becomeServer()
  process.env.NODE_ENV = 'production'
  // A build of its own, which is there once the package is.
  await import(pathToFileURL('build/server/index.js').href)
}

/** The flags have to be there before Node begins. It stays the same process: whoever started it signals the site itself. */
function becomeServer() {
  try {
    // Without them the site takes more memory; a failing execve would end it.
    accessSync(process.execPath, constants.X_OK)
  } catch {
    return
  }
  // Which calls this an experiment.
  process.removeAllListeners('warning')
  const words = [process.execPath, ...process.execArgv, ...serverFlags, file, ...process.argv.slice(2)]
  process.execve?.(process.execPath, words, { ...process.env, ...serverEnvironment })
}

async function runCommand(name: string) {
  const command = commands[name]
  if (!command)
    refuse(`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}; without one, the site starts.`)
  process.argv = [process.execPath, file, ...args]
  await command()
}

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
