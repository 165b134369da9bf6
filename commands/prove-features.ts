import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { resolveImport } from '../tests/architecture/layers.ts'
import { type Count, outcome, sum } from './test-report.ts'
import { typeChecker } from './tool.ts'

/** Pages and screens that bring features together: who takes one of those features out changes them too. */
export const joins = ['src/site/insights/', 'src/admin/dashboard/']

const list = 'src/features.server.ts'
const wiring = [list, 'src/admin/features.ts', 'src/routes.ts']

/** Takes each feature and its lines in the wiring out of a copy of the project, in turn, and compiles the rest. */
export async function proveFeatures(): Promise<Count> {
  const copy = copyProject()
  const counts: Count[] = []
  for (const folder of listFolders(readFileSync(list, 'utf8'))) {
    const restore = takeOut(copy, folder)
    const broken = await compile(copy)
    restore()
    // Records are there to be shared, hence others may miss them.
    const isShared = folder.startsWith('src/records/')
    const places = [...new Set(broken.map((file) => joins.find((place) => file.startsWith(place)) ?? file))]
    if (!isShared) counts.push(outcome(places.every((place) => joins.includes(place))))
    console.log(
      `${folder.padEnd(30)} ${places.length === 0 ? 'compiles without it' : `is missed by ${inWords(places)}`}`,
    )
  }
  rmSync(copy, { recursive: true, force: true })
  return sum(counts)
}

/** Without tests, which know every feature. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'tandem-features-'))
  for (const path of ['src', 'db', 'commands', 'package.json', ...globSync('*.config.ts')])
    cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  const settings = {
    include: ['src', 'db', '.react-router/types/**/*'],
    exclude: ['**/*.test.*', '**/*.fixture.*'],
    // The home page alone is an index in the routes: without it that import waits for the next one.
    compilerOptions: {
      ...compilerOptions,
      noUnusedLocals: false,
      incremental: true,
      tsBuildInfoFile: 'types.tsbuildinfo',
    },
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(settings))
  return copy
}

const listFolders = (source: string) =>
  [...source.matchAll(/'(#.+\/)feature\.server\.ts'/g)].flatMap(([, folder = '']) => {
    const path = resolveImport(list, folder)
    return path && path !== 'src/resources/' ? path : []
  })

function takeOut(copy: string, folder: string) {
  const sources = wiring.map((file) => [join(copy, file), readFileSync(join(copy, file), 'utf8')] as const)
  for (const [index, [path, source]] of sources.entries())
    writeFileSync(path, withoutLines(wiring[index] ?? '', source, folder))
  renameSync(join(copy, folder), join(copy, 'removed'))
  return () => {
    renameSync(join(copy, 'removed'), join(copy, folder))
    for (const [path, source] of sources) writeFileSync(path, source)
  }
}

/** Leaves out imports from the folder, the entries of a list that they name, and routes to its pages. */
function withoutLines(file: string, source: string, folder: string) {
  const names = new Set<string>()
  return source
    .split('\n')
    .filter((line) => {
      const [, imported = '', from = ''] = line.match(/^import \{ (.+) \} from '(.+)'/) ?? []
      const isImport = resolveImport(file, from)?.startsWith(folder) ?? false
      if (isImport) for (const name of imported.split(', ')) names.add(name)
      return !isImport && !names.has(line.trim().replace(',', '')) && !line.includes(`'${folder.replace('src/', '')}`)
    })
    .join('\n')
}

/** The files that do not compile. */
async function compile(copy: string): Promise<string[]> {
  rmSync(join(copy, '.react-router'), { recursive: true, force: true })
  const run = (tool: string, ...args: string[]) =>
    promisify(execFile)(join('node_modules/.bin', tool), args, { cwd: copy, maxBuffer: Number.POSITIVE_INFINITY })
  await run('react-router', 'typegen')
  const { stdout } = await run(typeChecker).catch((error: { stdout: string }) => error)
  return [...new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))]
}

const inWords = (places: string[]) =>
  places.length > 5 ? `${places.slice(0, 5).join(', ')} and ${places.length - 5} more` : places.join(', ')
