import { spawnSync } from 'node:child_process'
import { requestsPerSecond } from './load.ts'
import { atLeast, type Benchmark, median } from './measurement.ts'
import { startProcess } from './process.ts'
import { startSite } from './site.ts'

const rounds = [1, 2, 3]
const brotli = { 'accept-encoding': 'br' }
// A request that seems to come from staff is rendered anew each time.
const uncached = { cookie: 'tandem.session=bench' }

/** The home page from memory and rendered, each in turns with what it is measured against. */
export const benchmark: Benchmark = async () => {
  const site = await startSite()
  const bare = await startProcess('bench/bare-server.ts', [site.url])
  const minimal = await startMinimalSite(site.url)
  const cached: number[] = []
  const rendered: number[] = []
  for (const _ of rounds) {
    const bareRate = await requestsPerSecond(bare.url, { headers: brotli })
    cached.push((await requestsPerSecond(site.url, { headers: brotli })) / bareRate)
    const minimalRate = await requestsPerSecond(minimal.address, { connections: 4 })
    rendered.push((await requestsPerSecond(site.url, { connections: 4, headers: uncached })) / minimalRate)
  }
  await Promise.all([site.stop(), bare.stop(), minimal.stop()])
  return [
    atLeast('Home page from memory, requests/s against bare node:http', median(cached), 0.5, '×'),
    atLeast('Home page rendered, requests/s against a minimal page of its size', median(rendered), 1, '×'),
  ]
}

async function startMinimalSite(model: string) {
  const built = spawnSync(process.execPath, ['../../node_modules/@react-router/dev/bin.js', 'build'], {
    cwd: 'bench/minimal-site',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (built.status !== 0) throw new Error('The minimal site could not be built')
  const minimal = await startProcess('bench/minimal-site/build/server/index.js', [])
  const size = async (url: string) => (await fetch(url).then((response) => response.text())).length
  const [target, empty, hundred] = await Promise.all([
    size(model),
    size(`${minimal.url}/?paragraphs=0`),
    size(`${minimal.url}/?paragraphs=100`),
  ])
  const paragraphs = Math.round(((target - empty) / (hundred - empty)) * 100)
  return { address: `${minimal.url}/?paragraphs=${paragraphs}`, stop: minimal.stop }
}
