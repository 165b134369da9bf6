import { expect, test } from 'vitest'
import { countPlaywright, countVitest, slowest, timePlaywright, timeVitest } from '#commands/test-report.ts'

const file = (status: string, tests: number) => ({
  ...{ name: `${process.cwd()}/src/some.test.ts`, startTime: 1_000, endTime: 3_500 },
  ...{ status, assertionResults: Array(tests).fill({}) },
})
const vitest = (total: number, passed: number, files = [file('passed', total)]) => ({
  numTotalTests: total,
  numPassedTests: passed,
  testResults: files,
})
const playwright = (stats: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  suites: [],
})

test('tests that pass are counted as passed', () => {
  expect(countVitest(vitest(7, 7), true)).toEqual({ passed: 7, failed: 0 })
  expect(countPlaywright(playwright({ expected: 4 }), true)).toEqual({ passed: 4, failed: 0 })
})

test('a skipped, postponed or flaky test counts as failed', () => {
  expect(countVitest(vitest(7, 5), true)).toEqual({ passed: 5, failed: 2 })
  expect(countPlaywright(playwright({ expected: 4, skipped: 1, flaky: 1 }), true)).toEqual({ passed: 4, failed: 2 })
})

test('a test file that cannot be read counts as failed', () => {
  const files = [file('passed', 3), file('failed', 0)]
  expect(countVitest(vitest(3, 3, files), false)).toEqual({ passed: 3, failed: 1 })
})

test('a run that breaks without a failed test counts as failed', () => {
  expect(countVitest(vitest(3, 3), false)).toEqual({ passed: 3, failed: 1 })
  expect(countPlaywright(playwright({ expected: 3 }), false)).toEqual({ passed: 3, failed: 1 })
})

test('a run of no tests, or one that left no report, counts as failed', () => {
  expect(countVitest(vitest(0, 0, []), true)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest(undefined, true)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(playwright({}), true)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(undefined, false)).toEqual({ passed: 0, failed: 1 })
})

test('the time of a file is known for tests of either kind, a browser’s with all that its groups took', () => {
  expect(timeVitest(vitest(3, 3))).toEqual([{ file: 'src/some.test.ts', ms: 2_500 }])
  const spec = (...durations: number[]) => ({ tests: durations.map((duration) => ({ results: [{ duration }] })) })
  const suites = [
    { file: 'blog.spec.ts', specs: [spec(100)], suites: [{ file: 'blog.spec.ts', specs: [spec(20, 3)] }] },
    { file: 'blog.spec.ts', specs: [spec(1_000)] },
  ]
  expect(timePlaywright({ ...playwright({ expected: 4 }), suites })).toEqual([
    { file: 'tests/e2e/blog.spec.ts', ms: 1_123 },
  ])
})

test('the slowest files are named first', () => {
  const times = [5, 20, 10].map((ms) => ({ file: `${ms}.test.ts`, ms }))
  expect(slowest(times, 2).map(({ ms }) => ms)).toEqual([20, 10])
})
