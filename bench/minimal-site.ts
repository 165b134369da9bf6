import { spawnSync } from 'node:child_process'
import { startServer } from '../commands/server-process.ts'

/**
 * A minimal React Router page on Hono, of the same size as the model: as many bytes of HTML, as many elements and as
 * much loader data. Built for production and run with the same settings as the site; React Router's default rendering.
 */
export async function startMinimalSite(model: string) {
  build()
  const minimal = await startServer('bench/minimal-site/build/server/index.js')
  const addressOf = (size: Size) => `${minimal.url}/?${new URLSearchParams(Object.entries(size).map(inWords))}`
  const wanted = await measure(model)
  const size: Size = { entries: 0, text: 0, look: 0 }
  // Each of the three changes one more figure than the one before; two points make a straight line.
  for (const [part, figure] of [
    ['entries', 'elements'],
    ['text', 'data'],
    ['look', 'bytes'],
  ] as const) {
    const [none, ten] = await Promise.all([0, 10].map((n) => measure(addressOf({ ...size, [part]: n }))))
    if (!none || !ten) throw new Error('The minimal site gave no answer')
    size[part] = Math.round(((wanted[figure] - none[figure]) / (ten[figure] - none[figure])) * 10)
  }
  const address = addressOf(size)
  console.error('Home page', wanted, 'minimal page', await measure(address))
  return { address, stop: minimal.stop }
}

type Size = { entries: number; text: number; look: number }

const inWords = ([name, value]: [string, number]) => [name, String(value)]

function build() {
  const built = spawnSync(process.execPath, ['../../node_modules/@react-router/dev/bin.js', 'build'], {
    cwd: 'bench/minimal-site',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (built.status !== 0) throw new Error('The minimal site could not be built')
}

async function measure(url: string) {
  const html = await fetch(url).then((response) => response.text())
  const data = html.match(
    /(?<=streamController\.enqueue\().*?(?=\);?<\/script>)|(?<=id="queries"[^>]*>).*?(?=<\/script>)/gs,
  )
  return {
    bytes: Buffer.byteLength(html),
    elements: html.match(/<[a-z]/g)?.length ?? 0,
    data: data?.join('').length ?? 0,
  }
}
