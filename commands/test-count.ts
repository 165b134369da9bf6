export type Count = { passed: number; failed: number }

export type VitestReport = {
  numTotalTests: number
  numPassedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

export type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

export const outcome = (isGreen: boolean): Count => ({ passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1 })

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
