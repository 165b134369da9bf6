import { expect, test } from 'vitest'
import { createMemoryHistogram } from './memory-histogram.server.ts'

test('pages from memory are counted and timed as a histogram, by status', () => {
  const times = createMemoryHistogram()
  for (const seconds of [0.00002, 0.0004, 0.05, 3]) times.observe(200, seconds)
  times.observe(304, 0.00005)
  const text = times.text()
  expect(text).toContain('# TYPE page_memory_duration_seconds histogram')
  const buckets = [...text.matchAll(/_bucket\{le="([^"]+)",status="200"\} (\d+)/g)].map(([, le, n]) => [le, Number(n)])
  expect(buckets).toEqual([
    ['0.00005', 1],
    ['0.0001', 1],
    ['0.0005', 2],
    ['0.001', 2],
    ['0.01', 2],
    ['0.1', 3],
    ['+Inf', 4],
  ])
  expect(text).toContain('page_memory_duration_seconds_count{status="200"} 4')
  expect(text).toContain('page_memory_duration_seconds_bucket{le="0.00005",status="304"} 1')
})
