import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Run by hand (`node commands/complete-lock.ts`) where the npm registry in use lacks other systems' packages: npm then
 * leaves them out of the lock file, and "npm ci" refuses such a file everywhere. They are named with their exact version
 * and system, so that npm passes over them here and loads them there.
 */
type Entry = { version?: string; optionalDependencies?: Record<string, string>; dev?: boolean; optional?: boolean }

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !isReachable(path, name))
    .map(([name, version]) => ({ name, version, dev })),
)
for (const { name, version, dev } of missing) {
  const words = name.split(/[/-]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  if (!/^\d/.test(version) || cpu.length === 0) throw new Error(`${name}@${version} can't be completed by its name`)
  const libc = /musl/.test(name) ? ['musl'] : os[0] === 'linux' && /gnu/.test(name) ? ['glibc'] : []
  const entry = { version, cpu, ...(dev && { dev }), optional: true, ...(os[0] && { os }), ...(libc[0] && { libc }) }
  lock.packages[`node_modules/${name}`] = entry
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${missing.length} packages of other systems added`)

function isReachable(path: string, name: string): boolean {
  if (lock.packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true
  return path !== '' && isReachable(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}
