import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'

import { oneAtATime } from './one-at-a-time.mjs'

const run = promisify(execFile)
const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

const stamp = 'build/sources.sha256'
const sources = ['src/**/*', 'db/**/*', 'public/**/*', '*.config.ts', 'package-lock.json', 'tsconfig.json']

/** Builds the site and the admin when a source has changed since the last build. */
export async function buildIfChanged(say: (line: string) => void, signal?: AbortSignal) {
  const current = fingerprint()
  if (!isBuilt(current))
    await oneAtATime(process.cwd(), async () => isBuilt(current) || build(current, say, signal), say)
}

const isBuilt = (current: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === current

async function build(current: string, say: (line: string) => void, signal?: AbortSignal) {
  // A build that is broken off must not pass for the one before.
  rmSync(stamp, { force: true })
  say('Building the site and the admin …')
  const started = performance.now()
  await Promise.all([
    runTool('@react-router/dev/bin.js', ['build'], signal),
    runTool('vite/bin/vite.js', ['build', '--config', 'vite.admin.config.ts'], signal),
  ])
  await compressFiles()
  writeFileSync(stamp, current)
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function runTool(file: string, args: string[], signal?: AbortSignal) {
  await run(process.execPath, [`node_modules/${file}`, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: Number.POSITIVE_INFINITY,
    ...(signal && { signal }),
  }).catch(({ stdout, stderr }) => {
    throw new Error(`The build failed.\n${stdout}${stderr}`)
  })
}

function fingerprint() {
  const hash = createHash('sha256')
  const files = sources.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
  for (const file of files.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))) {
    const path = `${file.parentPath}/${file.name}`
    hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Compressed once here, so that the server only has to send. */
async function compressFiles() {
  const paths = globSync('build/{client,admin}/**/*.{js,css,svg,json,webmanifest,txt,ico}')
  await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path)
      await writeFile(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      await writeFile(`${path}.gz`, await gzip(bytes, { level: 9 }))
    }),
  )
}
