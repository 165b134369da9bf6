import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const known = new Map<string, Promise<string>>()

/** What a browser must find a file of the build to be before it runs it. Read once: a name stands for one content. */
export function getIntegrity(path: string): Promise<string> {
  const found =
    known.get(path) ?? readFile(`build/client${path}`).then((bytes) => `sha256-${hash('sha256', bytes, 'base64')}`)
  known.set(path, found)
  found.catch(() => known.delete(path))
  return found
}
