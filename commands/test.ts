import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from './build.ts'
import { findChromium } from './chromium.ts'
import { type Count, countPlaywright, countVitest, outcome } from './test-count.ts'

const isScreen = process.stdout.isTTY

const parts = {
  format: { title: 'Format and lint', run: () => check('biome', ['ci', '.', ...(isScreen ? [] : ['--colors=off'])]) },
  types: {
    title: 'Types',
    run: async () => outcome((await runTool('react-router', ['typegen'])) && (await runTool('tsc'))),
  },
  unit: { title: 'Unit and integration tests', run: runVitest },
  build: { title: 'Production build', run: runBuild },
  browser: { title: 'Browser tests', run: runPlaywright },
}
type Part = keyof typeof parts

const reports = mkdtempSync(join(tmpdir(), 'tandem-test-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const wanted = readArguments(process.argv.slice(2))
const total: Count = { passed: 0, failed: 0 }
let isBuilt = true
for (const part of wanted) {
  const { title, run } = parts[part]
  console.log(`\n=== ${title}`)
  const count = await run().catch((error: Error) => {
    console.error(error.message)
    return outcome(false)
  })
  total.passed += count.passed
  total.failed += count.failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

function readArguments(args: string[]): Part[] {
  const all = Object.keys(parts) as Part[]
  if (args.length === 0) return all
  if (!args.every((arg) => arg in parts)) {
    console.error(`Usage: npm test [-- PART …]   with PART one of ${all.join(', ')}; without one, everything runs.`)
    process.exit(2)
  }
  // The browser tests run what was built; asked for alone they must not run yesterday's build.
  const needed = args.includes('browser') ? [...args, 'build'] : args
  return all.filter((part) => needed.includes(part))
}

async function check(tool: string, args: string[]) {
  return outcome(await runTool(tool, args))
}

async function runVitest(): Promise<Count> {
  const report = join(reports, 'vitest.json')
  const flags = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isGreen = await runTool('vitest', flags, { NODE_ENV: 'test' })
  return countVitest(readReport(report), isGreen)
}

async function runBuild(): Promise<Count> {
  isBuilt = false
  buildIfChanged((line) => console.log(line))
  isBuilt = true
  return outcome(true)
}

async function runPlaywright(): Promise<Count> {
  if (!isBuilt) throw new Error('There is no build to test.')
  const report = join(reports, 'playwright.json')
  const chromium = await findChromium()
  console.log(`Chromium: ${chromium}`)
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const isGreen = await runTool('playwright', ['test', '--reporter=list,json'], env)
  return countPlaywright(readReport(report), isGreen)
}

function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** True when the tool ended well. A signal that should stop us stops the tool first. */
async function runTool(tool: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const plain = isScreen ? {} : { NO_COLOR: '1' }
  const child = spawn(join('node_modules/.bin', tool), args, {
    stdio: 'inherit',
    env: { ...process.env, ...plain, ...env },
  })
  let stopped: NodeJS.Signals | undefined
  const stop = (signal: NodeJS.Signals) => {
    stopped = signal
    child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stop)
  const [code] = await once(child, 'exit')
  for (const signal of signals) process.off(signal, stop)
  if (stopped) process.exit(130)
  return code === 0
}
