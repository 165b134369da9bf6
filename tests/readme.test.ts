import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)

test('every variable that the site reads has its line', () => {
  const variables = namesIn('src/platform/environment.server.ts', /^ {4}([A-Z_]+): /gm)
  expect(variables).toContain('DATABASE_URL')
  const lines = readme.match(/^\| `[A-Z].*$/gm)?.join() ?? ''
  expect(variables.filter((name) => !lines.includes(`\`${name}\``))).toEqual(['NODE_ENV', 'OTEL_SERVICE_NAME'])
})

test('every proof has its line', () => {
  const proofs = namesIn('commands/prove.ts', /^ {2}(\w+): \{$/gm)
  expect(proofs).toContain('system')
  expect(proofs.filter((name) => !readme.includes(`\n| \`${name}\` `))).toEqual([])
})

test('every command that it names is there', () => {
  const commands = [...readme.matchAll(/npm run (?:--silent )?([a-z-]+)/g)].map(([, name = '']) => name)
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect([...new Set(commands)].filter((name) => !(name in scripts))).toEqual([])
})
