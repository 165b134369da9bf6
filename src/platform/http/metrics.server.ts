import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { createMemoryHistogram } from './memory-histogram.server.ts'

export type Metrics = ReturnType<typeof createMetrics>

type Labelled = { labels: Record<string, string>; value: number }

/** What a gauge shows: one value, one for each set of labels, or none while it can't be known. */
type Reading = number | undefined | Labelled[]

const queryBuckets = [0.0005, 0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const fromMemory = createMemoryHistogram()
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer what was not kept in memory, by kind of request and status',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time until PostgreSQL has answered a statement, by its outcome',
    labelNames: ['outcome'],
    buckets: queryBuckets,
    registers: [registry],
  })

  /** An application that is loaded again, as in development, names its own anew. */
  const settingsOf = (name: string, help: string) => {
    registry.removeSingleMetric(name)
    return { name, help, registers: [registry] }
  }
  const gauge = (name: string, help: string, read: () => Reading | Promise<Reading>, labelNames: string[] = []) =>
    new Gauge({
      ...settingsOf(name, help),
      labelNames,
      async collect() {
        const reading = await Promise.resolve(read()).catch(() => undefined)
        this.reset()
        if (typeof reading === 'number') this.set(reading)
        else if (reading) for (const { labels, value } of reading) this.set(labels, value)
        else if (labelNames.length === 0) this.remove()
      },
    })
  /** For what happens so often that only the total is read, when it is asked for. */
  const counter = (name: string, help: string, read: () => number | Labelled[], labelNames: string[] = []) =>
    new Counter({
      ...settingsOf(name, help),
      labelNames,
      collect() {
        this.reset()
        const reading = read()
        if (typeof reading === 'number') this.inc(reading)
        else for (const { labels, value } of reading) this.inc(labels, value)
      },
    })
  const text = async () => `${await registry.metrics()}${fromMemory.text()}`
  return { requests, fromMemory, queries, counter, gauge, text, contentType: registry.contentType }
}
