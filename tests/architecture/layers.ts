import { dirname, posix } from 'node:path'

/**
 * Where a file stands. Imports only go to a lower floor or stay in the same unit: features don't import each other,
 * nor do records, nor do ui, admin-ui and platform.
 */
export type Place = { unit: string; floor: number }

const floors: [pattern: RegExp, floor: number][] = [
  [/^(tests|bench|commands)(?=\/)/, 8],
  [/^src(?=\/[^/]+$)/, 7],
  [/^(src\/site|src\/admin|db)(?=\/)/, 6],
  [/^src\/features\/[^/]+(?=\/)/, 5],
  [/^src\/records\/[^/]+(?=\/)/, 4],
  [/^src\/resources(?=\/)/, 3],
  [/^src\/accounts(?=\/)/, 2],
  [/^src\/(ui|admin-ui|platform)(?=\/)/, 1],
]

export function findPlace(path: string): Place | undefined {
  for (const [pattern, floor] of floors) {
    const unit = path.match(pattern)?.[0]
    if (unit) return { unit, floor }
  }
}

const fromTheRoot = ['db', 'tests', 'bench', 'commands', 'src']

/** The file that an import names, from the project's root; nothing for a package or a page's generated types. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('./+types/')) return undefined
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier)
  if (!specifier.startsWith('#')) return undefined
  const [folder = '', ...rest] = specifier.slice(1).split('/')
  return [...(fromTheRoot.includes(folder) ? [] : ['src']), folder, ...rest].join('/')
}

/** A test may use what tests share; it stands beside what it tests, on the same floor otherwise. */
export const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path) || path.startsWith('tests/')
