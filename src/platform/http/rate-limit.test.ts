import { describe, expect, test, vi } from 'vitest'
import { createMemoryLimit, forgetOldCounts, networkOf, visitorOf } from './rate-limit.server.ts'

describe('an address', () => {
  test.each([
    ['192.0.2.17', '192.0.2.17', '192.0.2'],
    ['::ffff:192.0.2.17', '192.0.2.17', '192.0.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:DB8:1::6', '2001:db8:1:0', '2001:db8:1'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
    ['::1', '0:0:0:0', '0:0:0'],
    ['unknown', 'unknown', 'unknown'],
  ])('%s stands for the visitor %s in the network %s', (address, visitor, network) => {
    expect(visitorOf(address)).toBe(visitor)
    expect(networkOf(address)).toBe(network)
  })
})

test('old counters are forgotten every few minutes, until the end', () => {
  vi.useFakeTimers()
  try {
    const query = vi.fn(async () => {})
    const stop = forgetOldCounts({ query } as never)
    vi.advanceTimersByTime(10 * 60_000)
    expect(query).toHaveBeenCalledTimes(2)
    stop()
    vi.advanceTimersByTime(60 * 60_000)
    expect(query).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('a limit in memory says how long to wait, for each on its own, and begins anew after that', async () => {
  const secondsToWait = createMemoryLimit({ points: 2, seconds: 1 })
  expect(['a', 'a', 'a', 'b'].map(secondsToWait)).toEqual([0, 0, 1, 0])
  await expect.poll(() => secondsToWait('a'), { timeout: 10_000 }).toBe(0)
})
