import { pathToFileURL } from 'node:url'
import { buildIfChanged } from './build.ts'

process.env.NODE_ENV = 'production'
await buildIfChanged((line) => console.error(line))
await import(pathToFileURL('build/server/index.js').href)
