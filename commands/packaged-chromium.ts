import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packaged, { inflate } from '@sparticuz/chromium'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const packageDir = join(modules, '@sparticuz/chromium')

/**
 * Unpacks the Chromium that lies compressed in an npm package, once per version. Two ways to start it come back: with
 * this machine's libraries, and with the package's own for a machine that has none of a desktop's.
 */
export async function unpackChromium(): Promise<string[]> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))
  const home = join(modules, '.cache', `chromium-${version}`)
  const starters = ['chromium-here', 'chromium-complete'].map((name) => join(home, name))
  if (await readFile(starters[1] ?? '').catch(() => undefined)) return starters
  await mkdir(dirname(home), { recursive: true })
  // Made aside and renamed: what an interrupted run leaves is never taken for a browser.
  const fresh = await mkdtemp(`${home}-`)
  await unpackInto(fresh)
  await writeFontSettings(fresh, home)
  for (const starter of starters) await writeStarter(join(fresh, starter.slice(home.length)), starter === starters[1])
  await rm(home, { recursive: true, force: true })
  await rename(fresh, home)
  return starters
}

/** The package unpacks into the folder for temporary files, where another user could have put a file of that name. */
async function unpackInto(dir: string) {
  const before = process.env.TMPDIR
  process.env.TMPDIR = dir
  try {
    await packaged.executablePath()
    await inflate(join(packageDir, 'bin/al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** The package's own settings look in folders that only its usual home has, and without any font no text has a size. */
async function writeFontSettings(dir: string, home: string) {
  const folders = ['/usr/share/fonts', join(home, 'fonts')].map((folder) => `<dir>${folder}</dir>`).join('')
  const settings = `${folders}<cachedir>${join(home, 'fonts-cache')}</cachedir>`
  await writeFile(join(dir, 'fonts/fonts.conf'), `<?xml version="1.0"?><fontconfig>${settings}</fontconfig>\n`)
}

async function writeStarter(file: string, withLibraries: boolean) {
  const libraries = withLibraries ? 'export LD_LIBRARY_PATH="$home/al2023/lib"\n' : ''
  await writeFile(
    file,
    `#!/bin/sh\nhome=$(dirname "$0")\nexport FONTCONFIG_PATH="$home/fonts"\n${libraries}exec "$home/chromium" "$@"\n`,
  )
  await chmod(file, 0o755)
}
