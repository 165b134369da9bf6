import { spawnSync } from 'node:child_process'
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

if (spawnSync('wrk', ['--version']).error) console.error('Rates are measured by wrk, which is missing: apt install wrk')
await buildIfChanged((line) => console.error(line))
const all: Measurement[] = []
const broken: string[] = []
for (const file of files) {
  console.error(`${file} …`)
  const { benchmark } = (await import(pathToFileURL(file).href)) as { benchmark: Benchmark }
  // What the others measure is not lost with it.
  await benchmark().then(
    (measurements) => all.push(...measurements),
    (error) => {
      broken.push(file)
      console.error(error)
    },
  )
}
printTable(all)
for (const file of broken) console.log(`BROKEN  ${file}`)
process.exit(broken.length === 0 && all.every(isKept) ? 0 : 1)
