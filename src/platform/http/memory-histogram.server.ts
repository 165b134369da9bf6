const name = 'page_memory_duration_seconds'
const buckets = [0.00005, 0.0001, 0.0005, 0.001, 0.01, 0.1]

type Times = { counts: number[]; count: number; sum: number }

/**
 * How long pages from memory took, as a histogram in Prometheus' words. They take a few hundredths of a millisecond, and
 * the metrics library a twentieth of that again for each; a plain list costs nothing that can be measured.
 */
export function createMemoryHistogram() {
  const byStatus = new Map<number, Times>()
  return {
    observe(status: number, seconds: number) {
      const times = byStatus.get(status) ?? { counts: buckets.map(() => 0), count: 0, sum: 0 }
      if (times.count === 0) byStatus.set(status, times)
      times.count += 1
      times.sum += seconds
      for (let place = buckets.length - 1; place >= 0 && seconds <= (buckets[place] ?? 0); place--)
        times.counts[place] = (times.counts[place] ?? 0) + 1
    },
    text: () =>
      [
        `# HELP ${name} Time to answer with a page that was kept in memory, by status`,
        `# TYPE ${name} histogram`,
        ...[...byStatus].flatMap(linesOf),
        '',
      ].join('\n'),
  }
}

function linesOf([status, { counts, count, sum }]: [number, Times]) {
  const bucket = (le: number | string, value = 0) => `${name}_bucket{le="${le}",status="${status}"} ${value}`
  return [
    ...buckets.map((le, place) => bucket(le, counts[place])),
    bucket('+Inf', count),
    `${name}_sum{status="${status}"} ${sum}`,
    `${name}_count{status="${status}"} ${count}`,
  ]
}
