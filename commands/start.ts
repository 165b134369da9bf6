import { pathToFileURL } from 'node:url'
import { buildIfChanged } from './build.ts'

process.env.NODE_ENV = 'production'
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopping.abort()
    // Once the server runs it listens too, and ends when its requests are answered.
    if (process.listenerCount(signal) === 1) process.exit(0)
  })

await buildIfChanged((line) => console.error(line), stopping.signal)
await import(pathToFileURL('build/server/index.js').href)
