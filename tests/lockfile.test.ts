import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isInstalled } from '#commands/installed-packages.mjs'

type Package = {
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Package> }
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  allowScripts: Record<string, boolean>
}

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
/** A package under another name says its version behind its own: npm:typescript@7.0.2. */
const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).map(
  ([name, version]) => [name, version.replace(/^npm:.+@/, '')] as const,
)
const locked = Object.entries(lock.packages).filter(([path]) => path !== '')

/** The name of a locked package, whose path may lead through packages that hold it: node_modules/a/node_modules/b. */
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

const namesWhere = (isWrong: (entry: Package) => boolean) =>
  locked.filter(([, entry]) => isWrong(entry)).map(([path]) => path)

test('every version that we ask for is exact', () => {
  const loose = wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(loose).toEqual([])
})

test('what is locked is what we ask for', () => {
  const different = wanted.filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version)
  expect(different).toEqual([])
})

test('nothing is tied to one download address', () => {
  expect(namesWhere(({ resolved }) => resolved !== undefined)).toEqual([])
})

test('what is downloaded is checked against what was locked', () => {
  // Other systems' packages may have been out of reach when the lock file was written; they are never loaded here.
  expect(namesWhere(({ integrity, optional }) => !integrity && !optional)).toEqual([])
})

test.each(['x64', 'arm64'])('all that Linux needs on %s was within reach when it was locked', (processor) => {
  const isWanted = ({ os, cpu, libc = ['glibc'] }: Package) =>
    os?.includes('linux') && cpu?.includes(processor) && libc.includes('glibc')
  expect(namesWhere((entry) => isWanted(entry) === true).length).toBeGreaterThan(5)
  expect(namesWhere((entry) => isWanted(entry) === true && !entry.integrity)).toEqual([])
})

test('only packages that we have approved run a script when they are installed', () => {
  const running = locked.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path))
  expect(running).toContain('node')
  expect(running.filter((name) => manifest.allowScripts[name] === undefined)).toEqual([])
})

test('the packages of every system are locked, or else "npm ci" refuses', () => {
  // Repaired by: node commands/complete-lock.ts
  const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isReachable(path, name)),
  )
  expect(missing).toEqual([])
})

function isReachable(path: string, name: string): boolean {
  const place = path ? `${path}/node_modules/${name}` : `node_modules/${name}`
  if (lock.packages[place]) return true
  return path !== '' && isReachable(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}

describe('no package is older than its last known security hole', () => {
  test.each([
    ['hono', '4.12.21'],
    ['drizzle-orm', '0.45.2'],
    ['react-router', '7.12.0'],
    ['better-auth', '1.6.11'],
    ['nodemailer', '7.0.11'],
  ])('%s is %s or newer wherever it is used', (name, floor) => {
    const versions = locked.filter(([path]) => nameOf(path) === name).map(([, entry]) => entry.version ?? '0')
    expect(versions.filter((version) => isOlder(version, floor))).toEqual([])
  })

  test('versions are compared by number', () => {
    expect(isOlder('4.9.30', '4.12.21')).toBe(true)
    expect(isOlder('4.12.21', '4.12.21')).toBe(false)
    expect(isOlder('5.0.0', '4.12.21')).toBe(false)
  })
})

test('all parts of React Router have one version', () => {
  const versions = wanted.flatMap(([name, version]) => (/react-router/.test(name) ? version : []))
  expect(new Set(versions).size).toBe(1)
})

function isOlder(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split(/[.-]/).map(Number))
  const difference = [0, 1, 2].map((part) => (a?.[part] ?? 0) - (b?.[part] ?? 0)).find((step) => step !== 0)
  return (difference ?? 0) < 0
}

describe('packages are installed', () => {
  const locked = {
    packages: { '': { version: '1.0.0' }, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } },
  }
  const other = { version: '2.0.0', optional: true }

  test('not again when the lock file says the same, however new it is', () => {
    expect(isInstalled(locked, { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } } })).toBe(
      true,
    )
  })

  test('when one is missing, has another version or another content', () => {
    expect(isInstalled(locked, { packages: {} })).toBe(false)
    expect(isInstalled(locked, { packages: { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } } })).toBe(
      false,
    )
    expect(isInstalled(locked, { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } } })).toBe(
      false,
    )
  })

  test('not when what is missing is for other systems', () => {
    const withOther = { packages: { 'node_modules/other': other } }
    expect(isInstalled(withOther, { packages: {} })).toBe(true)
    expect(isInstalled(withOther, { packages: { 'node_modules/other': { version: '1.9.0' } } })).toBe(false)
  })
})
