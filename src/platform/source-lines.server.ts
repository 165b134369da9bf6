import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'

const place = /file:\/\/[^\s()]+\.js:\d+:\d+/
const known = new LRUCache<string, string>({ max: 500 })

/**
 * Lines of a stack with the places in the files as they were written. Node's own flag for it would keep 45 MB of maps in
 * memory from the start; here a map is read when something has failed, and let go a minute later.
 */
export const sourceLines = (lines: string[]) => lines.map((line) => line.replace(place, originOf))

function originOf(given: string): string {
  const found = known.get(given) ?? findOrigin(given)
  known.set(given, found)
  return found
}

function findOrigin(given: string): string {
  const [, url = '', line, column] = given.match(/^(.+):(\d+):(\d+)$/) ?? []
  const file = fileURLToPath(url)
  const origin = readMap(`${file}.map`)?.findOrigin(Number(line), Number(column))
  if (!origin || !('fileName' in origin)) return given
  return `${relative('.', resolve(dirname(file), origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`
}

const maps = new Map<string, SourceMap | undefined>()

function readMap(path: string): SourceMap | undefined {
  if (!maps.has(path)) {
    maps.set(path, parseMap(path))
    setTimeout(() => maps.delete(path), 60_000).unref()
  }
  return maps.get(path)
}

function parseMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
  } catch {
    // Sources that run as they are have none.
  }
}
