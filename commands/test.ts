import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { buildIfChanged } from './build.ts'
import { findTestFiles, listTestFiles, type TestKind } from './test-files.ts'
import { type Count, type FileTime, outcome, slowest, sum } from './test-report.ts'
import { runPlaywright, runVitest } from './test-tools.ts'
import { isScreen, runTool, typeChecker } from './tool.ts'

type Part = { title: string; run: (files: string[]) => Promise<Count & { times?: FileTime[] }> }

const parts = {
  format: { title: 'Format and lint', run: checkFormat },
  types: { title: 'Types', run: checkTypes },
  build: { title: 'Production build', run: build },
  unit: { title: 'Unit and integration tests', run: (files) => runVitest('unit', { files, seed }) },
  system: { title: 'System tests', run: (files) => onBuild(() => runVitest('system', { files, seed })) },
  browser: { title: 'Browser tests', run: (files) => onBuild(() => runPlaywright({ files, seed })) },
} satisfies Record<string, Part>
type PartName = keyof typeof parts
const kinds: TestKind[] = ['unit', 'system', 'browser']

// What stands together runs at once: unit tests wait half of their time, and system tests most of it. Browsers compute
// without a pause, and have the machine to themselves.
const stages: PartName[][] = [['format', 'build'], ['types', 'unit', 'system'], ['browser']]

const { values: options, positionals } = readArguments()
const seed = options.shuffle ? Number(options.seed ?? randomInt(1_000_000)) : undefined
const wanted = chooseParts(positionals)
const counts: Count[] = []
const phases: { title: string; ms: number }[] = []
const times: FileTime[] = []
let isBuilt = true

for (let round = 1; round <= Number(options.repeat); round++) {
  for (const stage of stages) await Promise.all(stage.filter((name) => wanted.has(name)).map(runPart))
}
printTimes()
const { passed, failed } = sum(counts)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        shuffle: { type: 'boolean' },
        seed: { type: 'string' },
        repeat: { type: 'string', default: '1' },
      },
    })
  } catch (error) {
    return explainUsage((error as Error).message)
  }
}

function explainUsage(reason: string): never {
  console.error(`${reason}
Usage: npm test [-- [PART | FILE …] [--shuffle [--seed N]] [--repeat N]]
  PART is one of ${Object.keys(parts).join(', ')}; FILE is a test file's path or a word of its
  name, such as browser blog. Without any, everything runs.`)
  process.exit(2)
}

/** Which parts to run, each with the files that were asked for; none means all of them. */
function chooseParts(words: string[]): Map<PartName, string[]> {
  const chosen = new Map<PartName, string[]>()
  const add = (part: PartName, files: string[] = []) => chosen.set(part, [...(chosen.get(part) ?? []), ...files])
  const named = words.filter((word): word is PartName => word in parts)
  const all = listTestFiles()
  for (const word of words.filter((word) => !(word in parts))) {
    const kind = kinds.find((known) => known === named.at(-1))
    const found = findTestFiles(word, all, kind)
    if (found.length === 0) explainUsage(`There is no part and no test file ${word}.`)
    for (const { kind, path } of found) add(kind, [path])
  }
  for (const part of words.length > 0 ? named : (Object.keys(parts) as PartName[])) if (!chosen.has(part)) add(part)
  // What runs the build must not run yesterday's.
  if (chosen.has('browser') || chosen.has('system')) chosen.set('build', [])
  return chosen
}

async function runPart(name: PartName) {
  const { title, run }: Part = parts[name]
  console.log(`\n=== ${title}`)
  const started = performance.now()
  const result: Awaited<ReturnType<Part['run']>> = await run(wanted.get(name) ?? []).catch((error: Error) => {
    console.error(error.message)
    return outcome(false)
  })
  counts.push(result)
  phases.push({ title, ms: performance.now() - started })
  times.push(...(result.times ?? []))
}

async function checkFormat() {
  return outcome(await runTool('biome', ['ci', '.', ...(isScreen ? [] : ['--colors=off'])], { quiet: true }))
}

async function checkTypes() {
  const isGreen =
    (await runTool('react-router', ['typegen'], { quiet: true })) && (await runTool(typeChecker, [], { quiet: true }))
  return outcome(isGreen)
}

async function build() {
  isBuilt = false
  await buildIfChanged((line) => console.log(line))
  isBuilt = true
  return outcome(true)
}

async function onBuild(run: Part['run']) {
  if (!isBuilt) throw new Error('There is no build to test.')
  return run([])
}

function printTimes() {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`
  console.log('\nWhere the time went')
  for (const { title, ms } of phases) console.log(`${seconds(ms)}  ${title}`)
  console.log(`${seconds(performance.now())}  all together`)
  if (times.length > 1) console.log('\nThe slowest files')
  for (const { file, ms } of slowest(times)) console.log(`${seconds(ms)}  ${file}`)
  if (seed !== undefined) console.log(`\nIn random order: --shuffle --seed ${seed}`)
}
