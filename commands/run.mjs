// Runs commands/<name>.ts on the Node that the project pins, and installs the packages first where they are missing.
// Plain JavaScript without packages: all that is certain to be there is a Node and its npm.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed-packages.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { serverEnvironment, serverFlags } from './server-settings.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const pinnedNode = join(modules, 'node/bin/node')
const searchPath = (process.env.PATH || '')
  .split(delimiter)
  .filter((dir) => !dir.endsWith(join('node_modules', '.bin')))

main(process.argv[2], process.argv.slice(3))

async function main(name, args) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    refuse(`Node 20 or newer is needed; this is ${process.version}.`)
  const names = listCommands()
  if (!names.includes(name)) refuse(`There is no command ${name || 'without a name'}. Commands: ${names.join(', ')}`)
  if (isInstallNeeded()) await oneAtATime(root, async () => isInstallNeeded() && install(), tell)
  const PATH = [join(modules, '.bin'), ...searchPath].join(delimiter)
  const [flags, settings] = name === 'start' ? [serverFlags, serverEnvironment] : [[], {}]
  const command = [...flags, join('commands', `${name}.ts`), ...args]
  endAs(await run(pinnedNode, command, { stdio: 'inherit', env: { ...settings, PATH } }))
}

function tell(line) {
  process.stderr.write(`${line}\n`)
}

function listCommands() {
  const { scripts } = readJson('package.json')
  return Object.values(scripts).flatMap((script) => script.match(/(?<=\bnode commands\/run\.mjs )\S+/) || [])
}

function isInstallNeeded() {
  return (
    !isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json')) || !isPinnedNodeRunning()
  )
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return { packages: {} }
    throw error
  }
}

function isPinnedNodeRunning() {
  return spawnSync(pinnedNode, ['--version'], { stdio: 'ignore' }).status === 0
}

async function install() {
  const started = Date.now()
  const say = (text) => tell(`${text} (${Math.round((Date.now() - started) / 1000)} s)`)
  tell('Installing packages; the first time this takes a minute or two')
  const progress = setInterval(() => say('Still installing packages'), 10_000)
  const clean = await npm('ci')
  // A lock file written where the registry lacks other platforms' packages is refused by "npm ci", not by "npm install".
  const end = clean.isOutOfStep ? await npm('install', '--no-save') : clean
  clearInterval(progress)
  if (end.signal) await endAs(end)
  if (end.code !== 0)
    refuse(`${end.errors}The packages could not be installed: npm ${end.error || `ended with ${end.code}`}`)
  if (!isPinnedNodeRunning())
    refuse(`The packages are installed but ${pinnedNode} does not run. Are install scripts off?`)
  say('Installed packages')
}

async function npm(...words) {
  // --loglevel=error: npm on Node 20 warns about packages that want a newer Node, and they get it.
  const args = [...words, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { NODE_ENV: undefined, PATH: searchPath.join(delimiter) }
  let errors = ''
  const end = await run('npm', args, { stdio: ['ignore', 'ignore', 'pipe'], env }, (child) => {
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
  })
  return { ...end, errors, isOutOfStep: /EUSAGE[\s\S]*in sync/.test(errors) }
}

/** Passes signals on for as long as the child runs, so that it is the child that decides how to stop. */
function run(file, args, { stdio, env }, observe = () => {}) {
  const child = spawn(file, args, { cwd: root, stdio, env: { ...process.env, ...env } })
  observe(child)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const pass = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  // Killed, npm can't pass anything on. Where it is not npm that started us, a parent may go: nohup is meant so.
  const parent = process.ppid
  const watch = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== parent && pass('SIGTERM'), 500)
    : undefined
  return new Promise((resolve) => {
    const end = (result) => {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, pass)
      resolve(result)
    }
    child.once('error', (error) => end({ error: error.message }))
    child.once('close', (code, signal) => end({ code, signal }))
  })
}

function endAs({ code, signal, error }) {
  if (error) refuse(error)
  if (!signal) process.exit(code)
  process.kill(process.pid, signal)
  // The signal may arrive a moment later; until then nothing else may start.
  return new Promise((resolve) => setTimeout(resolve, 60_000))
}

function refuse(reason) {
  tell(reason)
  process.exit(1)
}
