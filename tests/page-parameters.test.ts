import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { features } from '#src/features.server.ts'

/** What visitors' pages are made of: the admin and the API are never kept. */
const paths = globSync('src/{site,features,records,ui}/**/*.{ts,tsx}').filter(
  (path) => !/\.(test|fixture)\.|api\.server|\/admin(\/|\.)/.test(path),
)
const known = new Set(features.flatMap(({ parameters = [] }) => parameters))

const reads = /\b\w*(?:param|search|query)\w*\)?\.(?:get|getAll|has)\(\s*(['"`])([\w-]+)\1/gi
const links = /<FilterLinks\b[^>]*?\sname="([\w-]+)"/gs

const findParameters = (source: string) => [
  ...[...source.matchAll(reads)].map(([, , name]) => name ?? ''),
  ...[...source.matchAll(links)].map(([, name]) => name ?? ''),
]

test('the page cache knows every parameter that a page reads from its address', () => {
  const found = paths.flatMap((path) => findParameters(readFileSync(path, 'utf8')).map((name) => ({ path, name })))
  expect(new Set(found.map(({ name }) => name))).toEqual(known)
  expect(found.filter(({ name }) => !known.has(name))).toEqual([])
})

test.each([
  "new URL(request.url).searchParams.get('colour')",
  'parameters.has("colour")',
  "const [search] = useSearchParams(); search.getAll('colour')",
  '<FilterLinks label="Colours" name="colour" />',
])('however it is read: %s', (source) => {
  expect(findParameters(source)).toEqual(['colour'])
})
