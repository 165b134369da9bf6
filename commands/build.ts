import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const stamp = 'build/sources.sha256'
const sources = ['src/**/*', 'db/**/*', 'public/**/*', '*.config.ts', 'package-lock.json', 'tsconfig.json']

/** Builds the site when a source has changed since the last build. */
export function buildIfChanged(say: (line: string) => void) {
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  say('Building the site …')
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.js', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The build failed.\n${stdout}${stderr}`)
  compressFiles()
  writeFileSync(stamp, current)
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
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
function compressFiles() {
  for (const path of globSync('build/client/**/*.{js,css,svg,json,webmanifest,txt,ico}')) {
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
