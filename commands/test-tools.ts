import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { type Count, countPlaywright, countVitest, type FileTime, timePlaywright, timeVitest } from './test-report.ts'
import { runTool } from './tool.ts'

/** Without files, all are run; with a seed, in an order of its own. */
type Options = { files?: string[] | undefined; seed?: number | undefined; env?: Record<string, string> }
type Result = Count & { times: FileTime[] }

const reports = mkdtempSync(join(tmpdir(), 'tandem-test-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

export async function runVitest(
  project: 'unit' | 'system' | 'proofs',
  { files = [], seed, env = {} }: Options = {},
): Promise<Result> {
  const file = join(reports, `${project}.json`)
  const order =
    seed === undefined ? [] : ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`]
  const flags = ['--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...order]
  const isGreen = await runTool('vitest', ['run', ...flags, ...files], { env: { NODE_ENV: 'test', ...env } })
  const report = takeReport(file)
  return { ...countVitest(report, isGreen), times: timeVitest(report) }
}

export async function runPlaywright({ files = [], seed, env = {} }: Options = {}): Promise<Result> {
  const file = join(reports, 'playwright.json')
  const chromium = await findChromium()
  console.log(`Chromium: ${chromium}`)
  const settings = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env }
  const order = seed === undefined ? [] : [`--shuffle=${seed}`]
  const isGreen = await runTool('playwright', ['test', '--reporter=list,json', ...order, ...files], { env: settings })
  const report = takeReport(file)
  return { ...countPlaywright(report, isGreen), times: timePlaywright(report) }
}

/** Taken away, so that the next run can't be judged by it. */
function takeReport(file: string) {
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return report
}
