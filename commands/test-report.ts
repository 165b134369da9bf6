import { relative } from 'node:path'

export type Count = { passed: number; failed: number }

/** How long one file of tests took. */
export type FileTime = { file: string; ms: number }

type VitestReport = {
  numTotalTests: number
  numPassedTests: number
  testResults: { name: string; startTime: number; endTime: number; status: string; assertionResults: unknown[] }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}
type PlaywrightSuite = {
  file: string
  specs: { tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

export const outcome = (isGreen: boolean): Count => ({ passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1 })

export function sum(counts: Count[]): Count {
  return counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }))
}

/** Whatever did not pass has failed: skipped tests, tests still to be written, and files that could not be read at all. */
export function countVitest(report: VitestReport | undefined, isGreen: boolean): Count {
  if (!report) return outcome(false)
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = report.numTotalTests - report.numPassedTests + broken.length
  return settle({ passed: report.numPassedTests, failed }, isGreen)
}

export function countPlaywright(report: PlaywrightReport | undefined, isGreen: boolean): Count {
  if (!report) return outcome(false)
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle({ passed: expected, failed: unexpected + flaky + skipped }, isGreen)
}

/** A tool that complains without a failed test, or that ran nothing, is one failure more. */
function settle({ passed, failed }: Count, isGreen: boolean): Count {
  const isSuspicious = failed === 0 && (!isGreen || passed === 0)
  return { passed, failed: isSuspicious ? 1 : failed }
}

export const timeVitest = (report: VitestReport | undefined): FileTime[] =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    ms: endTime - startTime,
  }))

export function timePlaywright(report: PlaywrightReport | undefined): FileTime[] {
  const times = new Map<string, number>()
  const add = ({ file, specs, suites = [] }: PlaywrightSuite) => {
    const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
    times.set(
      file,
      results.reduce((ms, { duration }) => ms + duration, times.get(file) ?? 0),
    )
    suites.forEach(add)
  }
  report?.suites.forEach(add)
  return [...times].map(([file, ms]) => ({ file: `tests/e2e/${file}`, ms }))
}

export function slowest(times: FileTime[], count = 10): FileTime[] {
  return times.toSorted((a, b) => b.ms - a.ms).slice(0, count)
}
