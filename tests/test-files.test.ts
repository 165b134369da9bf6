import { expect, test } from 'vitest'
import { findTestFiles, listTestFiles } from '#commands/test-files.ts'

const files = listTestFiles()
const find = (...args: [string, ('unit' | 'system' | 'browser')?]) =>
  findTestFiles(args[0], files, args[1]).map(({ path }) => path)

test('a test file is found by its path, by its name, and by a word of it', () => {
  expect(find('tests/e2e/blog.spec.ts')).toEqual(['tests/e2e/blog.spec.ts'])
  expect(find('./src/app.test.ts')).toEqual(['src/app.test.ts'])
  expect(find('blog.spec.ts')).toEqual(['tests/e2e/blog.spec.ts'])
  expect(find('overload')).toEqual(['tests/system/overload.test.ts'])
})

test('where the part is said, only its files are meant', () => {
  expect(find('sign-in', 'browser').length).toBeGreaterThan(0)
  expect(find('sign-in', 'browser').every((path) => path.startsWith('tests/e2e/'))).toBe(true)
  expect(find('nothing-of-the-kind')).toEqual([])
})
