import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type Benchmark, isKept, type Measurement, printTable } from '../bench/measurement.ts'
import { buildIfChanged } from './build.ts'

const [wanted] = process.argv.slice(2)
const files = globSync('bench/*.bench.ts')
  .sort()
  .filter((file) => !wanted || file.includes(wanted))
if (files.length === 0) {
  console.error(`There is no benchmark ${wanted}. Usage: npm run bench [-- NAME]`)
  process.exit(2)
}

await buildIfChanged((line) => console.error(line))
const all: Measurement[] = []
for (const file of files) {
  console.error(`${file} …`)
  const { benchmark } = (await import(pathToFileURL(file).href)) as { benchmark: Benchmark }
  all.push(...(await benchmark()))
}
printTable(all)
process.exit(all.every(isKept) ? 0 : 1)
