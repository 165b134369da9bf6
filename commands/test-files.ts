import { globSync } from 'node:fs'

export type TestKind = 'unit' | 'system' | 'browser'

const patterns: Record<TestKind, string[]> = {
  unit: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tests/*.test.ts'],
  system: ['tests/system/*.test.ts'],
  browser: ['tests/e2e/*.spec.ts'],
}

export const listTestFiles = () =>
  Object.entries(patterns).flatMap(([kind, globs]) =>
    globs.flatMap((glob) => globSync(glob)).map((path) => ({ kind: kind as TestKind, path })),
  )

type TestFile = ReturnType<typeof listTestFiles>[number]

/** The files that a word means: one by its path, or all that have the word in their name, of one kind if that is said. */
export function findTestFiles(word: string, files: TestFile[], kind?: TestKind): TestFile[] {
  const wanted = files.filter((file) => !kind || file.kind === kind)
  const path = word.replace(/^\.\//, '')
  const exact = wanted.filter((file) => file.path === path || file.path.endsWith(`/${path}`))
  return exact.length > 0 ? exact : wanted.filter((file) => file.path.slice(file.path.lastIndexOf('/')).includes(word))
}
