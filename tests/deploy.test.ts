import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

const documented = new Set(
  read('README.md')
    .match(/`[A-Z][A-Z_]+`/g)
    ?.map((name) => name.slice(1, -1)),
)
// Of Node, of the database's image, and of the file .env that compose reads.
const others = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'SITE_HOST']

test.each([
  ['Dockerfile', /^ENV .*$/gm, /\w+(?==)/g],
  ['compose.yaml', /^ {4,6}[A-Z_]+:/gm, /\w+/g],
  ['deploy/tandem.service', /^Environment=.*$/gm, /[A-Z_]+(?==)/g],
  ['deploy/kubernetes.yaml', /\{ name: [A-Z_]+, value/g, /[A-Z_]+/g],
])('%s sets nothing that the site does not know', (file, places, names) => {
  const set = (read(file).match(places) ?? []).flatMap((line) => line.match(names) ?? [])
  expect(set.length).toBeGreaterThan(0)
  expect(set.filter((name) => !documented.has(name) && !others.includes(name))).toEqual([])
})

test('all that a build reads is let into the image', () => {
  const allowed = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))
  for (const path of [
    'src',
    'db',
    'public',
    'commands',
    '*.config.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ])
    expect(allowed).toContain(path)
})
